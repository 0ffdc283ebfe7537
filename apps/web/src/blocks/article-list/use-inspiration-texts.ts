import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { selectPlural } from '@firkant/domain/format/plural.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { useShop } from '../../start/shop-context.ts'
import type { Translation } from '../../texts/text-types.ts'
import { fillText, type TextParams } from '../../texts/translator.ts'
import { inspirationDa } from './texts/inspiration-da.ts'
import { inspirationNb } from './texts/inspiration-nb.ts'
import { inspirationSv } from './texts/inspiration-sv.ts'

type InspirationCatalogue = Translation<typeof inspirationDa>
type PluralKey = 'inspiration.articleCount'

/** Only what tells of articles needs these: in the catalogue of the shop every page would carry them. */
const TEXTS: Readonly<Record<MarketLanguage, InspirationCatalogue>> = {
  da: inspirationDa,
  nb: inspirationNb,
  sv: inspirationSv,
}

export function useInspirationTexts() {
  const { language } = useShop()
  const catalogue = TEXTS[language]
  return {
    text: (key: Exclude<keyof InspirationCatalogue, PluralKey>, params: TextParams = {}) =>
      fillText(catalogue[key], params),
    plural: (key: PluralKey, count: number) =>
      fillText(selectPlural(language, count, catalogue[key]), { count: formatNumber(language, count) }),
  }
}
