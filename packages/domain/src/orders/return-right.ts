import { addDays, type Day } from '../delivery/working-days.ts'
import { marketTime } from '../market/market-clock.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import type { Order } from './order.ts'
import type { ReturnKind } from './return-states.ts'
import {
  validateWithdrawal,
  lastDeliveryDay,
  lastWithdrawalDay,
  openPieces,
  type OpenWithdrawal,
  type OrderFulfilment,
  type WithdrawalRefusal,
} from './withdrawal-window.ts'

/** What goods must be like to be taken back by the shop's own promise, in the words of its terms. */
export const RETURN_CONDITIONS = ['unused', 'sellable', 'goodCondition'] as const
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number]

/** What a brand promises beyond the law: more days, for goods that are as they came. Their delivery is not paid back. */
export interface OwnReturn {
  /** From the day on which the goods came; the days of the law are among them. */
  readonly days: number
  readonly condition: ReturnCondition
}

export interface OwnReturnRight extends OwnReturn {
  /** Absent while something is still to come. */
  readonly until?: Day | undefined
}

/** By which rule goods go back now, and until when each of them holds. */
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
  /** Absent for a brand that promises no more than the law. */
  readonly ownReturn: OwnReturn | undefined
}

/** The law first: it asks for less and gives more. */
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

/** Whether something of the order can go back at this moment, by the law or by the brand's own promise. */
export function validateReturn(
  order: Pick<Order, 'market' | 'buyer' | 'lines'>,
  fate: OrderFulfilment,
  moment: ReturnMoment,
): Result<OpenReturn, WithdrawalRefusal> {
  const right = returnRightOf(order, fate, moment)
  const open = validateWithdrawal(order, fate, moment.now)
  if (open.ok) return succeed({ ...open.value, right })
  const until = right.own?.until
  if (open.code !== 'tooLate' || until === undefined || marketTime(order.market, moment.now).day > until) return open
  const pieces = openPieces(order, fate)
  return pieces.size === 0 ? fail('nothingLeft') : succeed({ lastDay: until, pieces, right })
}
