import type { Cart } from '../../cart/cart.ts'
import { shownArrival, type Checkout, type CheckoutStep } from '../../cart/checkout/checkout.ts'
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
  /** The total of this cart version that the shop answered last. */
  readonly answered: ShownTotal | undefined
}

/**
 * A lower price is refused too: nobody buys what they have not seen. A client that does not send `shown` is compared
 * with the last answer.
 */
function isAsShown({ shown }: PlaceOrderRequest, { cart, checkout, answered }: PlacedCart): boolean {
  const seen = shown ?? answered
  return seen?.toPay === checkout.totals.toPay && seen.currency === cart.currency
}

/** Whoever was shown a day gets no later one. */
function isLaterThanShown({ shown }: PlaceOrderRequest, { checkout }: PlacedCart): boolean {
  const { arrivesOn, partDays } = shownArrival(checkout)
  if (shown?.arrivesOn === undefined || arrivesOn === undefined) return false
  if (arrivesOn > shown.arrivesOn || partDays?.length !== shown.partDays?.length) return true
  return partDays?.some((day, at) => day > (shown.partDays?.[at] ?? '')) ?? false
}

/** Why the order can't be placed; empty when it can. */
export function validatePlacing(request: PlaceOrderRequest, placed: PlacedCart): readonly PlaceOrderError[] {
  const { cart, checkout } = placed
  const { unavailableLineItemIds } = cart.checkoutStatus
  if (unavailableLineItemIds.length > 0)
    return unavailableLineItemIds.map((lineItemId) => placeOrderError('insufficient-inventory', { lineItemId }))
  if (request.cartVersion !== cart.version) return [placeOrderError('cart-changed')]
  if (!isAsShown(request, placed)) return [placeOrderError('price-changed')]
  if (isLaterThanShown(request, placed)) return [placeOrderError('delivery-changed')]
  return checkout.missing.map((step) => placeOrderError('checkout-incomplete', { step }))
}
