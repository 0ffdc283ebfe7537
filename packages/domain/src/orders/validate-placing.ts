import type { Cart } from '../cart/cart.ts'
import type { Checkout, CheckoutStep } from '../cart/checkout.ts'
import {
  PLACE_ORDER_ERRORS,
  type PlaceOrderError,
  type PlaceOrderErrorCode,
  type PlaceOrderRequest,
  type ShownTotal,
} from './place-order.ts'

export function placeOrderError(
  code: PlaceOrderErrorCode,
  of: { readonly lineItemId?: string; readonly step?: CheckoutStep } = {},
): PlaceOrderError {
  return { code, message: PLACE_ORDER_ERRORS[code], ...of }
}

export interface PlacedCart {
  readonly cart: Cart
  readonly checkout: Checkout
  /** What the shop last said that this version of the cart comes to. */
  readonly answered: ShownTotal | undefined
}

/** Cheaper is other, too: nobody buys what they have not seen. Who does not say what they saw saw the last answer. */
function isAsShown({ shown }: PlaceOrderRequest, { cart, checkout, answered }: PlacedCart): boolean {
  const seen = shown ?? answered
  return seen?.toPay === checkout.totals.toPay && seen.currency === cart.currency
}

/** Why the order can't be placed as it was asked for; empty when it can. */
export function validatePlacing(request: PlaceOrderRequest, placed: PlacedCart): readonly PlaceOrderError[] {
  const { cart, checkout } = placed
  const { unavailableLineItemIds } = cart.checkoutStatus
  if (unavailableLineItemIds.length > 0)
    return unavailableLineItemIds.map((lineItemId) => placeOrderError('insufficient-inventory', { lineItemId }))
  if (request.cartVersion !== cart.version) return [placeOrderError('cart-changed')]
  if (!isAsShown(request, placed)) return [placeOrderError('price-changed')]
  return checkout.missing.map((step) => placeOrderError('checkout-incomplete', { step }))
}
