import { sumOf, type MinorAmount } from '../cart/cart-sums.ts'
import { addDays, type Day } from '../delivery/working-days.ts'
import { marketTime, type MarketTime } from '../market/market-clock.ts'
import type { Order } from './order.ts'
import { hasLeft } from './order-states.ts'
import { refundOfPieces, splitRefund, type RefundParts } from './refund-rules.ts'
import type { ReturnKind } from './return-states.ts'
import type { WithdrawalStatement, WithdrawnLine } from './withdrawal-statement.ts'
import { WITHDRAWAL_DAYS, type OrderFulfilment } from './withdrawal-window.ts'

export interface WithdrawalRefund {
  readonly goods: MinorAmount
  /** Only when nothing is kept: all of it before anything has left, then no more than the plainest delivery costs. */
  readonly deliveryMinor: number
  readonly totalMinor: number
  readonly parts: RefundParts
}

/**
 * `cancel`: nothing of the order leaves; `cancelPart`: these pieces never do, the rest will; `return`: what came goes
 * back, and the refund follows it.
 */
export type WithdrawalNext = 'cancel' | 'cancelPart' | 'return'

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
  readonly next: WithdrawalNext
  /** By which it goes back. */
  readonly rule: ReturnKind
}

export interface WithdrawalFacts {
  readonly rule: ReturnKind
  readonly fate: OrderFulfilment
  readonly now: Date
  /** What the plainest delivery of this order would have cost. */
  readonly standardDeliveryMinor: number
  /** Of this order, so far. */
  readonly refundedMinor: number
}

/** No goods are kept. Gifts and services follow the goods that they were for. */
function isWhole({ lines }: Order, stated: WithdrawalStatement, { goneBack }: OrderFulfilment): boolean {
  const given = new Map(stated.lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  return lines.every(
    ({ id, kind, quantity }) => kind !== 'goods' || (goneBack.get(id) ?? 0) + (given.get(id) ?? 0) >= quantity,
  )
}

/** Nothing is carried up the stairs for an order that never leaves: its services end with it (article 15). */
function endedServices({ lines }: Order, stated: WithdrawalStatement, { goneBack }: OrderFulfilment) {
  return lines.flatMap(({ id, kind, quantity }): readonly WithdrawnLine[] => {
    const left = quantity - (goneBack.get(id) ?? 0)
    const isOpen = kind === 'service' && left > 0
    return isOpen && !stated.lines.some(({ lineItemId }) => lineItemId === id)
      ? [{ lineItemId: id, quantity: left }]
      : []
  })
}

function receiptLines(
  { lines }: Order,
  withdrawn: readonly WithdrawnLine[],
  { goneBack }: OrderFulfilment,
): WithdrawalReceipt['lines'] {
  return withdrawn.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find(({ id }) => id === lineItemId)
    if (!line) return []
    const refund = refundOfPieces(line, { returned: goneBack.get(lineItemId) ?? 0, pieces: quantity })
    return [{ lineItemId, quantity, name: line.name, refund }]
  })
}

function deliveryBack({ shipping }: Order, next: WithdrawalNext, standardDeliveryMinor: number): number {
  const paid = shipping.price.incl
  return next === 'cancel' ? paid : Math.min(paid, standardDeliveryMinor)
}

/** For a statement that was judged good. */
export function withdrawalReceipt(
  order: Order,
  stated: WithdrawalStatement,
  facts: WithdrawalFacts,
): WithdrawalReceipt {
  const { fate, now, standardDeliveryMinor, refundedMinor, rule } = facts
  const whole = isWhole(order, stated, fate)
  const notLeft = whole ? 'cancel' : 'cancelPart'
  const next = hasLeft(fate.state) ? 'return' : notLeft
  const services = next === 'cancel' ? endedServices(order, stated, fate) : []
  const lines = receiptLines(order, [...stated.lines, ...services], fate)
  const goods = sumOf(lines.map(({ refund }) => refund))
  const isByLaw = rule === 'withdrawal'
  const deliveryMinor = whole && isByLaw ? deliveryBack(order, next, standardDeliveryMinor) : 0
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
    ...(next === 'return' && { sendBackBy: within }),
    refundBy: within,
    refund: { goods, deliveryMinor, totalMinor, parts: splitRefund(order, { minor: totalMinor, refundedMinor }) },
    next,
    rule,
  }
}
