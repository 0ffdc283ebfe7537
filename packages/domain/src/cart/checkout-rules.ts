import type { Market } from '../market/market.ts'
import { MINOR_PER_MAJOR } from '../money/money.ts'
import { judgeGiftCard, payWithGiftCards, type GiftCard } from '../promotions/judge-code.ts'
import type { CartDetails, CartState } from './cart-state.ts'
import { CHECKOUT_STEPS, type Checkout, type CheckoutStep, type CodeStatus, type ShippingMethod } from './checkout.ts'
import type { ShopFacts } from './detail-commands.ts'
import type { Reckoning } from './reckon-cart.ts'
import { PAYMENT_METHOD_KEYS, PAYMENT_NAMES } from './shipping-methods.ts'

/** What came of a code that the cart holds. */
export function codeStatusOf(promotionKey: string, { chosen, gifts }: Reckoning): CodeStatus {
  if (!chosen.fitting.has(promotionKey)) return 'waiting'
  const isUsed =
    chosen.freeDelivery?.key === promotionKey ||
    gifts.some(({ promotion }) => promotion.key === promotionKey) ||
    chosen.discounts.some(({ promotion }) => promotion.key === promotionKey)
  return isUsed ? 'applied' : 'outdone'
}

export interface CheckoutScope {
  readonly shop: ShopFacts
  readonly market: Market
  readonly shippingMethods: readonly ShippingMethod[]
}

function missingSteps(
  { details }: CartState,
  { sold }: Reckoning,
  { market, shippingMethods, toPayMinor }: CheckoutScope & { readonly toPayMinor: number },
): readonly CheckoutStep[] {
  const isKnown: Readonly<Record<CheckoutStep, boolean>> = {
    items: sold.length > 0,
    // Prices are those of the market: an order for another country is placed there.
    country: countryOf(details, market) === market.key,
    email: details.email !== undefined,
    mobile: details.mobile !== undefined,
    companyName: details.customerType !== 'company' || details.companyName !== undefined,
    billingAddress: details.billingAddress !== undefined,
    shippingMethod: shippingMethods.some(({ selected }) => selected),
    paymentMethod: toPayMinor === 0 || details.paymentMethodKey !== undefined,
  }
  return CHECKOUT_STEPS.filter((step) => !isKnown[step])
}

function countryOf({ countryCode, shippingAddress, billingAddress }: CartDetails, market: Market): string {
  return countryCode ?? shippingAddress?.countryCode ?? billingAddress?.countryCode ?? market.key
}

function codesOf({ details }: CartState, reckoning: Reckoning, { shop, market }: CheckoutScope) {
  return (details.discountCodes ?? []).flatMap((code) => {
    const promotion = shop.promotions.find(({ coupon }) => coupon === code)
    if (!promotion) return []
    return [{ code, name: promotion.names[market.language], status: codeStatusOf(promotion.key, reckoning) }]
  })
}

function usableCards({ details }: CartState, { giftCards, asker }: ShopFacts): readonly GiftCard[] {
  return (details.giftCardCodes ?? []).flatMap((code) => {
    const judged = judgeGiftCard(giftCards.get(code), asker)
    return judged.ok ? [judged.value] : []
  })
}

/** The checkout as data: what is known, what can be chosen, what is missing, and what there is to pay. */
export function checkoutOf(cart: CartState, reckoning: Reckoning, scope: CheckoutScope): Checkout {
  const { sums, shippingMinor = 0, unavailable } = reckoning
  const { customerType = 'private', paymentMethodKey, ...details } = cart.details
  const paid = payWithGiftCards(sums.total.incl, usableCards(cart, scope.shop))
  const giftMinor = paid.reduce((sum, { minor }) => sum + minor, 0)
  const toPayMinor = sums.total.incl - giftMinor
  const missing = missingSteps(cart, reckoning, { ...scope, toPayMinor })
  const { email, mobile, companyName, vatNumber, billingAddress, shippingAddress } = details
  return {
    ...(email !== undefined && { email }),
    ...(mobile !== undefined && { mobile }),
    customerType,
    ...(companyName !== undefined && { companyName }),
    ...(vatNumber !== undefined && { vatNumber }),
    ...(billingAddress && { billingAddress }),
    ...(shippingAddress && { shippingAddress }),
    countryCode: countryOf(cart.details, scope.market),
    shippingMethods: scope.shippingMethods,
    paymentMethods: PAYMENT_METHOD_KEYS.map((key) => ({
      key,
      name: PAYMENT_NAMES[key][scope.market.language],
      selected: key === paymentMethodKey,
    })),
    discountCodes: codesOf(cart, reckoning, scope),
    giftCards: paid.map(({ card, minor }) => ({ code: card.code, amount: minor / MINOR_PER_MAJOR })),
    missing,
    canPlaceOrder: missing.length === 0 && unavailable.length === 0,
    totals: {
      goods: sums.subTotal.incl / MINOR_PER_MAJOR,
      shipping: shippingMinor / MINOR_PER_MAJOR,
      discount: sums.discount.incl / MINOR_PER_MAJOR,
      giftCards: giftMinor / MINOR_PER_MAJOR,
      vat: (sums.total.incl - sums.total.excl) / MINOR_PER_MAJOR,
      toPay: toPayMinor / MINOR_PER_MAJOR,
    },
  }
}
