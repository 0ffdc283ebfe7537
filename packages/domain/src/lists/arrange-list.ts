import type { ShoppingListItem } from './shopping-list.ts'

export const LIST_SORTS = ['newest', 'name', 'priceLow', 'priceHigh', 'drop'] as const
export type ListSort = (typeof LIST_SORTS)[number]
export const LIST_FILTERS = ['all', 'inStock', 'reduced'] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

type Arranged = Pick<ShoppingListItem, 'name' | 'card' | 'priceChange' | 'stockStatus'>
type Compare = (one: Arranged, other: Arranged) => number

const priceOf = ({ card }: Arranged) => card?.price.current.inclVat
const changeOf = ({ priceChange }: Arranged) => priceChange?.inclVat ?? 0

/** What has no price, because it is no longer sold, comes last either way. */
function byPrice(direction: 1 | -1): Compare {
  return (one, other) => {
    const [a, b] = [priceOf(one), priceOf(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return direction * (a - b)
  }
}

function comparing(sort: ListSort, locale: string): Compare {
  switch (sort) {
    case 'newest':
      return () => 0
    case 'name': {
      const { compare } = new Intl.Collator(locale, { numeric: true })
      return (one, other) => compare(one.name, other.name)
    }
    case 'priceLow':
      return byPrice(1)
    case 'priceHigh':
      return byPrice(-1)
    case 'drop':
      return (one, other) => changeOf(one) - changeOf(other)
  }
}

const PASSES: Readonly<Record<ListFilter, (item: Arranged) => boolean>> = {
  all: () => true,
  inStock: ({ card, stockStatus }) => card !== undefined && (stockStatus === 'inStock' || stockStatus === 'lowStock'),
  /** Cheaper than when it was added, or reduced today. */
  reduced: (item) => changeOf(item) < 0 || item.card?.price.viewData.showRedPrice === true,
}

/** Items as they are shown; given newest first. Equal ones stay in that order. */
export function arrangeItems<Item extends Arranged>(
  items: readonly Item[],
  { sort, filter, locale }: { readonly sort: ListSort; readonly filter: ListFilter; readonly locale: string },
): readonly Item[] {
  return items.filter(PASSES[filter]).toSorted(comparing(sort, locale))
}
