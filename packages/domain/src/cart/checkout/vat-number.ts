import type { MarketKey } from '../../market/market.ts'

const digitsOf = (text: string) => Array.from(text, Number)

/** Modulo 11; the check digit is included, with weight 1. */
const isWhole11 = (number: string, weights: readonly number[]) =>
  digitsOf(number).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0) % 11 === 0

/** Luhn algorithm. */
function isLuhn(number: string): boolean {
  const doubled = digitsOf(number).map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

interface NumberRule {
  /** After removing blanks, dots and hyphens, in upper case; group 1 is the number. */
  readonly written: RegExp
  readonly isRight: (number: string) => boolean
  readonly format: (number: string) => string
}

const RULES: Readonly<Record<MarketKey, NumberRule>> = {
  DK: {
    written: /^(?:DK)?([1-9]\d{7})$/,
    isRight: (number) => isWhole11(number, [2, 7, 6, 5, 4, 3, 2, 1]),
    format: (number) => `DK${number}`,
  },
  NO: {
    written: /^(?:NO)?([1-9]\d{8})(?:MVA)?$/,
    isRight: (number) => isWhole11(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]),
    format: (number) => `NO${number}MVA`,
  },
  // Sole traders use their personal number, which may begin with 0.
  SE: {
    written: /^(?:SE)?(\d{10})(?:01)?$/,
    isRight: (number) => Number(number) > 0 && isLuhn(number),
    format: (number) => `SE${number}01`,
  },
}

/** A company's VAT number, normalised; undefined when it is invalid in that country. */
export function readVatNumber(country: MarketKey, written: string): string | undefined {
  const { written: shape, isRight, format } = RULES[country]
  const [, number] = shape.exec(written.replaceAll(/[\s.-]/g, '').toUpperCase()) ?? []
  return number !== undefined && isRight(number) ? format(number) : undefined
}
