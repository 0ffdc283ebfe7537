import { MOST_LINES, type CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { isSameGoods } from './line-commands.ts'

const bothOf = (own: readonly string[] = [], theirs: readonly string[] = []) => [...new Set([...own, ...theirs])]

/**
 * What a visitor put together becomes the customer's at login. The same goods in both are wished for once, at the
 * larger quantity: someone who looks at home and on the way wants one sofa. What the customer's cart knows stays.
 * Nothing is refused: a line that is too much is named like any other that ran out.
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
