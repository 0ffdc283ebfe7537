import { loadable } from '../../platform/loadable.ts'
import type { PackageChoicesProps } from './package-choices.tsx'

/** Few products are packages: the others fetch none of it. */
export const packageCode = loadable<PackageChoicesProps>(() =>
  import('./package-choices.tsx').then((code) => code.PackageChoices),
)
