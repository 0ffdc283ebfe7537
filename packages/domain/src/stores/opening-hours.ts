import { addDays, type Day } from '../delivery/working-days.ts'
import { marketTime } from '../market/market-clock.ts'
import type { MarketKey } from '../market/market.ts'

/** `[]` is closed, `['10:00', '18:00']` open. */
export type Hours = readonly [] | readonly [opens: string, closes: string]

/** A day with different hours: a holiday, an inventory, a late night. */
export interface SpecialDay {
  readonly day: Day
  /** In the language of the store's market. */
  readonly name: string
  readonly hours: Hours
}

export interface OpeningTimes {
  /** Seven, Monday first. */
  readonly openingHours: readonly Hours[]
  readonly specialDays: readonly SpecialDay[]
}

export interface HoursOfDay {
  readonly day: Day
  readonly hours: Hours
  /** The name of a special day. */
  readonly name?: string
}

export type OpenState =
  | { readonly state: 'open'; readonly closesAt: string }
  | { readonly state: 'closed'; readonly opensAt: string; readonly day: Day; readonly inDays: number }
  | { readonly state: 'closedForLong' }

const WEEK = 7
/** A store that is closed for longer shows no opening day. */
export const LOOK_AHEAD_DAYS = 14

function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK
}

/** A special day overrides its weekday. */
export function hoursOn({ openingHours, specialDays }: OpeningTimes, day: Day): HoursOfDay {
  const special = specialDays.find((each) => each.day === day)
  if (special) return { day, hours: special.hours, name: special.name }
  return { day, hours: openingHours[weekdayOf(day)] ?? [] }
}

export function nextDays(times: OpeningTimes, from: Day, count = WEEK): readonly HoursOfDay[] {
  return Array.from({ length: count }, (_, index) => hoursOn(times, addDays(from, index)))
}

/** Special days from the given day on, in order. */
export function specialDaysFrom({ specialDays }: OpeningTimes, from: Day): readonly SpecialDay[] {
  return specialDays.filter(({ day }) => day >= from).toSorted((a, b) => a.day.localeCompare(b.day))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Open from the opening minute until the closing minute, in the store's local time. */
export function openState(times: OpeningTimes, market: MarketKey, now: Date): OpenState {
  const { day: today, hour, minute } = marketTime(market, now)
  const clock = `${twoDigits(hour)}:${twoDigits(minute)}`
  const [opens, closes] = hoursOn(times, today).hours
  if (opens !== undefined && closes !== undefined && opens <= clock && clock < closes)
    return { state: 'open', closesAt: closes }
  for (const [inDays, { day, hours }] of nextDays(times, today, LOOK_AHEAD_DAYS).entries()) {
    const [opensAt] = hours
    if (opensAt !== undefined && (inDays > 0 || clock < opensAt)) return { state: 'closed', opensAt, day, inDays }
  }
  return { state: 'closedForLong' }
}

/** Consecutive weekdays with the same hours, for search engines and short texts. */
export function weekRuns(
  openingHours: readonly Hours[],
): readonly { readonly days: number[]; readonly hours: Hours }[] {
  const runs: { days: number[]; hours: Hours }[] = []
  for (const [weekday, hours] of openingHours.entries()) {
    const last = runs.at(-1)
    if (last && last.hours.join() === hours.join()) last.days.push(weekday)
    else runs.push({ days: [weekday], hours })
  }
  return runs
}
