import type { MarketKey } from '../market/market.ts'

const digitsOf = (text: string) => Array.from(text, Number)

/** The check digit is among them, with weight 1. */
const isWhole11 = (number: string, weights: readonly number[]) =>
  digitsOf(number).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0) % 11 === 0

/** Luhn: every other digit counts double, and two digits of a double one each by itself. */
function isLuhn(number: string): boolean {
  const doubled = digitsOf(number).map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

interface NumberRule {
  /** Without blanks, dots and hyphens, in capitals; the number itself is the group. */
  readonly written: RegExp
  readonly isRight: (number: string) => boolean
  readonly kept: (number: string) => string
}

const RULES: Readonly<Record<MarketKey, NumberRule>> = {
  DK: {
    written: /^(?:DK)?([1-9]\d{7})$/,
    isRight: (number) => isWhole11(number, [2, 7, 6, 5, 4, 3, 2, 1]),
    kept: (number) => `DK${number}`,
  },
  NO: {
    written: /^(?:NO)?([1-9]\d{8})(?:MVA)?$/,
    isRight: (number) => isWhole11(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]),
    kept: (number) => `NO${number}MVA`,
  },
  // One who trades under their own name has their personal number here, which may begin with 0.
  SE: {
    written: /^(?:SE)?(\d{10})(?:01)?$/,
    isRight: (number) => Number(number) > 0 && isLuhn(number),
    kept: (number) => `SE${number}01`,
  },
}

/** The number under which a company pays VAT, in the one form that is kept; undefined for what can be none there. */
export function readVatNumber(country: MarketKey, written: string): string | undefined {
  const { written: shape, isRight, kept } = RULES[country]
  const [, number] = shape.exec(written.replaceAll(/[\s.-]/g, '').toUpperCase()) ?? []
  return number !== undefined && isRight(number) ? kept(number) : undefined
}
