import type { Market } from '../../market/market.ts'
import { MINOR_PER_MAJOR } from '../../money/money.ts'
import { validateGiftCard, payWithGiftCards, type GiftCard } from '../../promotions/validate-code.ts'
import type { CartState } from '../cart-state.ts'
import type { ShopFacts } from '../commands/detail-commands.ts'
import { PAYMENT_METHOD_KEYS, PAYMENT_NAMES } from '../shipping/shipping-methods.ts'
import type { CartCalculation } from '../sums/calculate-cart.ts'
import { countryOf } from './address-rules.ts'
import { CHECKOUT_STEPS, type Checkout, type CheckoutStep, type CodeStatus, type ShippingMethod } from './checkout.ts'

/** Promotions that have an effect on this cart. */
export function usedPromotionKeys({ chosen, gifts }: CartCalculation): ReadonlySet<string> {
  const { discounts, freeDelivery } = chosen
  const used = [...discounts, ...gifts].map(({ promotion }) => promotion.key)
  return new Set(freeDelivery ? [...used, freeDelivery.key] : used)
}

/** Whether a code of the cart has an effect. */
export function codeStatusOf(promotionKey: string, calculation: CartCalculation): CodeStatus {
  if (!calculation.chosen.fitting.has(promotionKey)) return 'waiting'
  return usedPromotionKeys(calculation).has(promotionKey) ? 'applied' : 'outdone'
}

export interface CheckoutContext {
  readonly shop: ShopFacts
  readonly market: Market
  readonly shippingMethods: readonly ShippingMethod[]
}

function missingSteps(
  { details }: CartState,
  { sold }: CartCalculation,
  { shop, market, shippingMethods, toPayMinor }: CheckoutContext & { readonly toPayMinor: number },
): readonly CheckoutStep[] {
  const isKnown: Readonly<Record<CheckoutStep, boolean>> = {
    items: sold.length > 0,
    // Prices are the market's: an order for another country is placed in that market.
    country: countryOf(details, market.key) === market.key,
    email: details.email !== undefined,
    mobile: details.mobile !== undefined,
    companyName: details.customerType !== 'company' || details.companyName !== undefined,
    billingAddress: details.billingAddress !== undefined,
    shippingMethod: shippingMethods.some(({ selected }) => selected),
    paymentMethod: toPayMinor === 0 || shop.paymentMethodKeys.includes(details.paymentMethodKey ?? ''),
  }
  return CHECKOUT_STEPS.filter((step) => !isKnown[step])
}

function codesOf({ details }: CartState, calculation: CartCalculation, { shop, market }: CheckoutContext) {
  return (details.discountCodes ?? []).flatMap((code) => {
    const promotion = shop.promotions.find(({ coupon }) => coupon === code)
    if (!promotion) return []
    return [{ code, name: promotion.names[market.language], status: codeStatusOf(promotion.key, calculation) }]
  })
}

function usableCards({ details }: CartState, { giftCards, requester }: ShopFacts): readonly GiftCard[] {
  return (details.giftCardCodes ?? []).flatMap((code) => {
    const validated = validateGiftCard(giftCards.get(code), requester)
    return validated.ok ? [validated.value] : []
  })
}

/** The amount left after gift cards. */
export function toPayMinorOf(cart: CartState, { sums }: CartCalculation, shop: ShopFacts): number {
  const paid = payWithGiftCards(sums.total.incl, usableCards(cart, shop))
  return paid.reduce((left, { minor }) => left - minor, sums.total.incl)
}

/** The checkout as data: given fields, choices, missing steps and totals. */
export function checkoutOf(cart: CartState, calculation: CartCalculation, context: CheckoutContext): Checkout {
  const { sums, shippingMinor = 0, unavailable } = calculation
  const { customerType = 'private', paymentMethodKey, ...details } = cart.details
  const paid = payWithGiftCards(sums.total.incl, usableCards(cart, context.shop))
  const toPayMinor = toPayMinorOf(cart, calculation, context.shop)
  const missing = missingSteps(cart, calculation, { ...context, toPayMinor })
  const { email, mobile, companyName, vatNumber, billingAddress, shippingAddress } = details
  return {
    ...(email !== undefined && { email }),
    ...(mobile !== undefined && { mobile }),
    customerType,
    ...(companyName !== undefined && { companyName }),
    ...(vatNumber !== undefined && { vatNumber }),
    ...(billingAddress && { billingAddress }),
    ...(shippingAddress && { shippingAddress }),
    countryCode: countryOf(cart.details, context.market.key),
    shippingMethods: context.shippingMethods,
    paymentMethods: PAYMENT_METHOD_KEYS.filter((key) => context.shop.paymentMethodKeys.includes(key)).map((key) => ({
      key,
      name: PAYMENT_NAMES[key][context.market.language],
      selected: key === paymentMethodKey,
    })),
    discountCodes: codesOf(cart, calculation, context),
    giftCards: paid.map(({ card, minor }) => ({ code: card.code, amount: minor / MINOR_PER_MAJOR })),
    missing,
    canPlaceOrder: missing.length === 0 && unavailable.length === 0,
    totals: {
      goods: sums.subTotal.incl / MINOR_PER_MAJOR,
      shipping: shippingMinor / MINOR_PER_MAJOR,
      discount: sums.discount.incl / MINOR_PER_MAJOR,
      giftCards: (sums.total.incl - toPayMinor) / MINOR_PER_MAJOR,
      vat: (sums.total.incl - sums.total.excl) / MINOR_PER_MAJOR,
      toPay: toPayMinor / MINOR_PER_MAJOR,
    },
  }
}
