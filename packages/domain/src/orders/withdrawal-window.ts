import { addDays, addWorkingDays, type Day } from '../delivery/working-days.ts'
import { marketTime } from '../market/market-clock.ts'
import type { MarketKey } from '../market/market.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import type { Order, OrderLine } from './order.ts'
import { hasLeft, isUnpaidFor, type OrderState } from './order-states.ts'

/** Directive 2011/83/EU, articles 9 to 16. */
export const WITHDRAWAL_DAYS = 14

/** What became of an order, as far as withdrawing from it is concerned. */
export interface OrderFulfilment {
  readonly state: OrderState
  /** One for each part that was or will be sent. */
  readonly parts: readonly { readonly deliveredAt?: Date | undefined }[]
  /** Pieces of each line that were withdrawn or returned before. */
  readonly goneBack: ReadonlyMap<string, number>
  /** Lines that were made for this buyer alone, or sealed for hygiene and opened (article 16). */
  readonly exemptLineIds: ReadonlySet<string>
}

export type WithdrawalRefusal = 'notAConsumer' | 'notBought' | 'cancelled' | 'nothingLeft' | 'tooLate'

/**
 * The last day on which the buyer may change their mind: the fourteenth after the day on which the last part came, or
 * the working day after that. Undefined while something is still to come: the time has not begun to run out.
 */
export function lastWithdrawalDay(market: MarketKey, parts: OrderFulfilment['parts']): Day | undefined {
  const lastDelivery = lastDeliveryDay(market, parts)
  return lastDelivery && addWorkingDays(market, addDays(lastDelivery, WITHDRAWAL_DAYS), 0)
}

/** The day on which the last part came; undefined while something is still to come. */
export function lastDeliveryDay(market: MarketKey, parts: OrderFulfilment['parts']): Day | undefined {
  const days = parts.flatMap(({ deliveredAt }) => (deliveredAt ? marketTime(market, deliveredAt).day : []))
  return days.length < parts.length ? undefined : days.toSorted().at(-1)
}

/** How many pieces of a line can still be withdrawn. A service is done when the goods have come. */
export function withdrawablePieces(line: OrderLine, { state, goneBack, exemptLineIds }: OrderFulfilment): number {
  const isWithdrawable = line.kind === 'goods' || (line.kind === 'service' && !hasLeft(state))
  if (!isWithdrawable || exemptLineIds.has(line.id)) return 0
  return Math.max(0, line.quantity - (goneBack.get(line.id) ?? 0))
}

export interface OpenWithdrawal {
  readonly lastDay?: Day | undefined
  readonly pieces: ReadonlyMap<string, number>
}

/** Whether the order can be withdrawn from at this moment, guest or customer: by a consumer, from buying to the last day. */
export function validateWithdrawal(
  order: Pick<Order, 'market' | 'buyer' | 'lines'>,
  fate: OrderFulfilment,
  now: Date,
): Result<OpenWithdrawal, WithdrawalRefusal> {
  if (order.buyer.customerType === 'company') return fail('notAConsumer')
  if (isUnpaidFor(fate.state)) return fail('notBought')
  if (fate.state === 'cancelled') return fail('cancelled')
  const lastDay = lastWithdrawalDay(order.market, fate.parts)
  if (lastDay !== undefined && marketTime(order.market, now).day > lastDay) return fail('tooLate')
  const pieces = openPieces(order, fate)
  if (pieces.size === 0) return fail('nothingLeft')
  return succeed({ ...(lastDay !== undefined && { lastDay }), pieces })
}

/** Pieces of each line that can still go back. */
export function openPieces({ lines }: Pick<Order, 'lines'>, fate: OrderFulfilment): ReadonlyMap<string, number> {
  if (fate.state === 'returned') return new Map()
  const pieces = lines.map((line) => [line.id, withdrawablePieces(line, fate)] as const)
  return new Map(pieces.filter(([, count]) => count > 0))
}
