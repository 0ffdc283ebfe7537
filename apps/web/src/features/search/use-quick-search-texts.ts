import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { quickSearchDa } from './texts/quick-search-da.ts'
import { quickSearchNb } from './texts/quick-search-nb.ts'
import { quickSearchSv } from './texts/quick-search-sv.ts'

const quickSearchTexts = ownTexts<Translation<typeof quickSearchDa>>({
  da: quickSearchDa,
  nb: quickSearchNb,
  sv: quickSearchSv,
})

export function useQuickSearchTexts() {
  return quickSearchTexts(useShop().language)
}
