import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { FieldProblem } from '@firkant/domain/cart/checkout/address-rules.ts'
import type { CheckoutField } from '@firkant/domain/checkout/checkout-fields.ts'
import type { PlaceOrderErrorCode } from '@firkant/domain/orders/placing/place-order.ts'
import type { CodeDetail } from '@firkant/domain/promotions/validate-code.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { refusalText } from '../cart/refusal-texts.ts'
import type { CheckoutTexts } from './checkout.texts.ts'

type Key = Parameters<CheckoutTexts['text']>[0]

/** Fields with texts of their own for some errors. */
const OWN_WORDS: Readonly<Record<string, Partial<Record<FieldProblem, Key>>>> = {
  email: { missing: 'emailMissing', invalid: 'emailInvalid', tooLong: 'emailInvalid' },
  mobile: { missing: 'mobileMissing', invalid: 'mobileInvalid', tooLong: 'mobileInvalid' },
  postalCode: { invalid: 'postalCodeInvalid' },
  vatNumber: { invalid: 'vatNumberInvalid', tooLong: 'vatNumberInvalid' },
  acceptTerms: { missing: 'termsMissing' },
}

export function faultText({ text }: CheckoutTexts, field: CheckoutField, fault: FieldProblem): string {
  const name = field.replace(/^(?:billing|shipping)-/, '')
  return text(OWN_WORDS[name]?.[fault] ?? fault)
}

const REFUSALS: Readonly<Partial<Record<CartErrorCode | PlaceOrderErrorCode, Key>>> = {
  'invalid-address': 'addressInvalid',
  'unsupported-country': 'invalid',
  'unknown-method': 'methodGone',
  'invalid-email': 'emailInvalid',
  'invalid-mobile': 'mobileInvalid',
  'cart-locked': 'locked',
  'price-changed': 'priceChanged',
  'delivery-changed': 'deliveryChanged',
  'cart-changed': 'cartChanged',
  'insufficient-inventory': 'notEnough',
  'checkout-incomplete': 'incomplete',
  'too-many-orders': 'tooManyOrders',
  'too-many-samples': 'tooManySamples',
  'too-many-payments': 'tooManyPayments',
  'payment-unavailable': 'paymentUnavailable',
}

/** Text for a refusal by the cart or by placing the order. */
export function checkoutRefusal(
  shop: Shop,
  texts: CheckoutTexts,
  { code, detail }: { readonly code: CartErrorCode | PlaceOrderErrorCode; readonly detail?: CodeDetail | undefined },
): string {
  const key = REFUSALS[code]
  return key === undefined ? refusalText(shop, code as CartErrorCode, detail) : texts.text(key)
}

/** Text for a refused order: a code that the cart accepted is refused there for one reason only. */
export function placingRefusal(shop: Shop, texts: CheckoutTexts, code: CartErrorCode | PlaceOrderErrorCode): string {
  return code === 'code-not-applicable' ? texts.text('offerUsed') : checkoutRefusal(shop, texts, { code })
}
