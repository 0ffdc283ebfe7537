import type { BlockContent } from './block-content-schema.ts'
import { PRODUCT_PAGE_KEY } from './product-slots.ts'

/** No address of its own: its blocks stand on the page of every product that they are meant for. */
export const PRODUCT_PAGE = 'ProductPage'

interface Wrong {
  readonly path: PropertyKey[]
  readonly message: string
}

function hasSlotInColumn(block: BlockContent): boolean {
  return (
    block.componentName === 'Layout' &&
    block.props.columns.some((column) => column.blocks.some(({ slot }) => slot !== undefined))
  )
}

/** There is one product page, and only its own blocks say where on it they stand. */
export function wrongSlots(page: {
  readonly key: string
  readonly componentName: string
  readonly blocks: readonly BlockContent[]
}): readonly Wrong[] {
  const isProductPage = page.componentName === PRODUCT_PAGE
  const message = `only a block of the ${PRODUCT_PAGE} itself, not one in its columns, has this`
  return [
    ...(isProductPage === (page.key === PRODUCT_PAGE_KEY)
      ? []
      : [{ path: ['key'], message: `${PRODUCT_PAGE_KEY} is the key of the ${PRODUCT_PAGE}, and of no other` }]),
    ...page.blocks.flatMap((block, index) => [
      ...(block.slot && !isProductPage ? [{ path: ['blocks', index, 'slot'], message }] : []),
      ...(hasSlotInColumn(block) ? [{ path: ['blocks', index, 'props', 'columns', 'slot'], message }] : []),
    ]),
  ]
}
