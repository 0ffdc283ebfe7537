import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { useShop } from '../../start/shop-context.ts'
import type { Translation } from '../../texts/text-types.ts'
import { fillText, type TextParams } from '../../texts/translator.ts'
import { searchDa } from './texts/search-da.ts'
import { searchNb } from './texts/search-nb.ts'
import { searchSv } from './texts/search-sv.ts'

type SearchCatalogue = Translation<typeof searchDa>

/** Only the page of results needs these: in the catalogue of the shop every page would carry them. */
const SEARCH_TEXTS: Readonly<Record<MarketLanguage, SearchCatalogue>> = { da: searchDa, nb: searchNb, sv: searchSv }

export function useSearchTexts(): (key: keyof SearchCatalogue, params?: TextParams) => string {
  const { language } = useShop()
  return (key, params = {}) => fillText(SEARCH_TEXTS[language][key], params)
}
