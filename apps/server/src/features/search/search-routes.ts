import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { MOST_SEARCH_LENGTH, SEARCH_ORIGINS } from '@firkant/domain/search/search-suggestion.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { SearchService } from './search-service.ts'

const language = z.enum(LANGUAGES)
const searchText = z.string().max(MOST_SEARCH_LENGTH)
const suggestion = z.object({
  text: z.string(),
  url: z.string(),
  highlight: z.string(),
  searchOrigin: z.enum(SEARCH_ORIGINS),
})
const suggestions = z.array(suggestion)

export interface SearchRoutesOptions {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

const SEARCHES_PER_MINUTE = 60

type SearchApi = ReturnType<typeof typed>
const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

function registerAutocomplete(api: SearchApi, search: SearchService, { brand, now }: SearchRoutesOptions): void {
  api.get(
    '/api/autocomplete',
    {
      config: rateLimited(),
      schema: {
        querystring: z.object({ language, q: searchText.default('') }),
        response: {
          200: z.object({
            categories: suggestions,
            inspirationPages: suggestions,
            phrases: suggestions,
            content: suggestions,
            products: z.array(z.unknown()),
          }),
        },
        tags: ['search'],
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'public, max-age=30')
      const found = await search.autocomplete(marketOf(brand, request.query.language), request.query.q, now())
      return {
        categories: [...found.categories],
        inspirationPages: [...found.inspirationPages],
        phrases: [...found.phrases],
        content: [...found.content],
        products: [...found.products],
      }
    },
  )
}

function registerSuggestions(api: SearchApi, search: SearchService, { brand, now }: SearchRoutesOptions): void {
  api.get(
    '/api/searchsuggestions',
    {
      config: rateLimited(),
      schema: {
        querystring: z.object({ language }),
        response: { 200: z.object({ suggestions, recentSearches: suggestions }) },
        tags: ['search'],
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const market = marketOf(brand, request.query.language)
      const told = await search.suggestions(market, findVisitor(request), now())
      return { suggestions: [...told.suggestions], recentSearches: [...told.recentSearches] }
    },
  )
}

/** What is found while typing, suggested to an empty box, and remembered of a search. */
export function registerSearchRoutes(app: FastifyInstance, search: SearchService, options: SearchRoutesOptions): void {
  const api = typed(app)
  registerAutocomplete(api, search, options)
  registerSuggestions(api, search, options)
  api.post(
    '/api/client/search/searched',
    {
      config: rateLimited(SEARCHES_PER_MINUTE),
      schema: {
        querystring: z.object({ language }),
        body: z.strictObject({ q: searchText }),
        response: { 200: z.object({ success: z.boolean() }) },
        tags: ['search'],
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const isReturning = findVisitor(request) !== undefined
      const visitorHash = ensureVisitor(request, reply)
      const market = marketOf(options.brand, request.query.language)
      const success = await search.searched(market, request.body.q, {
        visitorHash,
        isReturning,
        now: options.now(),
      })
      return { success }
    },
  )
}
