import { HOUR_MS } from '../duration/duration.ts'
import type { MarketKey } from './market.ts'

/** Local time of the market. */
export interface MarketTime {
  /** A calendar day such as `2026-11-26`. */
  readonly day: string
  readonly hour: number
  readonly minute: number
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

export const TIME_ZONES: Readonly<Record<MarketKey, string>> = {
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
}

/** Created once: creating a formatter is expensive. */
const CLOCKS: Readonly<Record<MarketKey, Intl.DateTimeFormat>> = {
  DK: clockOf(TIME_ZONES.DK),
  NO: clockOf(TIME_ZONES.NO),
  SE: clockOf(TIME_ZONES.SE),
}

export function marketTime(market: MarketKey, moment: Date): MarketTime {
  const parts = CLOCKS[market].formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  }
}

/** When the market's next calendar day begins. Its time zones differ from UTC by whole hours. */
export function nextMidnight(market: MarketKey, now: Date): Date {
  const { day } = marketTime(market, now)
  let time = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  while (marketTime(market, new Date(time)).day === day) time += HOUR_MS
  return new Date(time)
}
