import { LOCALES, type Language } from '../market/market.ts'

/** Servers may run in any time zone; dates are shown in the market's. */
const SHOP_TIME_ZONE = 'Europe/Copenhagen'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}:${name}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], { timeZone: SHOP_TIME_ZONE, ...options })
  formatters.set(key, made)
  return made
}

/** `15. november 2026` */
export function formatDate(language: Language, date: Date): string {
  return formatter(language, 'date', { day: 'numeric', month: 'long', year: 'numeric' }).format(date)
}

/** `søndag den 15. november` without the year: delivery days and opening hours. */
export function formatWeekday(language: Language, date: Date): string {
  return formatter(language, 'weekday', { weekday: 'long', day: 'numeric', month: 'long' }).format(date)
}

/** `15. nov.`: for little room. */
export function formatShortDate(language: Language, date: Date): string {
  return formatter(language, 'short', { day: 'numeric', month: 'short' }).format(date)
}

export function formatTime(language: Language, date: Date): string {
  return formatter(language, 'time', { hour: '2-digit', minute: '2-digit' }).format(date)
}
