import type { CodeDetail } from '../promotions/validate-code.ts'

/** Why a command was refused; the texts for people are in the web app. */
export const CART_ERRORS = {
  'insufficient-inventory': 'There are not that many in stock',
  'not-multiple-of-group': 'It is sold in groups only',
  'unknown-sku': 'The shop does not sell this',
  'not-buyable': 'It cannot be bought now',
  'too-many-samples': 'More samples than a cart may have',
  'unknown-line': 'The cart has no such line',
  'invalid-quantity': 'The quantity is not a whole number that a line may have',
  'unknown-code': 'There is no such code',
  'code-expired': 'The code is no longer valid',
  'code-not-applicable': 'The code cannot be used for this cart',
  'code-requires-login': 'The code is for customers who are signed in',
  'too-many-codes': 'Too many codes were wrong, try again later',
  'invalid-email': 'It is not an e-mail address',
  'invalid-mobile': 'It is not a mobile number of the country',
  'invalid-address': 'The address is not complete, or not one of its country',
  'unsupported-country': 'The shop does not deliver to this country',
  'unknown-method': 'There is no such method for this cart',
  'cart-locked': 'The cart is being paid for',
} as const

export type CartErrorCode = keyof typeof CART_ERRORS

export interface CartValidationError {
  readonly code: CartErrorCode
  readonly commandIndex: number
  readonly message: string
  readonly lineItemId?: string | undefined
  /** Invalid fields of an address or a company, by their names in the command. */
  readonly fields?: readonly string[] | undefined
  /** More about the reason than the error code says. */
  readonly detail?: CodeDetail | undefined
}

/** What a rule refuses with. */
export interface CartRefusal extends Pick<CartValidationError, 'code' | 'fields' | 'detail'> {
  readonly ok: false
}
