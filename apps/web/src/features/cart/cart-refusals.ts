import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { PlainKey } from '../../texts/text-catalogue.ts'

/** What is said of a command that the cart refused. */
export const CART_REFUSALS: Readonly<Record<CartErrorCode, PlainKey>> = {
  'insufficient-inventory': 'cart.notEnough',
  'not-multiple-of-group': 'error.genericRetry',
  'unknown-sku': 'error.genericRetry',
  'not-buyable': 'error.genericRetry',
  'unknown-line': 'error.genericRetry',
  'invalid-quantity': 'error.genericRetry',
}
