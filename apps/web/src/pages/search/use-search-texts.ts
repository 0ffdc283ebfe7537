import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { searchDa } from './texts/search-da.ts'
import { searchNb } from './texts/search-nb.ts'
import { searchSv } from './texts/search-sv.ts'

const searchTexts = ownTexts<Translation<typeof searchDa>>({ da: searchDa, nb: searchNb, sv: searchSv })

export function useSearchTexts() {
  return searchTexts(useShop().language).text
}
