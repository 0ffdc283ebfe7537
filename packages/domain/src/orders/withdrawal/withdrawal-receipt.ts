import { sumOf, type MinorAmount } from '../../cart/sums/cart-sums.ts'
import { addDays, type Day } from '../../delivery/working-days.ts'
import { marketTime, type MarketTime } from '../../market/market-clock.ts'
import { hasLeft } from '../order-states.ts'
import type { Order } from '../order.ts'
import { refundOfPieces, splitRefund, type RefundParts } from '../returns/refund-rules.ts'
import type { ReturnKind } from '../returns/return-states.ts'
import type { WithdrawalStatement, WithdrawnLine } from './withdrawal-statement.ts'
import { WITHDRAWAL_DAYS, type OrderFulfilment } from './withdrawal-window.ts'

export interface WithdrawalRefund {
  readonly goods: MinorAmount
  /** Only when everything is withdrawn: in full before shipping, afterwards at most the price of standard delivery. */
  readonly deliveryMinor: number
  readonly totalMinor: number
  readonly parts: RefundParts
}

/**
 * `cancel`: nothing of the order is shipped; `cancelPart`: these pieces are not shipped, the rest is; `return`: shipped
 * items are sent back and refunded afterwards.
 */
export type WithdrawalNext = 'cancel' | 'cancelPart' | 'return'

/** Mailed to the buyer at once: what they stated, when it was received, and what happens next. */
export interface WithdrawalReceipt {
  readonly orderNumber: string
  readonly name: string
  readonly email: string
  readonly lines: readonly (WithdrawnLine & { readonly name: string; readonly refund: MinorAmount })[]
  readonly receivedAt: Date
  /** The same moment in the market's time zone. */
  readonly receivedLocally: MarketTime
  /** Absent when nothing was shipped. */
  readonly sendBackBy?: Day | undefined
  /** The shop may wait for the items, or for proof that they were sent; not longer. */
  readonly refundBy: Day
  readonly refund: WithdrawalRefund
  readonly next: WithdrawalNext
  /** The rule under which it is returned. */
  readonly rule: ReturnKind
}

export interface WithdrawalFacts {
  readonly rule: ReturnKind
  readonly fulfilment: OrderFulfilment
  readonly now: Date
  /** What standard delivery of this order would have cost. */
  readonly standardDeliveryMinor: number
  /** Refunds of this order so far. */
  readonly refundedMinor: number
}

/** No products are left with the buyer. Gifts and services follow the products they belong to. */
function isWhole(
  { lines }: Order,
  stated: WithdrawalStatement,
  { returnedPieces: goneBack }: OrderFulfilment,
): boolean {
  const given = new Map(stated.lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  return lines.every(
    ({ id, kind, quantity }) => kind !== 'goods' || (goneBack.get(id) ?? 0) + (given.get(id) ?? 0) >= quantity,
  )
}

/** Services of an order that is not shipped end with it (article 15). */
function endedServices({ lines }: Order, stated: WithdrawalStatement, { returnedPieces: goneBack }: OrderFulfilment) {
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
  { returnedPieces: goneBack }: OrderFulfilment,
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

/** For a validated statement. */
export function withdrawalReceipt(
  order: Order,
  stated: WithdrawalStatement,
  facts: WithdrawalFacts,
): WithdrawalReceipt {
  const { fulfilment, now, standardDeliveryMinor, refundedMinor, rule } = facts
  const whole = isWhole(order, stated, fulfilment)
  const beforeShipping = whole ? 'cancel' : 'cancelPart'
  const next = hasLeft(fulfilment.state) ? 'return' : beforeShipping
  const services = next === 'cancel' ? endedServices(order, stated, fulfilment) : []
  const lines = receiptLines(order, [...stated.lines, ...services], fulfilment)
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
