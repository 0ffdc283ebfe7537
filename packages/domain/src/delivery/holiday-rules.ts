import { addDays, easterSunday, type Day } from './working-days.ts'

/**
 * Days without deliveries, as written in files: `12-24` each year, `2026-12-23` once, `easter-3`, `easter`, `easter+39`,
 * and `friday from 06-19`: the first such weekday on or after it.
 */
const RULE =
  /^(?:(?<once>\d{4}-\d{2}-\d{2})|(?<yearly>\d{2}-\d{2})|easter(?<offset>[+-]\d{1,2})?|(?<weekday>[a-z]+) from (?<from>\d{2}-\d{2}))$/

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAYS_OF_WEEK = 7
const A_LEAP_YEAR = 2024

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || DAYS_OF_WEEK
}

function isDay(written: string): boolean {
  const time = Date.parse(`${written}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}

export function isHolidayRule(rule: string): boolean {
  const parts = RULE.exec(rule)?.groups
  if (!parts) return false
  const { once, yearly, weekday, from } = parts
  if (weekday !== undefined && !WEEKDAYS.includes(weekday)) return false
  const monthDay = yearly ?? from
  if (monthDay !== undefined) return isDay(`${A_LEAP_YEAR}-${monthDay}`)
  return once === undefined || isDay(once)
}

/** Undefined in a year that does not have it. */
function dayOf(rule: string, year: number): Day | undefined {
  const { once, yearly, offset, weekday, from } = RULE.exec(rule)?.groups ?? {}
  if (once !== undefined) return once
  if (yearly !== undefined) return `${year}-${yearly}`
  if (weekday === undefined || from === undefined) return addDays(easterSunday(year), Number(offset ?? 0))
  const first = `${year}-${from}`
  return addDays(first, (WEEKDAYS.indexOf(weekday) + 1 - weekdayOf(first) + DAYS_OF_WEEK) % DAYS_OF_WEEK)
}

/** Easter is costly to find and a promise asks for many days: by rules and year. */
const known = new WeakMap<readonly string[], Map<number, ReadonlySet<Day>>>()

export function isHoliday(rules: readonly string[], day: Day): boolean {
  const year = Number(day.slice(0, 4))
  const years = known.get(rules) ?? new Map<number, ReadonlySet<Day>>()
  known.set(rules, years)
  const days = years.get(year) ?? new Set(rules.flatMap((rule) => dayOf(rule, year) ?? []))
  years.set(year, days)
  return days.has(day)
}
