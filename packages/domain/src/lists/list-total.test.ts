import { expect, it } from 'vitest'
import { inWholeGroups, listTotal } from './list-total.ts'
import type { ShoppingListItem } from './shopping-list.ts'

const item = (sku: string, quantity: number, more: { groupsOf?: number; price?: number; isOut?: boolean } = {}) => ({
  product: { currentSku: sku },
  quantity,
  stockStatus: more.isOut ? ('outOfStock' as const) : ('inStock' as const),
  allowOversell: false,
  card: {
    price: { current: { inclVat: more.price ?? 100, exclVat: 0 } },
    variants: [{ sku, soldInGroupsOf: more.groupsOf ?? 1 }],
  } as unknown as ShoppingListItem['card'],
})

it('LIST-09 a total is what the cart would get: whole groups, and nothing that is sold out or gone', () => {
  const gone = { ...item('GONE', 2), product: {}, card: undefined }
  const items = [
    item('LAMP', 2, { price: 99.95 }),
    item('CHAIR', 3, { groupsOf: 2 }),
    item('OUT', 9, { isOut: true }),
    gone,
  ]
  expect(listTotal(items, 25)).toEqual({ inclVat: 599.9, exclVat: 479.92 })
  expect([inWholeGroups(1, 2), inWholeGroups(2, 2), inWholeGroups(5, 1)]).toEqual([2, 2, 5])
})
