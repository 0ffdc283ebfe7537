import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { searchCalls } from '@firkant/domain/search/search-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { SearchService } from './search-service.ts'

export interface SearchRoutesOptions {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

const SEARCHES_PER_MINUTE = 60

/** Results while typing, suggestions for an empty box, and the visitor's last searches. */
export function searchRoutes(
  search: SearchService,
  { brand, now }: SearchRoutesOptions,
): CallRoutes<typeof searchCalls> {
  return {
    'GET /api/autocomplete': {
      async answer(request, reply) {
        reply.header('cache-control', 'public, max-age=30')
        return search.autocomplete(marketOf(brand, request.query.language), request.query.q, now())
      },
    },
    'GET /api/searchsuggestions': {
      answer: (request) => search.suggestions(marketOf(brand, request.query.language), findVisitor(request), now()),
    },
    'POST /api/client/search/searched': {
      perMinute: SEARCHES_PER_MINUTE,
      async answer(request, reply) {
        const isReturning = findVisitor(request) !== undefined
        const visitorHash = ensureVisitor(request, reply)
        const market = marketOf(brand, request.query.language)
        const success = await search.searched(market, request.body.q, { visitorHash, isReturning, now: now() })
        return { success }
      },
    },
  }
}
