import { describe, expect, it } from 'vitest'
import type { OrderTracking } from '@firkant/domain/orders/order-view.ts'
import { analyticsPlaceOf, type DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import { findEventFaults } from '@firkant/domain/tracking/data-layer-schema.ts'
import { sampleCard, samplePrice } from '../../../test/sample-card.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'
import { createConsentedStorage, createEventGate } from './event-gate.ts'
import { createTracker } from './tracker.ts'

function memoryStorage(kept = new Map<string, string>()): ShopStorage & { readonly kept: Map<string, string> } {
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
function open(storage = memoryStorage(), visit = memoryStorage()) {
  const events: DataLayerEvent[] = []
  const place = analyticsPlaceOf({ key: 'DK', currency: 'DKK' }, 'da')
  const push = (event: DataLayerEvent) => {
    expect(findEventFaults(event)).toEqual([])
    events.push(event)
  }
  return { events, storage, visit, tracker: createTracker({ place, storage, visit, push }) }
}
const card = (sku: string) =>
  sampleCard({
    currentSku: sku,
    categories: ['Belysning', 'Lamper'],
    url: `/lamper/${sku}`,
    price: samplePrice(199_00),
  })
const product = { name: 'Lampe', variant: 'Sort', brand: 'hjemly', price: 199, productCode: 'L', extras: {} }
const ORDER: OrderTracking = {
  orderId: 'o-1',
  transactionId: 'HJ-7K3M-92QX',
  items: [{ ...product, id: 's1', categories: ['Belysning', 'Lamper'], quantity: 2 }],
  shipping: 49,
  tax: 89.4,
  value: 447,
  coupon: 'TEN',
  currency: 'DKK',
}
const LAMPS = { id: '/lamper', name: 'Lamper' }

describe('the tracker', () => {
  it('TRACK-02 CHK-06 a purchase tells order, sums and goods, once per order, also in the next visit', () => {
    const first = open()
    first.tracker.orderShown(ORDER)
    const later = open(first.storage)
    later.tracker.orderShown(ORDER)
    later.tracker.orderShown({ ...ORDER, orderId: 'o-2' })
    expect(first.events).toMatchObject([
      {
        event: 'purchase',
        orderId: 'o-1',
        ecommerce: {
          transaction_id: 'HJ-7K3M-92QX',
          value: 447,
          tax: 89.4,
          shipping: 49,
          coupon: 'TEN',
          currency: 'DKK',
          items: [{ item_id: 's1', quantity: 2, item_category: 'Belysning', item_category2: 'Lamper' }],
        },
      },
    ])
    expect(later.events).toHaveLength(1)
    expect(first.storage.kept.get('purchase-order-sent-to-data-layer')).toBe('o-1 o-2')
  })

  it('TRACK-10 TRACK-02 the list follows an item from list to product and purchase; fifteen items are told', () => {
    const { tracker, events, storage } = open()
    tracker.listShown(
      LAMPS,
      Array.from({ length: 24 }, (_, at) => card(`s${at}`)),
    )
    tracker.linkFollowed('/elsewhere')
    tracker.linkFollowed('/lamper/s1')
    tracker.productShown({ ...product, id: 's1', categories: ['Lamper'] })
    const next = open(storage)
    next.tracker.orderShown(ORDER)
    expect(events.map(({ event }) => event)).toEqual(['view_item_list', 'select_item', 'view_item'])
    expect(events[0]).toMatchObject({ ecommerce: { items: { length: 15 } }, productIds: ['s0', 's1', 's2'] })
    const [first] = events[0] && 'ecommerce' in events[0] ? events[0].ecommerce.items : []
    expect(first).toMatchObject({ item_category: 'Belysning', item_category2: 'Lamper' })
    for (const event of [events[2], next.events[0]])
      expect(event).toMatchObject({ ecommerce: { items: [{ item_list_id: '/lamper', item_list_name: 'Lamper' }] } })
  })

  it('TRACK-10 a product in two lists is attributed to the one that it was chosen from, also straight into the cart', () => {
    const { tracker, events, storage } = open()
    const similar = { id: 'similar', name: 'Lignende' }
    tracker.listShown(LAMPS, [card('s1'), card('s2')])
    tracker.listShown(similar, [card('s1'), card('s2')])
    tracker.linkFollowed('/lamper/s1', '/lamper')
    expect(events.at(-1)).toMatchObject({ event: 'select_item', ecommerce: { item_list_id: '/lamper' } })
    tracker.linkFollowed('/lamper/s1', 'elsewhere')
    tracker.cardUsed('/lamper/s2', 'similar')
    expect(events.map(({ event }) => event)).toEqual(['view_item_list', 'view_item_list', 'select_item'])
    expect(JSON.parse(storage.kept.get('ga4-item-list-key') ?? '')).toEqual({ s1: LAMPS, s2: similar })
  })

  it('TRACK-04 a customer is told of when first known, and when it is another', () => {
    const { tracker, events } = open()
    for (const id of [undefined, 'a', 'a', undefined, 'a', 'b']) tracker.customerKnown(id)
    expect(events.map((event) => 'externalId' in event && event.externalId)).toEqual(['a', 'a', 'b'])
  })

  it('TRACK-04 the next document tells of the same customer no more, but of another, and again after a logout', () => {
    const { visit, tracker } = open()
    tracker.customerKnown('a')
    const told = ['a', 'b', 'b', undefined, 'b'].flatMap((id) => {
      const next = open(memoryStorage(), visit)
      next.tracker.customerKnown(id)
      return next.events.map((event) => 'externalId' in event && event.externalId)
    })
    expect(told).toEqual(['b', 'b'])
  })

  it('TRACK-02 every event says where the shop is, by the names of the specification too', () => {
    const { tracker, events } = open()
    tracker.searchShown('sofa')
    expect(events).toEqual([
      {
        event: 'search',
        search_term: 'sofa',
        currency: 'DKK',
        language: 'da',
        country: 'DK',
        currentCurrency: 'DKK',
        currentLanguage: 'da',
        currentCountry: 'DK',
      },
    ])
  })

  it('TRACK-02 a search is told once, with the suggestion that led to it', () => {
    const { tracker, events } = open()
    tracker.happened({ type: 'suggestion-followed', term: 'so', text: 'sofa', origin: 'popular' })
    tracker.searchShown('sofa')
    tracker.searchShown('lampe')
    tracker.searchShown('anna@example.dk 010190-1234')
    expect(events).toMatchObject([
      { search_term: 'so', search_interaction: 'suggestion', search_interaction_name: 'popular' },
      { search_term: 'lampe' },
      { search_term: '<email> <number>' },
    ])
  })

  it('TRACK-02 a favourite is told with what is known of it', () => {
    const { tracker, events } = open()
    tracker.listShown(LAMPS, [card('s1')])
    tracker.happened({ type: 'favourite-added', item: { sku: 's1' }, productKey: 'l' })
    tracker.happened({ type: 'favourite-removed', item: { sku: 's1' }, productKey: 'l' })
    expect(events.slice(1)).toMatchObject([{ event: 'add_to_wishlist', ecommerce: { value: 199 } }])
  })
})

describe('before consent', () => {
  it('TRACK-07 events wait, are passed on in order when it is given, and dropped when refused', () => {
    const passed: number[] = []
    const granted = createEventGate<number>((event) => passed.push(event))
    for (let at = 0; at < 300; at += 1) granted.push(at)
    expect(passed).toEqual([])
    granted.set('open')
    expect(passed).toHaveLength(200)
    granted.push(-1)
    expect(passed.at(-1)).toBe(-1)
    granted.set('closed')
    granted.push(-2)
    granted.set('open')
    expect(passed.at(-1)).toBe(-1)
  })

  it('TRACK-07 LAW-04 nothing is stored, then what was noted, and nothing is left after a refusal', () => {
    const real = memoryStorage()
    const storage = createConsentedStorage(real, ['a'])
    storage.set('a', '1')
    expect([storage.get('a'), real.kept.size]).toEqual(['1', 0])
    storage.allow(true)
    expect(real.kept.get('a')).toBe('1')
    storage.allow(false)
    expect([storage.get('a'), real.kept.size]).toEqual([null, 0])
  })
})
