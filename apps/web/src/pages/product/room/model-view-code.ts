import { loadable } from '../../../platform/lazy-code/loadable.ts'
import type { ModelViewProps } from './model-view.tsx'

/** Nothing of it before the press. */
export const modelViewCode = loadable<ModelViewProps>(() =>
  import(/* code: rare */ './model-view.tsx').then((module) => module.ModelView),
)
