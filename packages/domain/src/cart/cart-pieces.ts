import type { Cart } from './cart.ts'

/** What the badge and the headings count: pieces, including gifts. */
export function piecesOf(cart: Pick<Cart, 'items'> | null | undefined): number {
  return cart?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0
}
