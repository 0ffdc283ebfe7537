import type { PlaceOrderRequest } from '@firkant/domain/orders/placing/place-order.ts'
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A request of an older shop, or of somebody's own making, would be refused for ever: it is no order. */
function isRequest(value: unknown): value is PlaceOrderRequest {
  if (!isObject(value)) return false
  const { cartId, cartVersion, idempotencyKey, acceptTerms, shown, receiptNumber } = value
  const hasTotal = isObject(shown) && typeof shown.toPay === 'number' && typeof shown.currency === 'string'
  return (
    typeof cartId === 'string' &&
    typeof cartVersion === 'number' &&
    typeof idempotencyKey === 'string' &&
    acceptTerms === true &&
    (shown === undefined || hasTotal) &&
    (receiptNumber === undefined || typeof receiptNumber === 'string')
  )
}

function parse(stored: string | null): PlaceOrderRequest | undefined {
  if (stored === null) return undefined
  try {
    const kept: unknown = JSON.parse(stored)
    return isRequest(kept) ? kept : undefined
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
