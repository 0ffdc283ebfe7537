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
const typed = z.string().max(MOST_SEARCH_LENGTH)
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
  readonly isHttps: boolean
}

const SEARCHES_PER_MINUTE = 60

export function registerSearchRoutes(app: FastifyInstance, search: SearchService, options: SearchRoutesOptions): void {
  const { brand, now } = options
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/api/autocomplete',
    {
      config: rateLimited(),
      schema: {
        querystring: z.object({ language, q: typed.default('') }),
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
      const { categories, inspirationPages, phrases, content, products } = found
      return {
        categories: [...categories],
        inspirationPages: [...inspirationPages],
        phrases: [...phrases],
        content: [...content],
        products: [...products],
      }
    },
  )
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
  api.post(
    '/api/search/searched',
    {
      config: rateLimited(SEARCHES_PER_MINUTE),
      schema: {
        body: z.strictObject({ language, q: typed }),
        response: { 200: z.object({ success: z.boolean() }) },
        tags: ['search'],
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const visitorHash = ensureVisitor(request, reply, options)
      const { q, language: spoken } = request.body
      return { success: await search.searched(marketOf(brand, spoken), q, { visitorHash, now: now() }) }
    },
  )
}
