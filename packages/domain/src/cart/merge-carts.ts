import { MOST_LINES, type CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { isSameGoods } from './line-commands.ts'

const bothOf = (own: readonly string[] = [], theirs: readonly string[] = []) => [...new Set([...own, ...theirs])]

/**
 * Merges a visitor's cart into the customer's at login. The same product in both is one line with the larger quantity:
 * someone who shops on two devices wants one sofa. The customer's details win. Nothing is refused: a quantity beyond
 * the stock is reported like any line that ran out.
 */
export function mergeCarts(customer: CartState, visitor: CartState): CartState {
  const lines: CartLine[] = [...customer.lines]
  for (const line of visitor.lines) {
    const at = lines.findIndex((each) => isSameGoods(each, line))
    const known = lines[at]
    if (!known) lines.push(line)
    else if (line.quantity > known.quantity) lines[at] = { ...known, quantity: line.quantity }
  }
  return {
    lines: lines.slice(0, MOST_LINES),
    details: {
      ...visitor.details,
      ...customer.details,
      discountCodes: bothOf(customer.details.discountCodes, visitor.details.discountCodes),
      giftCardCodes: bothOf(customer.details.giftCardCodes, visitor.details.giftCardCodes),
      declinedGifts: bothOf(customer.details.declinedGifts, visitor.details.declinedGifts),
    },
  }
}
