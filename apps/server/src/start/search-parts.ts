import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { KeptCatalog } from '../features/catalog/kept-catalog.ts'
import type { ListingService } from '../features/catalog/listing/listing-service.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'
import { listFindablePages, type FindablePage } from '../features/content/findable-pages.ts'
import { createPopularSearches } from '../features/search/popular-searches.ts'
import { createSearchEngine } from '../features/search/search-engine.ts'
import { createSearchService } from '../features/search/search-service.ts'
import type { Database } from '../platform/database/database.ts'

export interface SearchedShop {
  readonly database: Database
  readonly brand: BrandDefinition
  readonly listings: ListingService
  readonly catalog: KeptCatalog
}

/** A page that is published by the clock is found this much later at most. */
const KEPT_MS = 60_000

interface WrittenWords {
  readonly readAt: number
  readonly pages: Promise<readonly FindablePage[]>
  readonly searchPath: Promise<string>
}

/** What every keystroke asks of the content, kept until it changes. */
function keepContent({ database, brand }: SearchedShop) {
  const kept = new Map<MarketLanguage, WrittenWords>()
  const of = (language: MarketLanguage, now: Date): WrittenWords => {
    const known = kept.get(language)
    if (known && Math.abs(now.getTime() - known.readAt) < KEPT_MS) return known
    const scope = { brand: brand.key, language, now }
    const read = {
      readAt: now.getTime(),
      pages: listFindablePages(database.replica, scope),
      searchPath: listWellKnownPages(database.replica, scope).then(({ searchPageUrl = '/search' }) => searchPageUrl),
    }
    kept.set(language, read)
    for (const part of [read.pages, read.searchPath]) part.catch(() => kept.delete(language))
    return read
  }
  return { of, changed: () => kept.clear() }
}

/** The search with all that it is joined from. */
export function createSearchParts(sources: SearchedShop, now: () => Date) {
  const { database, brand } = sources
  const engine = createSearchEngine(database.replica, brand.key)
  const content = keepContent(sources)
  const search = createSearchService({
    ...sources,
    engine,
    popular: createPopularSearches(database.replica, brand.key),
    loadPages: (language, at) => content.of(language, at).pages,
    searchPath: (language) => content.of(language, now()).searchPath,
  })
  return { search, catalogChanged: engine.changed, contentChanged: content.changed }
}
