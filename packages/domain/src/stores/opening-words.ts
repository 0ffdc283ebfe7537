import type { Day } from '../delivery/working-days.ts'
import { LOCALES, type MarketLanguage } from '../market/market.ts'
import type { Hours } from './opening-hours.ts'

/** `10`, `17.30`: as on Nordic shop doors. */
export function formatClock(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`
}

/** `10–19`, and `10.00–17.30` if one end is not a full hour. Undefined when closed. */
export function formatHours([opens, closes]: Hours): string | undefined {
  if (opens === undefined || closes === undefined) return undefined
  const isWhole = [opens, closes].every((time) => time.endsWith(':00'))
  const write = (time: string) => (isWhole ? formatClock(time) : `${Number(time.slice(0, 2))}.${time.slice(3)}`)
  return `${write(opens)}–${write(closes)}`
}

/** Noon UTC, so that the calendar day is the same in every time zone. */
const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`)

function format(language: MarketLanguage, day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...options }).format(noonOf(day))
}

/** `torsdag` */
export function weekdayName(language: MarketLanguage, day: Day): string {
  return format(language, day, { weekday: 'long' })
}

/** `24. december` */
export function dayOfMonth(language: MarketLanguage, day: Day): string {
  return format(language, day, { day: 'numeric', month: 'long' })
}
