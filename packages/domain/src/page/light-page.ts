import type { ProductCard } from '../catalog/product-card.ts'
import type { Block } from '../content/blocks/block.ts'
import type { LaterCard } from './later-card.ts'
import type { Page } from './page.ts'

type CardOf<Card> = (card: ProductCard) => Card

const namedCard = ({ displayName, url }: ProductCard) => ({ displayName, url })

function lighterBlock(block: Block, cardOf: CardOf<object>): object {
  switch (block.componentName) {
    case 'ProductList':
    case 'Recommendations':
      return { ...block, props: { ...block.props, products: block.props.products.map(cardOf) } }
    case 'FocalPoints':
      return {
        ...block,
        props: {
          ...block.props,
          points: block.props.points.map((point) =>
            'product' in point
              ? { ...point, product: { ...cardOf(point.product), ...namedCard(point.product) } }
              : point,
          ),
        },
      }
    case 'ImageBanner': {
      const { product } = block.props
      // It shows no card, but a line of it.
      return product
        ? { ...block, props: { ...block.props, product: { ...namedCard(product), price: product.price } } }
        : block
    }
    case 'Layout':
      return {
        ...block,
        props: {
          ...block.props,
          columns: block.props.columns.map((column) => ({
            ...column,
            blocks: column.blocks.map((each) => lighterBlock(each, cardOf)),
          })),
        },
      }
    default:
      return block
  }
}

const BLOCK_LISTS = ['blocks', 'aboveDetails', 'belowDetails'] as const
const CARD_LISTS = ['products', 'popularProducts', 'seriesProducts', 'accessories', 'similar'] as const

/** The model with every card exchanged, wherever a model holds lists of them. */
function withCards(model: Page['model'], cardOf: CardOf<object>): object {
  const lists = model as { readonly [Name in (typeof CARD_LISTS)[number]]?: readonly ProductCard[] } & {
    readonly [Name in (typeof BLOCK_LISTS)[number]]?: readonly Block[]
  } & { readonly rowBlocks?: readonly { readonly block: Block }[] }
  const changed: Record<string, unknown> = { ...model }
  for (const name of BLOCK_LISTS) if (lists[name]) changed[name] = lists[name].map((each) => lighterBlock(each, cardOf))
  for (const name of CARD_LISTS) if (lists[name]) changed[name] = lists[name].map(cardOf)
  if (lists.rowBlocks)
    changed.rowBlocks = lists.rowBlocks.map((row) => ({ ...row, block: lighterBlock(row.block, cardOf) }))
  return changed
}

/** All cards of a page, in the order of `later`. */
export function cardsOf({ model }: Page): readonly ProductCard[] {
  const cards: ProductCard[] = []
  withCards(model, (card) => {
    cards.push(card)
    return card
  })
  return cards
}

/**
 * The page as a document carries it: without the data of cards and without what its head says already. Undefined when
 * that leaves nothing out; then the page is whole. Only what can be asked for again may be left out.
 */
export function lightPage(page: Page): object | undefined {
  if (page.httpStatus !== 200) return undefined
  let count = 0
  const laterCard = ({ productKey }: ProductCard): LaterCard => {
    count += 1
    return { productKey, later: count - 1 }
  }
  const model = withCards(page.model, laterCard)
  const { title } = page.metaInfo
  return count === 0
    ? undefined
    : {
        ...page,
        metaInfo: { title, elements: [], canonicalUrl: '', openGraphUrl: '' },
        structuredData: [],
        model,
      }
}
