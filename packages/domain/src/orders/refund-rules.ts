import { minus, type MinorAmount } from '../cart/cart-sums.ts'
import type { Order, OrderLine } from './order.ts'

const shareOf = ({ paid, quantity }: Pick<OrderLine, 'paid' | 'quantity'>, pieces: number): MinorAmount => ({
  incl: Math.floor((paid.incl * pieces) / quantity),
  excl: Math.floor((paid.excl * pieces) / quantity),
})

/** What some pieces of a line are worth. What rounding leaves comes with the last, so all of them make up the line. */
export function refundOfPieces(
  line: Pick<OrderLine, 'paid' | 'quantity'>,
  { returned, pieces }: { readonly returned: number; readonly pieces: number },
): MinorAmount {
  return minus(shareOf(line, returned + pieces), shareOf(line, returned))
}

export interface RefundParts {
  /** By the means that the order was paid with. */
  readonly paymentMinor: number
  readonly giftCards: readonly { readonly code: string; readonly minor: number }[]
}

/** Money goes back the way it came: first to the payment, what is more than that to the gift cards, last used first. */
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
