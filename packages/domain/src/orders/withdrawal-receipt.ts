import { sumOf, type MinorAmount } from '../cart/cart-sums.ts'
import { addDays, type Day } from '../delivery/working-days.ts'
import { marketTime, type MarketTime } from '../market/market-clock.ts'
import type { Order } from './order.ts'
import { hasLeft } from './order-states.ts'
import { refundOfPieces, splitRefund, type RefundParts } from './refund-rules.ts'
import type { WithdrawalStatement, WithdrawnLine } from './withdrawal-statement.ts'
import { WITHDRAWAL_DAYS, type OrderFate } from './withdrawal-window.ts'

export interface WithdrawalRefund {
  readonly goods: MinorAmount
  /** Only when nothing of the order is kept, and no more than the plainest delivery would have cost. */
  readonly deliveryMinor: number
  readonly totalMinor: number
  readonly parts: RefundParts
}

/** What goes to the buyer at once, by mail: what they said, when it came, and what follows from it. */
export interface WithdrawalReceipt {
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly lines: readonly (WithdrawnLine & { readonly name: string; readonly refund: MinorAmount })[]
  readonly receivedAt: Date
  /** The same moment on the buyer's clock. */
  readonly receivedLocally: MarketTime
  /** Absent when nothing has left the house. */
  readonly sendBackBy?: Day | undefined
  /** The shop may wait for the goods, or for proof that they were sent; not longer. */
  readonly refundBy: Day
  readonly refund: WithdrawalRefund
  /** `cancel`: it never leaves; `return`: what came goes back, and the refund follows it. */
  readonly next: 'cancel' | 'return'
}

export interface WithdrawalFacts {
  readonly fate: OrderFate
  readonly now: Date
  /** What the plainest delivery of this order would have cost. */
  readonly standardDeliveryMinor: number
  /** Of this order, so far. */
  readonly refundedMinor: number
}

type Stated = WithdrawalStatement & { readonly lines: readonly WithdrawnLine[] }

/** Nothing that was paid for is kept; gifts follow their goods, and services that were done do not count. */
function isWhole({ lines }: Order, stated: Stated, { state, goneBack }: OrderFate): boolean {
  const given = new Map(stated.lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  return lines.every(({ id, kind, quantity }) => {
    if (kind === 'gift' || (kind === 'service' && hasLeft(state))) return true
    return (goneBack.get(id) ?? 0) + (given.get(id) ?? 0) >= quantity
  })
}

function receiptLines({ lines }: Order, stated: Stated, { goneBack }: OrderFate): WithdrawalReceipt['lines'] {
  return stated.lines.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find(({ id }) => id === lineItemId)
    if (!line) return []
    const refund = refundOfPieces(line, { returned: goneBack.get(lineItemId) ?? 0, pieces: quantity })
    return [{ lineItemId, quantity, name: line.name, refund }]
  })
}

/** For a statement that was judged good. */
export function withdrawalReceipt(order: Order, stated: Stated, facts: WithdrawalFacts): WithdrawalReceipt {
  const { fate, now, standardDeliveryMinor, refundedMinor } = facts
  const lines = receiptLines(order, stated, fate)
  const goods = sumOf(lines.map(({ refund }) => refund))
  const whole = isWhole(order, stated, fate)
  const deliveryMinor = whole ? Math.min(order.shipping.price.incl, standardDeliveryMinor) : 0
  const totalMinor = goods.incl + deliveryMinor
  const receivedLocally = marketTime(order.market, now)
  const within = addDays(receivedLocally.day, WITHDRAWAL_DAYS)
  return {
    orderNumber: order.number,
    name: stated.name,
    email: stated.email,
    lines,
    receivedAt: now,
    receivedLocally,
    ...(hasLeft(fate.state) && { sendBackBy: within }),
    refundBy: within,
    refund: { goods, deliveryMinor, totalMinor, parts: splitRefund(order, { minor: totalMinor, refundedMinor }) },
    next: whole && fate.goneBack.size === 0 && !hasLeft(fate.state) ? 'cancel' : 'return',
  }
}
