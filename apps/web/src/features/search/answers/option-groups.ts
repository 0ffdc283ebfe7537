import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { VariantOf } from '@firkant/domain/experiments/experiments.ts'
import {
  MAX_PREVIEWS,
  searchAddress,
  readSearchText,
  type SearchSuggestion,
} from '@firkant/domain/search/search-suggestion.ts'
import type { ServiceAnswer } from '@firkant/domain/search/service-answer.ts'
import type { QuickSearchView } from '../quick-search.ts'

/** One entry of the list; each is a link. */
export type SearchOption =
  | { readonly kind: 'suggestion'; readonly key: string; readonly url: string; readonly suggestion: SearchSuggestion }
  | { readonly kind: 'product'; readonly key: string; readonly url: string; readonly product: ProductCard }
  /** An answer to a question about the shop. */
  | { readonly kind: 'answer'; readonly key: string; readonly url: string; readonly answer: ServiceAnswer }
  /** Link to all results. */
  | { readonly kind: 'all'; readonly key: string; readonly url: string; readonly q: string }

export const GROUP_NAMES = [
  'answer',
  'history',
  'popular',
  'phrases',
  'categories',
  'inspiration',
  'content',
  'products',
  'viewed',
  'bestsellers',
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
  /** Products viewed before. */
  readonly viewed: readonly ProductCard[]
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

function productGroup(name: 'products' | 'viewed' | 'bestsellers', products: readonly ProductCard[]): OptionGroup {
  return {
    name,
    options: products.map((product) => ({
      kind: 'product',
      key: `${name} ${product.productKey}`,
      url: product.url,
      product,
    })),
  }
}

function answered({ found }: QuickSearchView): readonly OptionGroup[] {
  const answer = found?.answer
  return answer ? [{ name: 'answer', options: [{ kind: 'answer', key: 'answer', url: answer.url, answer }] }] : []
}

/** An empty field: searches, and ways into the shop for those who have none. */
function firstGroups({ first }: QuickSearchView, viewed: readonly ProductCard[]): readonly OptionGroup[] {
  if (!first) return []
  const isViewed = new Set(viewed.map(({ productKey }) => productKey))
  return [
    suggested('history', first.recentSearches),
    suggested('popular', first.suggestions),
    suggested('categories', first.categories),
    productGroup('viewed', viewed.slice(0, MAX_PREVIEWS)),
    productGroup(
      'bestsellers',
      first.products.filter(({ productKey }) => !isViewed.has(productKey)),
    ),
  ]
}

function pictured({ text, previews }: QuickSearchView, searchPageUrl: string): readonly OptionGroup[] {
  if (previews.length === 0) return []
  const q = readSearchText(text)
  return [
    productGroup('products', previews),
    { name: 'all', options: [{ kind: 'all', key: 'all', url: searchAddress(searchPageUrl, q), q }] },
  ]
}

/** The list's entries in the order of the arrow keys. */
export function groupOptions(
  view: QuickSearchView,
  { searchPageUrl, variant, viewed }: Arrangement,
): readonly OptionGroup[] {
  const { found } = view
  const isFilled = ({ options }: OptionGroup) => options.length > 0
  if (!found) return firstGroups(view, viewed).filter(isFilled)
  const suggestions = [
    suggested('phrases', found.phrases),
    suggested('categories', found.categories),
    suggested('inspiration', found.inspirationPages),
    suggested('content', found.content),
  ]
  const pictures = pictured(view, searchPageUrl)
  const groups = variant === 'previews-first' ? [...pictures, ...suggestions] : [...suggestions, ...pictures]
  return [...answered(view), ...groups].filter(isFilled)
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
