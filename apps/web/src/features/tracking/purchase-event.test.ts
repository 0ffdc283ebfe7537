import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderTracking } from '@firkant/domain/orders/order-view.ts'

const TRACKING: OrderTracking = {
  orderId: 'o-1',
  transactionId: 'HJ-7K3M-92QX',
  items: [
    {
      id: 'LAMP',
      name: 'Lampe',
      variant: 'Sort',
      brand: 'hjemly',
      price: 199,
      categories: ['Belysning', 'Lamper'],
      productCode: 'LAMP',
      extras: {},
      quantity: 2,
    },
  ],
  shipping: 49,
  tax: 89.4,
  value: 447,
  coupon: 'TEN',
  currency: 'DKK',
}
const WHERE = { language: 'da', country: 'DK' }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  vi.resetModules()
})
const load = async () => (await import('./purchase-event.ts')).sendPurchase
const layer = () => (globalThis.window as { dataLayer?: object[] }).dataLayer

describe('the purchase event', () => {
  it('CHK-06 tells order, sums and goods with their categories', async () => {
    ;(await load())(TRACKING, WHERE)
    expect(layer()).toEqual([
      {
        event: 'purchase',
        language: 'da',
        country: 'DK',
        currency: 'DKK',
        ecommerce: {
          transaction_id: 'HJ-7K3M-92QX',
          value: 447,
          tax: 89.4,
          shipping: 49,
          currency: 'DKK',
          coupon: 'TEN',
          items: [
            {
              item_id: 'LAMP',
              item_name: 'Lampe',
              item_variant: 'Sort',
              item_brand: 'hjemly',
              price: 199,
              quantity: 2,
              item_category: 'Belysning',
              item_category2: 'Lamper',
            },
          ],
        },
      },
    ])
  })

  it('CHK-06 is sent once for an order, also after the page was opened again', async () => {
    ;(await load())(TRACKING, WHERE)
    vi.resetModules()
    const again = await load()
    again(TRACKING, WHERE)
    again({ ...TRACKING, orderId: 'o-2' }, WHERE)
    expect(layer()).toHaveLength(2)
    expect(kept.get('purchase-order-sent-to-data-layer')).toBe('o-1 o-2')
  })
})
