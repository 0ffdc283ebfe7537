import type { Block } from '@firkant/domain/content/block.ts'
import type { Page } from '@firkant/domain/page/page.ts'

/** Every block of a page, wherever on it it stands; those in the columns of a layout not yet taken out. */
export function blocksOf({ model }: Page): readonly Block[] {
  if ('aboveDetails' in model) return [...model.aboveDetails, ...model.belowDetails]
  if ('samples' in model) return model.samples.flatMap(({ blocks }) => blocks)
  if ('rowBlocks' in model) return [...model.blocks, ...model.rowBlocks.map(({ block }) => block)]
  if ('written' in model && model.written) return model.written.blocks
  return 'blocks' in model ? model.blocks : []
}
