import { z } from 'zod'
import type { Market, MarketLanguage } from '../market/market.ts'
import { formatTotal } from '../money/format-price.ts'
import { decimalOf } from '../money/money.ts'

export const CONTENT_UNITS = ['m', 'm2', 'kg', 'l', 'piece'] as const
export type ContentUnit = (typeof CONTENT_UNITS)[number]

/** How much of it one price buys: a rug of 6 m², three candles. */
export const contentRecord = z.strictObject({
  quantity: z.number().positive().max(100_000),
  unit: z.enum(CONTENT_UNITS),
})
export type Content = z.infer<typeof contentRecord>

export interface UnitPrice {
  /** As it is shown: `416,50 kr. pr. m²`. */
  readonly text: string
  readonly amount: number
  readonly unit: ContentUnit
}

const SIGNS: Readonly<Record<Exclude<ContentUnit, 'piece'>, string>> = { m: 'm', m2: 'm²', kg: 'kg', l: 'l' }
const PIECE: Readonly<Record<MarketLanguage, string>> = { da: 'stk.', nb: 'stk.', sv: 'st' }
const WRITTEN: Readonly<Record<MarketLanguage, (price: string, unit: string) => string>> = {
  da: (price, unit) => `${price} pr. ${unit}`,
  nb: (price, unit) => `${price} per ${unit}`,
  sv: (price, unit) => `Jfr-pris ${price}/${unit}`,
}

/** Undefined where it would be the price itself: directive 98/6 asks for no second one. */
export function unitPrice(
  minor: number,
  content: Content | null | undefined,
  { language, currency }: Pick<Market, 'language' | 'currency'>,
): UnitPrice | undefined {
  if (!content || minor <= 0) return undefined
  const { quantity, unit } = content
  const perUnit = Math.round(minor / quantity)
  if (perUnit === minor) return undefined
  const sign = unit === 'piece' ? PIECE[language] : SIGNS[unit]
  return { text: WRITTEN[language](formatTotal({ minor: perUnit, currency }), sign), amount: decimalOf(perUnit), unit }
}
