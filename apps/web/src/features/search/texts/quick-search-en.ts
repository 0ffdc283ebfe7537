import type { Translation } from '../../../texts/text-types.ts'
import type { quickSearchDa } from './quick-search-da.ts'

export const quickSearchEn: Translation<typeof quickSearchDa> = {
  'quickSearch.phrases': 'Looking for?',
  'quickSearch.history': 'Your recent searches',
  'quickSearch.popular': 'Popular searches',
  'quickSearch.categories': 'Categories',
  'quickSearch.inspiration': 'Inspiration',
  'quickSearch.content': 'Pages',
  'quickSearch.products': 'Products',
  'quickSearch.all': 'See all results for {q}',
  'quickSearch.none': 'No results',
  'quickSearch.options': 'Suggestions',
  'quickSearch.clear': 'Clear',
  'quickSearch.close': 'Close search',
  'quickSearch.count': { one: '{count} suggestion', other: '{count} suggestions' },
}
