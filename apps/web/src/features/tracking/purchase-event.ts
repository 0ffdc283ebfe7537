import type { OrderTracking } from '@firkant/domain/orders/order-view.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'

const SENT_KEY = 'purchase-order-sent-to-data-layer'

interface Where {
  readonly language: string
  readonly country: string
}

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

const storage = createShopStorage(
  () => window.localStorage,
  () => undefined,
)

function itemOf({ id, name, variant, brand, price, categories, quantity }: OrderTracking['items'][number]) {
  const named = categories.map((category, at) => [`item_category${at === 0 ? '' : at + 1}`, category] as const)
  return {
    item_id: id,
    item_name: name,
    item_variant: variant,
    item_brand: brand,
    price,
    quantity,
    ...Object.fromEntries(named),
  }
}

/** Reports a purchase to analytics: once per order, however often its page is opened. */
export function sendPurchase(tracking: OrderTracking, { language, country }: Where): void {
  const { orderId, transactionId, items, value, tax, shipping, currency, coupon } = tracking
  const sent = (storage.get(SENT_KEY) ?? '').split(' ')
  if (sent.includes(orderId)) return
  storage.set(SENT_KEY, [...sent, orderId].filter(Boolean).slice(-20).join(' '))
  const purchase = { transaction_id: transactionId, value, tax, shipping, currency, coupon, items: items.map(itemOf) }
  const event = { event: 'purchase', language, country, currency, ecommerce: purchase }
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
