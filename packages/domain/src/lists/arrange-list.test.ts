import { describe, expect, it } from 'vitest'
import type { ProductCard } from '../catalog/product-card.ts'
import { arrangeItems, LIST_FILTERS, type ListFilter, type ListSort } from './arrange-list.ts'

interface Thing {
  readonly price?: number
  readonly change?: number
  readonly stock?: 'inStock' | 'lowStock' | 'outOfStock' | 'orderable'
  readonly isRed?: boolean
}

const amount = (inclVat: number) => ({ inclVat, exclVat: inclVat })
const itemOf = (name: string, { price, change, stock = 'inStock', isRed = false }: Thing) => ({
  name,
  stockStatus: stock,
  ...(change !== undefined && { priceChange: amount(change) }),
  ...(price !== undefined && {
    card: {
      price: { current: amount(price), regular: amount(price), viewData: { showRedPrice: isRed } },
    } as ProductCard,
  }),
})

/** Newest first, as they are stored. */
const ITEMS = [
  itemOf('Ål', { price: 300, change: -50 }),
  itemOf('Gone', {}),
  itemOf('Bord 10', { price: 900, change: 20, stock: 'outOfStock' }),
  itemOf('Bord 9', { price: 900, change: -100, stock: 'lowStock' }),
  itemOf('Lampe', { price: 100, stock: 'orderable', isRed: true }),
]
const arranged = (sort: ListSort, filter: ListFilter = 'all') =>
  arrangeItems(ITEMS, { sort, filter, locale: 'da-DK' }).map(({ name }) => name)

describe('the items of a list', () => {
  it.each<[ListSort, readonly string[]]>([
    ['newest', ['Ål', 'Gone', 'Bord 10', 'Bord 9', 'Lampe']],
    ['name', ['Bord 9', 'Bord 10', 'Gone', 'Lampe', 'Ål']],
    ['priceLow', ['Lampe', 'Ål', 'Bord 10', 'Bord 9', 'Gone']],
    ['priceHigh', ['Bord 10', 'Bord 9', 'Ål', 'Lampe', 'Gone']],
    ['drop', ['Bord 9', 'Ål', 'Gone', 'Lampe', 'Bord 10']],
  ])('sorted by %s: what is gone has no price, equal ones stay newest first', (sort, names) => {
    expect(arranged(sort)).toEqual(names)
  })

  it.each<[ListFilter, readonly string[]]>([
    ['all', ['Ål', 'Gone', 'Bord 10', 'Bord 9', 'Lampe']],
    ['inStock', ['Ål', 'Bord 9']],
    ['reduced', ['Ål', 'Bord 9', 'Lampe']],
  ])('%s', (filter, names) => {
    expect(LIST_FILTERS).toContain(filter)
    expect(arranged('newest', filter)).toEqual(names)
  })
})
