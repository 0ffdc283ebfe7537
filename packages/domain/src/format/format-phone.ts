import type { MarketLanguage } from '../market/market.ts'

function inGroups(digits: string, sizes: readonly number[]): string {
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  return starts.map((start, at) => digits.slice(start, start + (sizes[at] ?? 0))).join(' ')
}

const EIGHT_DIGITS = /^\d{8}$/
const NORWEGIAN_MOBILE = /^[49]/
/** `70` and `1234567`; or as written, `8 465 004 21`: bare digits do not show the length of the area code. */
const SWEDISH_MOBILE = /^(7\d)(\d{7})$/
const SWEDISH_WRITTEN = /^(\d{1,3}) (\d[\d ]+)$/

function danish(rest: string): string | undefined {
  const digits = rest.replaceAll(' ', '')
  return EIGHT_DIGITS.test(digits) ? inGroups(digits, [2, 2, 2, 2]) : undefined
}

function norwegian(rest: string): string | undefined {
  const digits = rest.replaceAll(' ', '')
  if (!EIGHT_DIGITS.test(digits)) return undefined
  return inGroups(digits, NORWEGIAN_MOBILE.test(digits) ? [3, 2, 3] : [2, 2, 2, 2])
}

function swedish(rest: string): string | undefined {
  const [, mobile, number] = SWEDISH_MOBILE.exec(rest.replaceAll(' ', '')) ?? []
  if (mobile && number) return `0${mobile}-${inGroups(number, [3, 2, 2])}`
  const [, area, written] = SWEDISH_WRITTEN.exec(rest) ?? []
  return area && written && `0${area}-${written}`
}

const AT_HOME: Readonly<
  Record<MarketLanguage, { readonly prefix: string; readonly national: (rest: string) => string | undefined }>
> = {
  da: { prefix: '+45', national: danish },
  nb: { prefix: '+47', national: norwegian },
  sv: { prefix: '+46', national: swedish },
}

/** National format for a number of the same country; foreign numbers keep their prefix. */
export function formatPhone(language: MarketLanguage, international: string): string {
  const { prefix, national } = AT_HOME[language]
  if (!international.startsWith(prefix)) return international
  return national(international.slice(prefix.length).trim()) ?? international
}

/** For `href`, callable from anywhere. */
export function phoneAddress(international: string): string {
  return `tel:${international.replaceAll(/\s/g, '')}`
}
