import type { CartValidationError } from './cart-errors.ts'

/** Targets of the cart page's forms without scripts. */
export const CART_FORM_PATHS = {
  change: '/cart/change',
  remove: '/cart/remove',
  addCode: '/cart/code/add',
  removeCode: '/cart/code/remove',
} as const

/** The fragment of the page that says why a form was refused. */
export function cartErrorAnchor({ code, detail }: Pick<CartValidationError, 'code' | 'detail'>): string {
  return `cart-${detail ?? code}`
}
