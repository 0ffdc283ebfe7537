import { describe, expect, it } from 'vitest'
import type { Cart } from '../cart/cart.ts'
import { cartDifference, productIdsOf, valueOf } from './analytics-items.ts'
import { analyticsPlaceOf, type DataLayerEvent } from './data-layer-events.ts'
import { findEventFaults } from './data-layer-schema.ts'
import { attribute, readAttributions, withList } from './item-lists.ts'
import { pageReferrer } from './page-referrer.ts'

const line = (id: string, quantity: number, isGift = false) => ({
  id,
  quantity,
  viewData: { isGift },
  trackingProductInformation: { id: `sku-${id}`, name: id, variant: '', brand: 'b', price: 10.1, categories: ['c'] },
})
const cartOf = (...items: readonly object[]) => ({ id: 'c', items, total: { inclVat: 1 } }) as unknown as Cart
const counted = (items: readonly { item_id: string; quantity: number }[]) =>
  items.map(({ item_id, quantity }) => [item_id, quantity])

describe('the difference of two carts', () => {
  it('TRACK-03 more gives what was added, less what was removed, each by the difference', () => {
    const { added, removed } = cartDifference(cartOf(line('a', 2), line('b', 5)), cartOf(line('a', 6), line('b', 1)))
    expect(counted(added)).toEqual([['sku-a', 4]])
    expect(counted(removed)).toEqual([['sku-b', 4]])
  })

  it('TRACK-03 lines that come and go count whole; gifts and equal lines not at all', () => {
    const before = cartOf(line('gone', 3), line('same', 1))
    const { added, removed } = cartDifference(before, cartOf(line('same', 1), line('new', 2), line('gift', 1, true)))
    expect(counted(added)).toEqual([['sku-new', 2]])
    expect(counted(removed)).toEqual([['sku-gone', 3]])
    expect(counted(cartDifference(undefined, cartOf(line('a', 1))).added)).toEqual([['sku-a', 1]])
  })
})

describe('items', () => {
  const item = (item_id: string, price: number, quantity = 1) => ({ item_id, item_name: 'x', price, quantity })
  it('TRACK-02 are summed without fractions of an øre, and named by three at most', () => {
    const items = [item('a', 0.1), item('b', 0.2), item('a', 0.3, 3), item('c', 1), item('d', 1)]
    expect(valueOf(items)).toBe(3.2)
    expect(productIdsOf(items)).toEqual(['a', 'b', 'c'])
  })

  it('TRACK-10 carry the list that they were last chosen from', () => {
    const first = attribute({}, 'a', { id: '/lamper', name: 'Lamper' })
    const known = readAttributions(JSON.stringify(attribute(first, 'a', { id: '/soeg', name: 'Søg' })))
    expect(withList(item('a', 1), known)).toMatchObject({ item_list_id: '/soeg', item_list_name: 'Søg' })
    expect(withList(item('constructor', 1), known)).not.toHaveProperty('item_list_id')
  })

  it('TRACK-10 fifty lists are enough, and a broken storage is an empty one', () => {
    let known = {}
    for (let at = 0; at < 60; at += 1) known = attribute(known, `i${at}`, { id: 'l', name: 'L' })
    expect(Object.keys(known)).toHaveLength(50)
    expect(known).toHaveProperty('i59')
    for (const broken of ['{', '[]', 'null', '{"a":1}', null]) expect(readAttributions(broken)).toEqual({})
  })
})

describe('the referrer', () => {
  const facts = { pageName: 'OrderConfirmationPage', origin: 'https://shop.dk', checkoutUrl: '/kasse' }
  it.each([
    ['https://bank.example/pay', 'https://shop.dk/kasse'],
    ['https://shop.dk/bank/pay', 'https://shop.dk/kasse'],
    ['', 'https://shop.dk/kasse'],
    ['https://shop.dk.evil.example/', 'https://shop.dk/kasse'],
    ['https://shop.dk/kasse', 'https://shop.dk/kasse'],
    ['https://shop.dk/mine-sider', 'https://shop.dk/mine-sider'],
  ])('TRACK-05 of a confirmation after %j', (referrer, expected) =>
    expect(pageReferrer({ ...facts, referrer })).toBe(expected),
  )
  it('TRACK-05 other pages keep theirs', () =>
    expect(pageReferrer({ ...facts, pageName: 'StartPage', referrer: 'https://bank.example/' })).toBe(
      'https://bank.example/',
    ))
})

it('TRACK-02 the schema names unknown fields, missing ones and lists that are too long', () => {
  const place = analyticsPlaceOf({ key: 'DK', currency: 'DKK' }, 'da')
  const item = { item_id: 'a', item_name: 'A', price: 1, quantity: 1 }
  const ecommerce = { item_list_id: 'l', item_list_name: 'L', items: Array.from({ length: 15 }, () => item) }
  const event = { event: 'view_item_list', ...place, ecommerce, productIds: ['a'] } as const
  const faults = (changed: object) => findEventFaults({ ...event, ...changed } as DataLayerEvent)
  expect(faults({})).toEqual([])
  expect(faults({ ecommerce: { ...ecommerce, items: [...ecommerce.items, item] } })).toHaveLength(1)
  expect(faults({ productIds: ['a', 'b', 'c', 'd'] })).toHaveLength(1)
  expect(faults({ ecommerce: { ...ecommerce, items: [{ ...item, email: 'a@b.dk' }] } })).toHaveLength(1)
  expect(faults({ country: undefined })).toHaveLength(1)
  expect(faults({ currentCountry: undefined })).toHaveLength(1)
})
