import { minus, type MinorAmount } from '../../cart/sums/cart-sums.ts'
import type { Order, OrderLine } from '../order.ts'

const shareOf = ({ paid, quantity }: Pick<OrderLine, 'paid' | 'quantity'>, pieces: number): MinorAmount => ({
  incl: Math.floor((paid.incl * pieces) / quantity),
  excl: Math.floor((paid.excl * pieces) / quantity),
})

/**
 * Worth of some pieces of a line. The last piece takes the rounding difference, so that all pieces add up to the line.
 */
export function refundOfPieces(
  line: Pick<OrderLine, 'paid' | 'quantity'>,
  { returned, pieces }: { readonly returned: number; readonly pieces: number },
): MinorAmount {
  return minus(shareOf(line, returned + pieces), shareOf(line, returned))
}

export interface RefundParts {
  /** To the payment method that the order was paid with. */
  readonly paymentMinor: number
  readonly giftCards: readonly { readonly code: string; readonly minor: number }[]
}

/** Refunds the payment first, then the gift cards, last used first. */
export function splitRefund(
  { totals, giftCards }: Pick<Order, 'totals' | 'giftCards'>,
  { minor, refundedMinor }: { readonly minor: number; readonly refundedMinor: number },
): RefundParts {
  let [skip, left] = [refundedMinor, minor]
  const take = (most: number) => {
    const open = Math.max(0, most - skip)
    skip = Math.max(0, skip - most)
    const taken = Math.min(open, left)
    left -= taken
    return taken
  }
  const paymentMinor = take(totals.toPayMinor)
  const cards = giftCards.toReversed().map(({ code, minor: most }) => ({ code, minor: take(most) }))
  return { paymentMinor, giftCards: cards.filter((card) => card.minor > 0) }
}
