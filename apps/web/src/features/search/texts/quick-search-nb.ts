import type { Translation } from '../../../texts/text-catalogue.ts'
import type { quickSearchDa } from './quick-search-da.ts'

export const quickSearchNb: Translation<typeof quickSearchDa> = {
  'quickSearch.phrases': 'Leter du etter?',
  'quickSearch.history': 'Dine siste søk',
  'quickSearch.popular': 'Populære søk',
  'quickSearch.categories': 'Kategorier',
  'quickSearch.inspiration': 'Inspirasjon',
  'quickSearch.content': 'Sider',
  'quickSearch.products': 'Produkter',
  'quickSearch.all': 'Se alle resultater for {q}',
  'quickSearch.none': 'Ingen resultater',
  'quickSearch.options': 'Forslag',
  'quickSearch.clear': 'Tøm',
  'quickSearch.close': 'Lukk søket',
  'quickSearch.count': { one: '{count} forslag', other: '{count} forslag' },
}
