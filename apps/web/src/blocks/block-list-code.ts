import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { loadable } from '../platform/lazy-code/loadable.ts'

/** Lazy, for pages that seldom have blocks. */
export const blockListCode = loadable<{ readonly blocks: readonly Block[] }>(() =>
  import('./block-list.tsx').then((module) => module.BlockList),
)
