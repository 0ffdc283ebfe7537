import { expect, it } from 'vitest'
import type { Cart } from '../cart/cart.ts'
import { notificationsOf } from './notifications.ts'

const cart = (...items: readonly (readonly [string, number])[]) =>
  ({ items: items.map(([sku, quantity]) => ({ sku, quantity })) }) as unknown as Cart

it('TRACK-06 what was added to the cart is told, once for each SKU; what was taken out is not', () => {
  const told = notificationsOf({
    type: 'cart-changed',
    before: cart(['A', 1], ['B', 2]),
    after: cart(['A', 1], ['A', 1], ['B', 1], ['C', 3]),
  })
  expect(told).toEqual([
    { type: 'add-to-cart', body: { ticket: 'p.A', itemIdentifier: 'A' } },
    { type: 'add-to-cart', body: { ticket: 'p.C', itemIdentifier: 'C' } },
  ])
  expect(notificationsOf({ type: 'cart-changed', before: undefined, after: cart() })).toEqual([])
})

it('TRACK-06 favourites are told with variant and product', () => {
  expect(notificationsOf({ type: 'favourite-added', item: { sku: 'A' }, productKey: 'a' })).toEqual([
    { type: 'add-favorite', body: { ticket: 'p.A', variantKey: 'A', productKey: 'a' } },
  ])
  const set = { sku: 'S', packageKey: 'set' }
  expect(notificationsOf({ type: 'favourite-removed', item: set, productKey: 'set' })).toEqual([
    { type: 'remove-favorite', body: { ticket: 'p.S', variantKey: 'S', productKey: 'set' } },
  ])
  expect(notificationsOf({ type: 'suggestion-followed', term: 'a', text: 'a', origin: 'history' as never })).toEqual([])
})
