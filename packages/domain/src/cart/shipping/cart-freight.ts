import { MINOR_PER_MAJOR, minorOfDecimal, type Amount } from '../../money/money.ts'
import type { Cart } from '../cart.ts'
import type { CheckoutModel } from '../checkout/checkout.ts'

/**
 * What a cart shows of its freight. `known`: fixed by address and method, or free. `expected`: the price of home
 * delivery. `unknown`: nothing in it can be delivered, or a gift card may cover it.
 */
export type Freight = { readonly kind: 'known' | 'expected'; readonly price: Amount } | { readonly kind: 'unknown' }

export interface ShownTotal {
  readonly freight: Freight
  /** Includes the freight only where it is shown. */
  readonly total: Amount
}

function hasGoods({ items, checkoutStatus }: Cart): boolean {
  return items.some(({ id, viewData }) => !viewData.isGift && !checkoutStatus.unavailableLineItemIds.includes(id))
}

export function shownTotal(cart: Cart): ShownTotal {
  const { shippingCost, total, viewData } = cart
  const { fallbackShippingCost, expectedTotal } = viewData
  if (shippingCost) return { freight: { kind: 'known', price: shippingCost }, total }
  if (!hasGoods(cart)) return { freight: { kind: 'unknown' }, total }
  if (fallbackShippingCost.inclVat === 0) return { freight: { kind: 'known', price: fallbackShippingCost }, total }
  return { freight: { kind: 'expected', price: fallbackShippingCost }, total: expectedTotal }
}

export interface ShownCheckoutTotals {
  readonly freight: Freight
  readonly toPay: number
  readonly vat: number
}

/** The same as in the cart, so that the checkout does not show another total. */
export function shownCheckoutTotals({ cart, checkout }: CheckoutModel): ShownCheckoutTotals {
  const { toPay, giftCards, vat } = checkout.totals
  const { freight, total } = shownTotal(cart)
  if (freight.kind !== 'expected') return { freight, toPay, vat }
  // A gift card that pays for everything may cover the freight too: only the server knows its balance.
  if (giftCards > 0 && toPay === 0) return { freight: { kind: 'unknown' }, toPay, vat }
  const [incl, excl] = [minorOfDecimal(total.inclVat), minorOfDecimal(total.exclVat)]
  const toPayMinor = minorOfDecimal(toPay) + incl - minorOfDecimal(cart.total.inclVat)
  return { freight, toPay: toPayMinor / MINOR_PER_MAJOR, vat: (incl - excl) / MINOR_PER_MAJOR }
}
