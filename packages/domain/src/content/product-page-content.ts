import type { BlockContent } from './block-content-schema.ts'
import { PRODUCT_PAGE, type WrongPart } from './pages-of-one-key.ts'

function hasSlotInColumn(block: BlockContent): boolean {
  return (
    block.componentName === 'Layout' &&
    block.props.columns.some((column) => column.blocks.some(({ slot }) => slot !== undefined))
  )
}

/** Only blocks of the product page have a slot. */
export function wrongSlots(page: {
  readonly componentName: string
  readonly blocks: readonly BlockContent[]
}): readonly WrongPart[] {
  const isProductPage = page.componentName === PRODUCT_PAGE
  const message = `only a block of the ${PRODUCT_PAGE} itself, not one in its columns, has this`
  return page.blocks.flatMap((block, index) => [
    ...(block.slot && !isProductPage ? [{ path: ['blocks', index, 'slot'], message }] : []),
    ...(hasSlotInColumn(block) ? [{ path: ['blocks', index, 'props', 'columns', 'slot'], message }] : []),
  ])
}
