import type { PlaceOrderRequest } from '@firkant/domain/orders/place-order.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'

const KEY = 'order-intent'

export type WantedOrder = Omit<PlaceOrderRequest, 'idempotencyKey' | 'acceptTerms'>

/**
 * The order the visitor wants to place. Without an answer it is unknown whether the request arrived, so a retry sends
 * the same request with the same key, whatever the page shows by then.
 */
export interface OrderIntent {
  readonly begin: (wanted: WantedOrder) => PlaceOrderRequest
  readonly unanswered: () => PlaceOrderRequest | undefined
  readonly answered: () => void
}

function parse(stored: string | null): PlaceOrderRequest | undefined {
  if (stored === null) return undefined
  try {
    return JSON.parse(stored) as PlaceOrderRequest
  } catch {
    return undefined
  }
}

export function createOrderIntent(storage: ShopStorage, newKey: () => string): OrderIntent {
  const unanswered = () => parse(storage.get(KEY))
  return {
    unanswered,
    begin(wanted) {
      const request = unanswered() ?? { ...wanted, idempotencyKey: newKey(), acceptTerms: true }
      storage.set(KEY, JSON.stringify(request))
      return request
    },
    answered: () => storage.remove(KEY),
  }
}
