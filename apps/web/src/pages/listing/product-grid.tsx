import type { ReactNode } from 'react'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { BlockView } from '../../blocks/block-view.tsx'
import { ListedContext } from '../../blocks/image-banner/listed-context.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { useListing } from './listing-context.ts'
import style from './product-grid.module.css'

/** Rows are counted as the desktop shows them. Four fill whole rows of two as well; in rows of three the grid fills up. */
const ROW = 4
/** Two rows of a phone, one of a desk: what is seen before anything is scrolled. */
const SEEN_FIRST = 4

/** After how many products each block stands; one that is due after the last stands last. */
export function placeRowBlocks({ products, rowBlocks }: Pick<ListingModel, 'products' | 'rowBlocks'>) {
  return rowBlocks.map(({ afterRow, block }) => ({ block, after: Math.min(afterRow * ROW, products.length) }))
}

/** `isSeenFirst`: nothing large stands above the list, so its first pictures are what the visitor waits for. */
export function ProductGrid({ isSeenFirst }: { isSeenFirst: boolean }): ReactNode {
  const { model, isWaiting } = useListing()
  const placed = placeRowBlocks(model)
  const blocksAfter = (count: number) =>
    placed
      .filter(({ after }) => after === count)
      .map(({ block }) => {
        const turn = block === placed[0]?.block ? 'first' : 'later'
        return (
          <li
            key={block.id}
            className={style.between}
            data-part="listing-between"
            data-turn={turn}
            data-of={block.componentName}
          >
            <ListedContext value={turn}>
              <BlockView block={block} />
            </ListedContext>
          </li>
        )
      })
  return (
    <ul className={style.grid} data-part="listing-grid" data-waiting={isWaiting ? '' : undefined}>
      {blocksAfter(0)}
      {model.products.flatMap((product, index) => [
        <li key={product.productKey} className={style.cell}>
          <ProductCardView product={product} heading="h2" priority={isSeenFirst && index < SEEN_FIRST} />
        </li>,
        ...blocksAfter(index + 1),
      ])}
    </ul>
  )
}
