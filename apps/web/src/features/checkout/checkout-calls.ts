import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { PlaceOrderAnswer, PlaceOrderRequest } from '@firkant/domain/orders/placing/place-order.ts'
import type { ApiClient } from '../../platform/api-client.ts'

export interface CheckoutCalls {
  readonly placeOrder: (request: PlaceOrderRequest) => Promise<PlaceOrderAnswer>
  /** Cancels an open payment, so that the cart can be changed. `url`: it was paid meanwhile. */
  readonly reopen: () => Promise<{ readonly success: boolean; readonly url?: string }>
  readonly findTown: (country: MarketKey, postcode: string) => Promise<string | undefined>
}

export function openCheckout(api: ApiClient): CheckoutCalls {
  return {
    placeOrder: (request) => api.post('ct/checkout/placeorder', request),
    reopen: () => api.post('ct/checkout/reopen', {}),
    findTown: async (country, postcode) => (await api.get('ct/checkout/town', { country, postcode })).town,
  }
}
