import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { SearchSuggestion } from '@firkant/domain/search/search-suggestion.ts'

/** `GET /api/autocomplete`: what fits the words so far. */
export interface Autocomplete {
  readonly phrases: readonly SearchSuggestion[]
  readonly categories: readonly SearchSuggestion[]
  readonly inspirationPages: readonly SearchSuggestion[]
  readonly content: readonly SearchSuggestion[]
  readonly products: readonly ProductCard[]
}

/** `GET /api/searchsuggestions`: what an empty box offers. */
export interface FirstSuggestions {
  readonly suggestions: readonly SearchSuggestion[]
  readonly recentSearches: readonly SearchSuggestion[]
}

export const NOTHING_FOUND: Autocomplete = {
  phrases: [],
  categories: [],
  inspirationPages: [],
  content: [],
  products: [],
}
export const NOTHING_FIRST: FirstSuggestions = { suggestions: [], recentSearches: [] }
