import type { CartState } from '../cart/cart-state.ts'
import { usedPromotionKeys } from '../cart/checkout/checkout-rules.ts'
import type { Checkout } from '../cart/checkout/checkout.ts'
import type { CartCalculation } from '../cart/sums/calculate-cart.ts'
import { minorAmount, NOTHING, type MinorAmount } from '../cart/sums/cart-sums.ts'
import type { ExpressSource } from '../checkout/express/express-sources.ts'
import { minorOfDecimal } from '../money/money.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import { orderLines, type OrderLineContext } from './order-lines.ts'
import type { Order, OrderBuyer, OrderTotals } from './order.ts'

/** `unavailable`: lines are out of stock; `incomplete`: the checkout lacks something. */
export type OrderRefusal = 'incomplete' | 'unavailable'

export interface OrderMaking extends OrderLineContext {
  readonly number: string
  readonly placedAt: Date
  readonly customerId?: string | undefined
  readonly express?: ExpressSource | undefined
}

function totalsOf({ sums }: CartCalculation, shipping: MinorAmount, giftCardsMinor: number): OrderTotals {
  const { subTotal, discount, total } = sums
  return {
    goods: subTotal,
    discount,
    shipping,
    total,
    vatMinor: total.incl - total.excl,
    giftCardsMinor,
    toPayMinor: total.incl - giftCardsMinor,
  }
}

function buyerOf(
  { email, mobile, customerType, companyName, vatNumber }: Checkout,
  customerId?: string,
): OrderBuyer | undefined {
  if (email === undefined || mobile === undefined) return undefined
  return {
    ...(customerId !== undefined && { customerId }),
    email,
    mobile,
    customerType,
    ...(customerType === 'company' && companyName !== undefined && { companyName }),
    ...(customerType === 'company' && vatNumber !== undefined && { vatNumber }),
  }
}

/** The order from what the checkout showed: every amount is one that the visitor saw. */
export function orderOf(
  cart: CartState,
  { calculation, checkout }: { readonly calculation: CartCalculation; readonly checkout: Checkout },
  making: OrderMaking,
): Result<Order, OrderRefusal> {
  if (calculation.unavailable.length > 0) return fail('unavailable')
  const { shippingMethodKey, paymentMethodKey } = cart.details
  const buyer = buyerOf(checkout, making.customerId)
  const { billingAddress, shippingAddress = billingAddress } = checkout
  if (!checkout.canPlaceOrder || !buyer || !billingAddress || !shippingAddress || shippingMethodKey === undefined) {
    return fail('incomplete')
  }
  const { key, currency, vatPercent } = making.market
  const { shippingMinor, shipment } = calculation
  const shipping = shippingMinor === undefined ? NOTHING : minorAmount(shippingMinor, vatPercent)
  const giftCards = checkout.giftCards
    .map(({ code, amount }) => ({ code, minor: minorOfDecimal(amount) }))
    .filter(({ minor }) => minor > 0)
  const giftCardsMinor = giftCards.reduce((sum, { minor }) => sum + minor, 0)
  const totals = totalsOf(calculation, shipping, giftCardsMinor)
  const lines = orderLines(calculation, making)
  return succeed({
    number: making.number,
    market: key,
    currency,
    vatPercent,
    placedAt: making.placedAt,
    buyer,
    ...(making.express && { express: making.express }),
    billingAddress,
    shippingAddress,
    shipping: { methodKey: shippingMethodKey, tier: shipment.tier, price: shipping },
    ...(totals.toPayMinor > 0 && paymentMethodKey !== undefined && { paymentMethodKey }),
    lines,
    ...(cart.details.remindOfSamples && lines.some(({ kind }) => kind === 'sample') && { remindOfSamples: true }),
    discountCodes: checkout.discountCodes.flatMap(({ code, status }) => (status === 'applied' ? code : [])),
    promotionKeys: [...usedPromotionKeys(calculation)],
    giftCards,
    totals,
  })
}
