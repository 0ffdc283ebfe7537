import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { selectPlural } from '@firkant/domain/format/plural.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { useShop } from '../../start/shop-context.ts'
import type { Translation } from '../../texts/text-types.ts'
import { fillText, type TextParams } from '../../texts/translator.ts'
import { quickSearchDa } from './texts/quick-search-da.ts'
import { quickSearchEn } from './texts/quick-search-en.ts'
import { quickSearchNb } from './texts/quick-search-nb.ts'
import { quickSearchSv } from './texts/quick-search-sv.ts'

type Catalogue = Translation<typeof quickSearchDa>

/** They come with the box, on intent: in the catalogue of the shop every page would carry them. */
const TEXTS: Readonly<Record<Language, Catalogue>> = {
  da: quickSearchDa,
  nb: quickSearchNb,
  sv: quickSearchSv,
  en: quickSearchEn,
}

export interface QuickSearchTexts {
  readonly text: (key: Exclude<keyof Catalogue, 'quickSearch.count'>, params?: TextParams) => string
  readonly count: (number: number) => string
}

export function useQuickSearchTexts(): QuickSearchTexts {
  const { language } = useShop().texts
  return {
    text: (key, params = {}) => fillText(TEXTS[language][key], params),
    count: (number) =>
      fillText(selectPlural(language, number, TEXTS[language]['quickSearch.count']), {
        count: formatNumber(language, number),
      }),
  }
}
