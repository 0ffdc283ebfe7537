import { DAY_MS, HOUR_MS } from '../duration/duration.ts'
import { nextMidnight } from '../market/market-clock.ts'
import type { MarketKey } from '../market/market.ts'
import type { ReportPeriod } from './payment-provider.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/
const NOON_MS = 12 * HOUR_MS

/** Noon in UTC is the same calendar day in every market. */
function noonOf(day: string): Date | undefined {
  const midnight = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : undefined
  const isReal = midnight && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  return isReal ? new Date(midnight.getTime() + NOON_MS) : undefined
}

/** A calendar day of a market, also one of 23 or 25 hours. Undefined when there is no such day. */
export function dayPeriod(market: MarketKey, day: string): ReportPeriod | undefined {
  const noon = noonOf(day)
  if (!noon) return undefined
  const dayBefore = new Date(noon.getTime() - DAY_MS)
  return { from: nextMidnight(market, dayBefore), to: nextMidnight(market, noon) }
}

/** A calendar month such as `2026-11`. */
export function monthPeriod(market: MarketKey, month: string): ReportPeriod | undefined {
  const first = MONTH.test(month) ? dayPeriod(market, `${month}-01`) : undefined
  if (!first) return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  const after = dayPeriod(market, next)
  return after && { from: first.from, to: after.from }
}
