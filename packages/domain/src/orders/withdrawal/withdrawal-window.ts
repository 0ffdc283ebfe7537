import { addDays, addWorkingDays, type Day } from '../../delivery/working-days.ts'
import { marketTime } from '../../market/market-clock.ts'
import type { MarketKey } from '../../market/market.ts'
import { fail, succeed, type Result } from '../../result/result.ts'
import { hasLeft, isUnpaidFor, type OrderState } from '../order-states.ts'
import type { Order, OrderLine } from '../order.ts'

/** Directive 2011/83/EU, articles 9 to 16. */
export const WITHDRAWAL_DAYS = 14

/** How far an order has come, as far as withdrawal depends on it. */
export interface OrderFulfilment {
  readonly state: OrderState
  /** One per shipment. */
  readonly parts: readonly { readonly deliveredAt?: Date | undefined }[]
  /** Line id → pieces withdrawn or returned so far. */
  readonly returnedPieces: ReadonlyMap<string, number>
  /** Lines made to order, or sealed for hygiene and opened (article 16). */
  readonly exemptLineIds: ReadonlySet<string>
}

export type WithdrawalRefusal = 'notAConsumer' | 'notBought' | 'cancelled' | 'nothingLeft' | 'madeToOrder' | 'tooLate'

/**
 * The last day of withdrawal: the fourteenth after the last delivery, or the next working day. Undefined until
 * everything was delivered: the period has not started.
 */
export function lastWithdrawalDay(market: MarketKey, parts: OrderFulfilment['parts']): Day | undefined {
  const lastDelivery = lastDeliveryDay(market, parts)
  return lastDelivery && addWorkingDays(market, addDays(lastDelivery, WITHDRAWAL_DAYS), 0)
}

/** Undefined until everything was delivered. */
export function lastDeliveryDay(market: MarketKey, parts: OrderFulfilment['parts']): Day | undefined {
  const days = parts.flatMap(({ deliveredAt }) => (deliveredAt ? marketTime(market, deliveredAt).day : []))
  return days.length < parts.length ? undefined : days.toSorted().at(-1)
}

/** How many pieces of a line can still be withdrawn. A service counts as performed once the order was shipped. */
export function withdrawablePieces(
  line: OrderLine,
  { state, returnedPieces: goneBack, exemptLineIds }: OrderFulfilment,
): number {
  const isWithdrawable = line.kind === 'goods' || (line.kind === 'service' && !hasLeft(state))
  if (!isWithdrawable || exemptLineIds.has(line.id)) return 0
  return Math.max(0, line.quantity - (goneBack.get(line.id) ?? 0))
}

export interface OpenWithdrawal {
  readonly lastDay?: Day | undefined
  readonly pieces: ReadonlyMap<string, number>
}

/** Whether the order can be withdrawn from now: by a consumer, from the purchase to the last day. */
export function validateWithdrawal(
  order: Pick<Order, 'market' | 'buyer' | 'lines'>,
  fulfilment: OrderFulfilment,
  now: Date,
): Result<OpenWithdrawal, WithdrawalRefusal> {
  if (order.buyer.customerType === 'company') return fail('notAConsumer')
  if (isUnpaidFor(fulfilment.state)) return fail('notBought')
  if (fulfilment.state === 'cancelled') return fail('cancelled')
  const lastDay = lastWithdrawalDay(order.market, fulfilment.parts)
  if (lastDay !== undefined && marketTime(order.market, now).day > lastDay) return fail('tooLate')
  const pieces = openPieces(order, fulfilment)
  if (pieces.size === 0) return fail(nothingOpen(order, fulfilment))
  return succeed({ ...(lastDay !== undefined && { lastDay }), pieces })
}

/** Why nothing can go back: it has, or what is left was made to the buyer's wishes. */
export function nothingOpen(
  { lines }: Pick<Order, 'lines'>,
  { exemptLineIds, returnedPieces }: OrderFulfilment,
): 'madeToOrder' | 'nothingLeft' {
  const isLeft = lines.some(({ id, quantity }) => exemptLineIds.has(id) && (returnedPieces.get(id) ?? 0) < quantity)
  return isLeft ? 'madeToOrder' : 'nothingLeft'
}

/** Line id → pieces that can still be returned. */
export function openPieces({ lines }: Pick<Order, 'lines'>, fulfilment: OrderFulfilment): ReadonlyMap<string, number> {
  if (fulfilment.state === 'returned') return new Map()
  const pieces = lines.map((line) => [line.id, withdrawablePieces(line, fulfilment)] as const)
  return new Map(pieces.filter(([, count]) => count > 0))
}
