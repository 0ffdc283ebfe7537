import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { VariantOf } from '@firkant/domain/experiments/experiments.ts'
import { searchAddress, readSearchText, type SearchSuggestion } from '@firkant/domain/search/search-suggestion.ts'
import type { QuickSearchView } from './quick-search.ts'

/** One entry of the list; each is a link. */
export type SearchOption =
  | { readonly kind: 'suggestion'; readonly key: string; readonly url: string; readonly suggestion: SearchSuggestion }
  | { readonly kind: 'product'; readonly key: string; readonly url: string; readonly product: ProductCard }
  /** Link to all results. */
  | { readonly kind: 'all'; readonly key: string; readonly url: string; readonly q: string }

export const GROUP_NAMES = [
  'history',
  'popular',
  'phrases',
  'categories',
  'inspiration',
  'content',
  'products',
  'all',
] as const
export type GroupName = (typeof GROUP_NAMES)[number]

export interface OptionGroup {
  readonly name: GroupName
  readonly options: readonly SearchOption[]
}

interface Arrangement {
  readonly searchPageUrl: string
  readonly variant: VariantOf<'autocomplete'>
}

function suggested(name: GroupName, suggestions: readonly SearchSuggestion[]): OptionGroup {
  return {
    name,
    options: suggestions.map((suggestion) => ({
      kind: 'suggestion',
      key: `${name} ${suggestion.url}`,
      url: suggestion.url,
      suggestion,
    })),
  }
}

function pictured({ text, previews }: QuickSearchView, searchPageUrl: string): readonly OptionGroup[] {
  if (previews.length === 0) return []
  const q = readSearchText(text)
  return [
    {
      name: 'products',
      options: previews.map((product) => ({
        kind: 'product',
        key: `product ${product.productKey}`,
        url: product.url,
        product,
      })),
    },
    { name: 'all', options: [{ kind: 'all', key: 'all', url: searchAddress(searchPageUrl, q), q }] },
  ]
}

/** The list's entries in the order of the arrow keys. */
export function groupOptions(view: QuickSearchView, { searchPageUrl, variant }: Arrangement): readonly OptionGroup[] {
  const { found, first } = view
  if (!found) {
    return [suggested('history', first?.recentSearches ?? []), suggested('popular', first?.suggestions ?? [])].filter(
      ({ options }) => options.length > 0,
    )
  }
  const suggestions = [
    suggested('phrases', found.phrases),
    suggested('categories', found.categories),
    suggested('inspiration', found.inspirationPages),
    suggested('content', found.content),
  ]
  const pictures = pictured(view, searchPageUrl)
  const groups = variant === 'previews-first' ? [...pictures, ...suggestions] : [...suggestions, ...pictures]
  return groups.filter(({ options }) => options.length > 0)
}

/** Leads to search results; other options lead to a page. */
export function isSearch({ searchOrigin }: SearchSuggestion): boolean {
  return searchOrigin === 'suggestions' || searchOrigin === 'history' || searchOrigin === 'popular'
}

/** Text of the field after choosing: the searched text, or empty for the next search. */
export function textAfter(option: SearchOption): string {
  if (option.kind === 'all') return option.q
  return option.kind === 'suggestion' && isSearch(option.suggestion) ? option.suggestion.text : ''
}
