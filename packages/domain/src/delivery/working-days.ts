import { DAY_MS } from '../duration/duration.ts'
import type { MarketKey } from '../market/market.ts'

/** A calendar day such as `2026-11-26`, without a time zone. */
export type Day = string

const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10)
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export function addDays(day: Day, days: number): Day {
  return toDay(timeOf(day) + days * DAY_MS)
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */
export function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return toDay(Date.UTC(year, month - 1, day))
}

/** Days after Easter Sunday without deliveries. */
const EASTER_DAYS: Readonly<Record<MarketKey, readonly number[]>> = {
  DK: [-3, -2, 0, 1, 39, 49, 50],
  NO: [-3, -2, 0, 1, 39, 49, 50],
  SE: [-2, 0, 1, 39, 49],
}
/** Month and day. Christmas Eve and New Year's Eve are no public holidays, but there are no deliveries. */
const FIXED_DAYS: Readonly<Record<MarketKey, readonly string[]>> = {
  DK: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
  NO: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31'],
  SE: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
}

/** The Friday between 19 and 25 June; Sweden is closed. */
function midsummerEve(year: number): Day {
  const first = Date.UTC(year, 5, 19)
  const weekday = new Date(first).getUTCDay()
  return toDay(first + ((5 - weekday + 7) % 7) * DAY_MS)
}

export function isWorkingDay(market: MarketKey, day: Day): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const year = Number(day.slice(0, 4))
  if (FIXED_DAYS[market].includes(day.slice(5))) return false
  if (market === 'SE' && day === midsummerEve(year)) return false
  const sinceEaster = Math.round((timeOf(day) - timeOf(easterSunday(year))) / DAY_MS)
  return !EASTER_DAYS[market].includes(sinceEaster)
}

/** Adds working days; 0 gives the first working day on or after the given one. */
export function addWorkingDays(market: MarketKey, from: Day, count: number): Day {
  let day = from
  while (!isWorkingDay(market, day)) day = addDays(day, 1)
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, 1)
    while (!isWorkingDay(market, day)) day = addDays(day, 1)
  }
  return day
}
