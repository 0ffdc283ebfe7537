import type { Translation } from '../../../texts/text-catalogue.ts'
import type { quickSearchDa } from './quick-search-da.ts'

export const quickSearchSv: Translation<typeof quickSearchDa> = {
  'quickSearch.phrases': 'Letar du efter?',
  'quickSearch.history': 'Dina senaste sökningar',
  'quickSearch.popular': 'Populära sökningar',
  'quickSearch.categories': 'Kategorier',
  'quickSearch.inspiration': 'Inspiration',
  'quickSearch.content': 'Sidor',
  'quickSearch.products': 'Produkter',
  'quickSearch.all': 'Se alla resultat för {q}',
  'quickSearch.none': 'Inga resultat',
  'quickSearch.options': 'Förslag',
  'quickSearch.clear': 'Rensa',
  'quickSearch.close': 'Stäng sökningen',
  'quickSearch.count': { one: '{count} förslag', other: '{count} förslag' },
}
