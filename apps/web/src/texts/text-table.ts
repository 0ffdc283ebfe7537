import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { selectPlural, type PluralForms } from '@firkant/domain/format/plural.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fillText, type TextParams } from './fill-text.ts'
import { plainTextsOf, type PlainText } from './plain-texts.ts'
import type { Text, Translation } from './text-catalogue.ts'

/**
 * Texts that come with the code that shows them: in the catalogue of the shop every page would carry them. A table
 * stands in a file `*.texts.ts` that exports tables alone; of those files browsers get their own language
 * (`build/text-tables.ts`).
 */
export type TextTable<Danish extends Readonly<Record<string, Text>>> = Readonly<
  Record<MarketLanguage, Translation<Danish>>
>

type PluralKeyOf<Catalogue> = { [Key in keyof Catalogue]: Catalogue[Key] extends string ? never : Key }[keyof Catalogue]

export interface OwnTexts<Catalogue> {
  readonly language: MarketLanguage
  readonly text: PlainText<Catalogue>
  readonly plural: (key: PluralKeyOf<Catalogue>, count: number, params?: TextParams) => string
}

/** What `useTexts` answers for a table. */
export type TextsOf<Table extends Readonly<Record<MarketLanguage, unknown>>> = OwnTexts<Table[MarketLanguage]>

/** For code outside of components; they have `useTexts`. */
export function textsOf<Catalogue extends Readonly<Record<string, Text>>>(
  table: Readonly<Record<MarketLanguage, Catalogue>>,
  language: MarketLanguage,
): OwnTexts<Catalogue> {
  const catalogue = table[language]
  return {
    language,
    text: plainTextsOf(table, language),
    plural: (key, count, params = {}) =>
      fillText(selectPlural(language, count, catalogue[key] as PluralForms), {
        count: formatNumber(language, count),
        ...params,
      }),
  }
}
