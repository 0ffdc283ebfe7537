import { addDays, type Day } from '../delivery/working-days.ts'
import { marketTime } from '../market/market-clock.ts'
import type { MarketKey } from '../market/market.ts'
import { hoursOn, LOOK_AHEAD_DAYS, type OpeningTimes } from './opening-hours.ts'

/** The store's time to pick the items and report that they are ready. */
export const PICKUP_READY_MINUTES = 120

const MINUTES_PER_HOUR = 60

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * MINUTES_PER_HOUR + minutes
}

/**
 * The first day on which items in the store's stock can be collected: they are prepared during opening hours and ready
 * before closing. Undefined for a store that stays closed.
 */
export function pickupDay(times: OpeningTimes, market: MarketKey, now: Date): Day | undefined {
  const { day: today, hour, minute } = marketTime(market, now)
  for (let inDays = 0; inDays < LOOK_AHEAD_DAYS; inDays += 1) {
    const day = addDays(today, inDays)
    const [opens, closes] = hoursOn(times, day).hours
    if (opens === undefined || closes === undefined) continue
    const from = Math.max(minutesOf(opens), inDays === 0 ? hour * MINUTES_PER_HOUR + minute : 0)
    if (from + PICKUP_READY_MINUTES <= minutesOf(closes)) return day
  }
  return undefined
}
