import { emailKey, isEmailAddress } from '../../mail/email-address.ts'
import type { MarketKey } from '../../market/market.ts'
import { couponKey, type Promotion, type PromotionRequester } from '../../promotions/promotion.ts'
import { validateCoupon, validateGiftCard, type GiftCard } from '../../promotions/validate-code.ts'
import { fail, succeed, type Result } from '../../result/result.ts'
import type { CartErrorCode, CartRefusal } from '../cart-errors.ts'
import { cartRequester } from '../cart-requester.ts'
import type { CartDetails } from '../cart-state.ts'
import { countryOf, isCountry, validateAddress, readMobile } from '../checkout/address-rules.ts'
import { companyProblems } from '../checkout/company-rules.ts'
import { readVatNumber } from '../checkout/vat-number.ts'
import type { CommandOf } from './cart-commands.ts'

/** Facts of the shop other than products. */
export interface ShopFacts {
  readonly promotions: readonly Promotion[]
  readonly requester: PromotionRequester
  /** By code; those that the cart or a command names. */
  readonly giftCards: ReadonlyMap<string, GiftCard>
  /** Where the brand delivers. */
  readonly countries: readonly MarketKey[]
  readonly shippingMethodKeys: readonly string[]
  readonly paymentMethodKeys: readonly string[]
}

export type AppliedDetails = { readonly ok: true; readonly value: CartDetails } | CartRefusal

const MAX_CODES = 10

function withCode(codes: readonly string[] = [], code: string): Result<readonly string[], CartErrorCode> {
  if (codes.includes(code)) return succeed(codes)
  return codes.length < MAX_CODES ? succeed([...codes, code]) : fail('code-not-applicable')
}

function withoutCode(codes: readonly string[] = [], written: string): Result<readonly string[], CartErrorCode> {
  const code = couponKey(written)
  return codes.includes(code) ? succeed(codes.filter((each) => each !== code)) : fail('unknown-code')
}

export function addDiscountCode(details: CartDetails, written: string, shop: ShopFacts): AppliedDetails {
  const validated = validateCoupon(shop.promotions, written, cartRequester(details, shop.requester))
  if (!validated.ok) return validated
  const codes = withCode(details.discountCodes, couponKey(written))
  return codes.ok ? succeed({ ...details, discountCodes: codes.value }) : codes
}

export function removeDiscountCode(details: CartDetails, written: string): AppliedDetails {
  const codes = withoutCode(details.discountCodes, written)
  return codes.ok ? succeed({ ...details, discountCodes: codes.value }) : codes
}

export function addGiftCard(details: CartDetails, written: string, shop: ShopFacts): AppliedDetails {
  const validated = validateGiftCard(shop.giftCards.get(couponKey(written)), shop.requester)
  if (!validated.ok) return validated
  const codes = withCode(details.giftCardCodes, validated.value.code)
  return codes.ok ? succeed({ ...details, giftCardCodes: codes.value }) : codes
}

export function removeGiftCard(details: CartDetails, written: string): AppliedDetails {
  const codes = withoutCode(details.giftCardCodes, written)
  return codes.ok ? succeed({ ...details, giftCardCodes: codes.value }) : codes
}

export function setEmail(details: CartDetails, written: string): AppliedDetails {
  const email = written.trim()
  if (!isEmailAddress(email)) return fail('invalid-email')
  const { usedPromotions, ...rest } = details
  const key = emailKey(email)
  return succeed({ ...rest, ...(usedPromotions?.email === key && { usedPromotions }), email: key })
}

export function setMobile(details: CartDetails, written: string, { requester, countries }: ShopFacts): AppliedDetails {
  const mobile = readMobile(written, requester.market, countries)
  return mobile === undefined ? fail('invalid-mobile') : succeed({ ...details, mobile })
}

export function setAddress(
  details: CartDetails,
  command: CommandOf<'SetBillingAddressCommand' | 'SetShippingAddressCommand'>,
  { countries }: ShopFacts,
): AppliedDetails {
  const validated = validateAddress(command.address, countries)
  if (!validated.ok) return validated
  const isBilling = command.$type.endsWith('SetBillingAddressCommand')
  return succeed({ ...details, [isBilling ? 'billingAddress' : 'shippingAddress']: validated.value })
}

export function setCustomerType(
  details: CartDetails,
  command: CommandOf<'SetCustomerTypeOnCartCommand'>,
  { requester }: ShopFacts,
): AppliedDetails {
  const { companyName: _name, vatNumber: _number, ...rest } = details
  if (command.customerType === 'private') return succeed({ ...rest, customerType: 'private' })
  const named = countryOf(details, requester.market)
  const country = isCountry(named) ? named : requester.market
  const fields = Object.keys(companyProblems(command, country))
  if (fields.length > 0) return { ...fail('invalid-address'), fields }
  const companyName = command.companyName?.trim()
  const vatNumber = readVatNumber(country, command.vatNumber ?? '')
  return succeed({
    ...rest,
    customerType: 'company',
    ...(companyName && { companyName }),
    ...(vatNumber !== undefined && { vatNumber }),
  })
}

export function setCountry(details: CartDetails, written: string, { countries }: ShopFacts): AppliedDetails {
  const countryCode = written.trim().toUpperCase()
  const isServed = isCountry(countryCode) && countries.includes(countryCode)
  return isServed ? succeed({ ...details, countryCode }) : fail('unsupported-country')
}

export function setShippingMethod(details: CartDetails, key: string, shop: ShopFacts): AppliedDetails {
  return shop.shippingMethodKeys.includes(key)
    ? succeed({ ...details, shippingMethodKey: key })
    : fail('unknown-method')
}

export function setPaymentMethod(details: CartDetails, key: string, shop: ShopFacts): AppliedDetails {
  return shop.paymentMethodKeys.includes(key) ? succeed({ ...details, paymentMethodKey: key }) : fail('unknown-method')
}
