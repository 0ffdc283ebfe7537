import type { Autocomplete, FirstSuggestions } from '@firkant/domain/search/search-calls.ts'

export const NOTHING_FOUND: Autocomplete = {
  phrases: [],
  categories: [],
  inspirationPages: [],
  content: [],
  products: [],
}
export const NOTHING_FIRST: FirstSuggestions = { suggestions: [], recentSearches: [], categories: [], products: [] }
