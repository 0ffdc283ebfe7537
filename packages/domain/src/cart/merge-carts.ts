import { MAX_LINES, type CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { isSameGoods } from './commands/line-commands.ts'

const bothOf = (own: readonly string[] = [], theirs: readonly string[] = []) => [...new Set([...own, ...theirs])]

const soldBy = ({ soldBy: seller }: CartLine) => seller && { soldBy: seller }

/** Pieces at an agreed price stay at it; at the ordinary price there are as many as are wanted beyond them. */
function withAgreed(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const others = lines.flatMap((each): readonly CartLine[] => {
    if (!isSameGoods(each, line)) return [each]
    const quantity = each.quantity - line.quantity
    return each.agreed || quantity <= 0 ? [] : [{ ...each, quantity }]
  })
  return [...others, line]
}

function withMerged(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  if (line.agreed) return withAgreed(lines, line)
  const same = lines.filter((each) => isSameGoods(each, line))
  const agreed = same.find((each) => each.agreed)
  const known = same.find((each) => !each.agreed)
  const quantity = Math.max(line.quantity - (agreed?.quantity ?? 0), known?.quantity ?? 0)
  if (quantity <= 0) return lines
  if (!known) return [...lines, { ...line, quantity }]
  return lines.map((each) => (each === known ? { ...known, quantity, ...soldBy(line) } : each))
}

/**
 * Merges a visitor's cart into the customer's at login. The same product in both is one line with the larger quantity:
 * someone who shops on two devices wants one sofa. The customer's details win. Nothing is refused: a quantity beyond
 * the stock is reported like any line that ran out.
 */
export function mergeCarts(customer: CartState, visitor: CartState): CartState {
  const lines = visitor.lines.reduce<readonly CartLine[]>(withMerged, customer.lines)
  return {
    lines: lines.slice(0, MAX_LINES),
    details: {
      ...visitor.details,
      ...customer.details,
      discountCodes: bothOf(customer.details.discountCodes, visitor.details.discountCodes),
      giftCardCodes: bothOf(customer.details.giftCardCodes, visitor.details.giftCardCodes),
      declinedGifts: bothOf(customer.details.declinedGifts, visitor.details.declinedGifts),
    },
  }
}
