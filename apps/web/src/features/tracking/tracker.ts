import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { TrackingProductInformation } from '@firkant/domain/catalog/tracking-product-information.ts'
import type { OrderTracking } from '@firkant/domain/orders/order-view.ts'
import { maskPersonal } from '@firkant/domain/telemetry/personal-text.ts'
import { cartDataOf, cartDifference, itemOf, productIdsOf, valueOf } from '@firkant/domain/tracking/analytics-items.ts'
import {
  MAX_LISTED_ITEMS,
  type AnalyticsItem,
  type AnalyticsPlace,
  type DataLayerEvent,
  type DataLayerEventName,
  type DataLayerPayloads,
} from '@firkant/domain/tracking/data-layer-events.ts'
import type { ItemList } from '@firkant/domain/tracking/item-lists.ts'
import type { ShopHappening } from '@firkant/domain/tracking/shop-happening.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'
import { createListMemory, type ListMemory } from './list-memory.ts'

export const PURCHASES_KEY = 'purchase-order-sent-to-data-layer'
export const CUSTOMER_KEY = 'customer-sent-to-data-layer'
/** Orders that a browser tells apart; older ones are not opened again. */
const MAX_PURCHASES = 20

type CartEvent = 'view_cart' | 'begin_checkout' | 'add_to_cart' | 'remove_from_cart'
type Send = <Name extends DataLayerEventName>(event: Name, payload: DataLayerPayloads[Name]) => void

export interface Tracker {
  readonly pageShown: (payload: DataLayerPayloads['virtualPageLoad']) => void
  readonly productShown: (product: TrackingProductInformation) => void
  readonly listShown: (list: ItemList, cards: readonly ProductCard[]) => void
  readonly linkFollowed: (path: string, listId?: string) => void
  /** Something was done with a card without opening its product, such as putting it into the cart. */
  readonly cardUsed: (path: string, listId?: string) => void
  readonly cartShown: (event: 'view_cart' | 'begin_checkout', cart: Cart) => void
  readonly orderShown: (order: OrderTracking) => void
  readonly searchShown: (term: string) => void
  /** Undefined: nobody, once that is known. */
  readonly customerKnown: (externalId: string | undefined) => void
  readonly experienceSeen: (experience: { readonly key: string; readonly variant: string }) => void
  readonly happened: (happening: ShopHappening) => void
}

interface TrackerParts {
  readonly place: AnalyticsPlace
  readonly storage: ShopStorage
  /** Of the tab. */
  readonly visit: ShopStorage
  readonly push: (event: DataLayerEvent) => void
}

const listOf = ({ id, name }: ItemList, items: readonly AnalyticsItem[]) => ({
  item_list_id: id,
  item_list_name: name,
  items,
})

function createCartReports(send: Send, valued: (items: readonly AnalyticsItem[]) => ReturnType<typeof valuedIn>) {
  function report(event: CartEvent, cart: Cart, items: readonly AnalyticsItem[]): void {
    if (items.length === 0) return
    const data = cartDataOf(cart)
    const all = { ...data, items: valued(data.items).items }
    send(event, { ecommerce: valued(items), cart: all, productIds: productIdsOf(items) })
  }
  return {
    shown: (event: CartEvent, cart: Cart) => report(event, cart, cartDataOf(cart).items),
    changed(before: Cart | undefined, after: Cart): void {
      const { added, removed } = cartDifference(before, after)
      report('add_to_cart', after, added)
      report('remove_from_cart', after, removed)
    },
  }
}

function valuedIn(currency: string, lists: ListMemory, items: readonly AnalyticsItem[]) {
  return { currency, value: valueOf(items), items: lists.attributed(items) }
}

/** A suggestion that leads to results is told once, with the suggestion. */
function createSearchReports(send: Send) {
  let followed: string | undefined
  return {
    shown(term: string): void {
      if (followed !== term) send('search', { search_term: maskPersonal(term) })
      followed = undefined
    },
    followed({ term, text, origin }: Extract<ShopHappening, { type: 'suggestion-followed' }>): void {
      followed = text
      const search_term = maskPersonal(term)
      send('search', { search_term, search_interaction: 'suggestion', search_interaction_name: origin })
    },
  }
}

function createOrderReport(send: Send, storage: ShopStorage, lists: ListMemory) {
  return ({ orderId, transactionId, items, tax, shipping, coupon, value, currency }: OrderTracking): void => {
    const sent = (storage.get(PURCHASES_KEY) ?? '').split(' ').filter(Boolean)
    if (sent.includes(orderId)) return
    storage.set(PURCHASES_KEY, [...sent, orderId].slice(-MAX_PURCHASES).join(' '))
    const bought = lists.attributed(items.map((item) => itemOf(item, item.quantity)))
    const ecommerce = { transaction_id: transactionId, value, tax, shipping, currency, coupon, items: bought }
    send('purchase', { orderId, ecommerce, productIds: productIdsOf(bought) })
  }
}

/** Turns what is shown and done into events of analytics. Who may have them is decided behind `push`. */
export function createTracker({ place, storage, visit, push }: TrackerParts): Tracker {
  const lists = createListMemory(storage)
  const send: Send = (event, payload) => push({ event, ...place, ...payload } as DataLayerEvent)
  const valued = (items: readonly AnalyticsItem[]) => valuedIn(place.currency, lists, items)
  const carts = createCartReports(send, valued)
  const searches = createSearchReports(send)

  function favourite(sku: string): void {
    const item = lists.find(sku) ?? { item_id: sku, item_name: sku, price: 0, quantity: 1 }
    send('add_to_wishlist', { ecommerce: valued([item]) })
  }

  return {
    pageShown: (payload) => send('virtualPageLoad', payload),
    productShown(product) {
      const item = itemOf(product)
      lists.addItem(item)
      send('view_item', { ecommerce: valued([item]), productIds: [item.item_id] })
    },
    listShown(list, cards) {
      const items = lists.addList(list, cards).slice(0, MAX_LISTED_ITEMS)
      if (items.length > 0) send('view_item_list', { ecommerce: listOf(list, items), productIds: productIdsOf(items) })
    },
    cardUsed: (path, listId) => void lists.follow(path, listId),
    linkFollowed(path, listId) {
      const found = lists.follow(path, listId)
      if (found) send('select_item', { ecommerce: listOf(found.list, [found.item]) })
    },
    cartShown: carts.shown,
    orderShown: createOrderReport(send, storage, lists),
    searchShown: searches.shown,
    customerKnown(externalId) {
      if (externalId === undefined) return visit.remove(CUSTOMER_KEY)
      if (visit.get(CUSTOMER_KEY) === externalId) return
      visit.set(CUSTOMER_KEY, externalId)
      send('customerIdentified', { externalId })
    },
    experienceSeen: ({ key, variant }) =>
      send('experience_impression', { experience: key, variant, exp_variant_string: `${key}-${variant}` }),
    happened(happening) {
      if (happening.type === 'cart-changed') carts.changed(happening.before, happening.after)
      else if (happening.type === 'suggestion-followed') searches.followed(happening)
      else if (happening.type === 'favourite-added') favourite(happening.item.sku)
    },
  }
}
