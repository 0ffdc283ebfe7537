import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { selectPlural, type PluralForms } from '@firkant/domain/format/plural.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Text } from './text-catalogue.ts'
import { fillText, type TextParams } from './translator.ts'

type PluralKeyOf<Catalogue> = { [Key in keyof Catalogue]: Catalogue[Key] extends string ? never : Key }[keyof Catalogue]

export interface OwnTexts<Catalogue> {
  readonly language: MarketLanguage
  readonly text: (key: Exclude<keyof Catalogue, PluralKeyOf<Catalogue>>, params?: TextParams) => string
  readonly plural: (key: PluralKeyOf<Catalogue>, count: number, params?: TextParams) => string
}

/** Texts that come with the code that shows them: in the catalogue of the shop every page would carry them. */
export function ownTexts<Catalogue extends Readonly<Record<string, Text>>>(
  catalogues: Readonly<Record<MarketLanguage, Catalogue>>,
): (language: MarketLanguage) => OwnTexts<Catalogue> {
  return (language) => {
    const catalogue = catalogues[language]
    return {
      language,
      text: (key, params = {}) => fillText(catalogue[key] as string, params),
      plural: (key, count, params = {}) =>
        fillText(selectPlural(language, count, catalogue[key] as PluralForms), {
          count: formatNumber(language, count),
          ...params,
        }),
    }
  }
}
