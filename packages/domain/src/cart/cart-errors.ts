/** Why a command was refused; the text for people belongs to the web. */
export const CART_ERRORS = {
  'insufficient-inventory': 'There are not that many in stock',
  'not-multiple-of-group': 'It is sold in groups only',
  'unknown-sku': 'The shop does not sell this',
  'not-buyable': 'It cannot be bought now',
  'unknown-line': 'The cart has no such line',
  'invalid-quantity': 'The quantity is not a whole number that a line may have',
} as const

export type CartErrorCode = keyof typeof CART_ERRORS

export interface CartValidationError {
  readonly code: CartErrorCode
  readonly commandIndex: number
  readonly message: string
  readonly lineItemId?: string | undefined
}
