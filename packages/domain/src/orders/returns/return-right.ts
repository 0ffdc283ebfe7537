import { addDays, type Day } from '../../delivery/working-days.ts'
import { marketTime } from '../../market/market-clock.ts'
import { fail, succeed, type Result } from '../../result/result.ts'
import type { Order } from '../order.ts'
import {
  validateWithdrawal,
  lastDeliveryDay,
  lastWithdrawalDay,
  nothingOpen,
  openPieces,
  type OpenWithdrawal,
  type OrderFulfilment,
  type WithdrawalRefusal,
} from '../withdrawal/withdrawal-window.ts'
import type { ReturnKind } from './return-states.ts'

/** Condition that products must be in to be returned under the shop's own promise, as its terms say. */
export const RETURN_CONDITIONS = ['unused', 'sellable', 'goodCondition'] as const
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number]

/**
 * A brand's return promise beyond the law: more days, for products in the given condition. Delivery is not refunded.
 */
export interface OwnReturn {
  /** Counted from the day of delivery; includes the days of the law. */
  readonly days: number
  readonly condition: ReturnCondition
}

export interface OwnReturnRight extends OwnReturn {
  /** Absent until everything was delivered. */
  readonly until?: Day | undefined
}

/** The rules by which an order can be returned now, and until when each applies. */
export interface ReturnRight {
  readonly rule: ReturnKind
  readonly withdrawUntil?: Day | undefined
  readonly own?: OwnReturnRight | undefined
}

export interface OpenReturn extends OpenWithdrawal {
  readonly right: ReturnRight
}

export interface ReturnMoment {
  readonly now: Date
  /** Absent when the brand promises no more than the law. */
  readonly ownReturn: OwnReturn | undefined
}

/** The law comes first: it demands less and gives more. */
export function returnRightOf(
  { market }: Pick<Order, 'market'>,
  { parts }: OrderFulfilment,
  { now, ownReturn }: ReturnMoment,
): ReturnRight {
  const withdrawUntil = lastWithdrawalDay(market, parts)
  const delivered = lastDeliveryDay(market, parts)
  const until = ownReturn && delivered !== undefined ? addDays(delivered, ownReturn.days) : undefined
  const isLate = withdrawUntil !== undefined && marketTime(market, now).day > withdrawUntil
  return {
    rule: isLate && ownReturn ? 'return' : 'withdrawal',
    ...(withdrawUntil !== undefined && { withdrawUntil }),
    ...(ownReturn && { own: { ...ownReturn, ...(until !== undefined && { until }) } }),
  }
}

/** Whether something of the order can be returned now, by law or by the brand's own promise. */
export function validateReturn(
  order: Pick<Order, 'market' | 'buyer' | 'lines'>,
  fulfilment: OrderFulfilment,
  moment: ReturnMoment,
): Result<OpenReturn, WithdrawalRefusal> {
  const right = returnRightOf(order, fulfilment, moment)
  const open = validateWithdrawal(order, fulfilment, moment.now)
  if (open.ok) return succeed({ ...open.value, right })
  const until = right.own?.until
  if (open.code !== 'tooLate' || until === undefined || marketTime(order.market, moment.now).day > until) return open
  const pieces = openPieces(order, fulfilment)
  return pieces.size === 0 ? fail(nothingOpen(order, fulfilment)) : succeed({ lastDay: until, pieces, right })
}
