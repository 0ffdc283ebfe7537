import { z } from 'zod'
import type { ProductCard } from '../catalog/product-card.ts'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_SEARCH_LENGTH, SEARCH_ORIGINS, type SearchSuggestion } from './search-suggestion.ts'
import type { ServiceAnswer } from './service-answer.ts'

const searchText = z.string().max(MAX_SEARCH_LENGTH)
const suggestion = z.object({
  text: z.string(),
  url: z.string(),
  highlight: z.string(),
  searchOrigin: z.enum(SEARCH_ORIGINS),
}) satisfies z.ZodType<SearchSuggestion>
const suggestions = z.array(suggestion).readonly()
/** Only typed, not validated: validating all of it at every keystroke would cost more than the search. */
const productCard = z.custom<ProductCard>().describe('ProductCard')

const serviceAnswer = z.object({
  kind: z.enum(['answer', 'stores']),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  stores: z
    .array(z.object({ name: z.string(), url: z.string(), hours: z.string().optional() }))
    .readonly()
    .optional(),
}) satisfies z.ZodType<ServiceAnswer>

const autocompleteSchema = z.object({
  /** The answer to a question about the shop. */
  answer: serviceAnswer.optional(),
  categories: suggestions,
  inspirationPages: suggestions,
  phrases: suggestions,
  content: suggestions,
  products: z.array(productCard).readonly(),
})
/** Results for the text typed so far. */
export type Autocomplete = Readonly<z.infer<typeof autocompleteSchema>>

const firstSuggestionsSchema = z.object({
  suggestions,
  recentSearches: suggestions,
  categories: suggestions,
  /** What sells best. */
  products: z.array(productCard).readonly(),
})
/** Suggestions for an empty box. */
export type FirstSuggestions = Readonly<z.infer<typeof firstSuggestionsSchema>>

export const searchCalls = {
  'GET /api/autocomplete': {
    tag: 'search',
    summary: 'Suggestions for a partly typed query; none for fewer than two characters',
    query: inLanguage.extend({ q: searchText.default('') }),
    answer: autocompleteSchema,
  },
  'GET /api/searchsuggestions': {
    tag: 'search',
    summary: 'Suggestions for an empty search field',
    query: inLanguage,
    answer: firstSuggestionsSchema,
  },
  'POST /api/client/search/searched': {
    tag: 'search',
    summary: 'Records a search that had results',
    query: inLanguage,
    body: z.strictObject({ q: searchText }),
    answer: z.object({ success: z.boolean() }),
  },
} as const satisfies CallTable
