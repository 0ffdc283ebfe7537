import { addDays } from '../delivery/working-days.ts'
import { marketTime } from '../market/market-clock.ts'
import type { MarketKey } from '../market/market.ts'

export const PERIOD_LENGTHS = [7, 28, 90] as const
export type PeriodLength = (typeof PERIOD_LENGTHS)[number]
export const USUAL_LENGTH: PeriodLength = 28

export interface InsightPeriod {
  /** First and last calendar day of the market, both counted. */
  readonly from: string
  readonly to: string
}

export function readLength(text: string): PeriodLength {
  return PERIOD_LENGTHS.find((length) => String(length) === text) ?? USUAL_LENGTH
}

/** Ends with the market's today; the one before it is as long and ends the day before. */
export function periodsOf(market: MarketKey, length: number, now: Date): { now: InsightPeriod; before: InsightPeriod } {
  const { day: to } = marketTime(market, now)
  const from = addDays(to, 1 - length)
  return { now: { from, to }, before: { from: addDays(from, -length), to: addDays(from, -1) } }
}

export function daysOf({ from, to }: InsightPeriod): readonly string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** 0.25: a quarter more than before. Undefined if there was nothing to compare with. */
export function changeOf(value: number, before: number): number | undefined {
  return before === 0 ? undefined : value / before - 1
}
