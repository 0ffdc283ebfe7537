import type { Block } from '@firkant/domain/content/block.ts'
import { loadable } from '../platform/loadable.ts'

/** For pages that seldom have blocks: those without fetch none of it. */
export const blockListCode = loadable<{ readonly blocks: readonly Block[] }>(() =>
  import('./block-list.tsx').then((module) => module.BlockList),
)
