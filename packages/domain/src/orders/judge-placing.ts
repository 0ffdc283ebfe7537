import type { Cart } from '../cart/cart.ts'
import type { Checkout, CheckoutStep } from '../cart/checkout.ts'
import {
  PLACE_ORDER_ERRORS,
  type PlaceOrderError,
  type PlaceOrderErrorCode,
  type PlaceOrderRequest,
} from './place-order.ts'

export function placeOrderError(
  code: PlaceOrderErrorCode,
  of: { readonly lineItemId?: string; readonly step?: CheckoutStep } = {},
): PlaceOrderError {
  return { code, message: PLACE_ORDER_ERRORS[code], ...of }
}

/** Cheaper is other, too: nobody buys what they have not seen. */
function isAsShown({ shown }: PlaceOrderRequest, { currency, viewData }: Cart, { totals }: Checkout): boolean {
  if (shown) return shown.toPay === totals.toPay && shown.currency === currency
  return !viewData.changes?.some(({ type }) => type === 'price')
}

/** Why the order can't be placed as it was asked for; empty when it can. */
export function judgePlacing(request: PlaceOrderRequest, cart: Cart, checkout: Checkout): readonly PlaceOrderError[] {
  const { unavailableLineItemIds } = cart.checkoutStatus
  if (unavailableLineItemIds.length > 0)
    return unavailableLineItemIds.map((lineItemId) => placeOrderError('insufficient-inventory', { lineItemId }))
  if (request.cartVersion !== cart.version) return [placeOrderError('cart-changed')]
  if (!isAsShown(request, cart, checkout)) return [placeOrderError('price-changed')]
  return checkout.missing.map((step) => placeOrderError('checkout-incomplete', { step }))
}
