import type { MarketKey } from '../market/market.ts'

/** Number of digits, and how many stand before the space, if there is one. */
const SHAPES: Readonly<Record<MarketKey, { readonly digits: number; readonly group?: number }>> = {
  DK: { digits: 4 },
  NO: { digits: 4 },
  SE: { digits: 5, group: 3 },
}

const PREFIXES: Readonly<Record<MarketKey, RegExp>> = { DK: /^DK?[\s-]*/i, NO: /^NO?[\s-]*/i, SE: /^SE?[\s-]*/i }

/** Only the digits, however it is typed: `S-117 34` is `11734`. Undefined for an invalid postcode. */
export function postcodeDigits(country: MarketKey, written: string): string | undefined {
  const digits = written.trim().replace(PREFIXES[country], '').replaceAll(/\s/g, '')
  return /^\d+$/.test(digits) && digits.length === SHAPES[country].digits ? digits : undefined
}

/** Formatted as for a parcel label: `117 34` in Sweden, `8600` in Denmark. */
export function writtenPostcode(country: MarketKey, digits: string): string {
  const { group } = SHAPES[country]
  return group === undefined ? digits : `${digits.slice(0, group)} ${digits.slice(group)}`
}
