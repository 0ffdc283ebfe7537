import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fillText, type TextParams } from './fill-text.ts'

type PlainKeyOf<Catalogue> = { [Key in keyof Catalogue]: Catalogue[Key] extends string ? Key : never }[keyof Catalogue]

export type PlainText<Catalogue> = (key: PlainKeyOf<Catalogue>, params?: TextParams) => string

/** Texts of a table without the rules for numbers, which what is shown before React does without. */
export function plainTextsOf<Catalogue extends object>(
  table: Readonly<Record<MarketLanguage, Catalogue>>,
  language: MarketLanguage,
): PlainText<Catalogue> {
  const catalogue = table[language]
  return (key, params = {}) => fillText(catalogue[key] as string, params)
}
