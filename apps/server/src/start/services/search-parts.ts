import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { CatalogCache } from '../../features/catalog/catalog-cache.ts'
import type { ListingService } from '../../features/catalog/listing/listing-service.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { chooseEngine } from '../../features/search/choose-engine.ts'
import { createPopularSearches } from '../../features/search/popular-searches.ts'
import { rebuildAndReport } from '../../features/search/rebuild-answers.ts'
import { createSearchService } from '../../features/search/search-service.ts'
import type { SearchSettings } from '../../features/search/search-settings.ts'
import type { WrittenPages } from '../../features/search/search-sources.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadWrittenPages } from './written-pages.ts'

export interface SearchedShop extends Pick<ShopContext, 'database' | 'brand' | 'log' | 'now'> {
  readonly listings: ListingService
  readonly catalog: CatalogCache
  readonly dataDir: string
  readonly searchSettings: SearchSettings
}

/** In case an event was lost, content is read again after this time. */
const CACHE_MS = MINUTE_MS

interface CachedContent {
  readonly readAt: number
  readonly written: Promise<WrittenPages>
  readonly searchPath: Promise<string>
  expiresAt: number
}

/** Content that every keystroke of a search needs, cached until an editor or a schedule changes it. */
function createContentCache({ database: { replica }, brand }: SearchedShop) {
  const cache = new Map<MarketLanguage, CachedContent>()
  const of = (language: MarketLanguage, now: Date): CachedContent => {
    const at = now.getTime()
    const known = cache.get(language)
    if (known && at >= known.readAt && at < known.expiresAt) return known
    const context = { brand: brand.key, language, now }
    const written = loadWrittenPages(replica, brand, { language, now })
    const searchPath = listWellKnownPages(replica, context).then(({ searchPageUrl = '/search' }) => searchPageUrl)
    const read: CachedContent = { readAt: at, expiresAt: at + CACHE_MS, written, searchPath }
    cache.set(language, read)
    const end = ({ changesAt }: WrittenPages) => {
      if (changesAt) read.expiresAt = Math.min(read.expiresAt, changesAt.getTime())
    }
    written.then(end).catch(() => cache.delete(language))
    searchPath.catch(() => cache.delete(language))
    return read
  }
  return { of, changed: () => cache.clear() }
}

export function createSearchParts(sources: SearchedShop) {
  const { database, brand, log, now } = sources
  const engine = chooseEngine({
    database,
    brand: brand.key,
    settings: sources.searchSettings,
    dataDir: sources.dataDir,
    onError: (error, message) => log.error({ err: error }, message),
  })
  const content = createContentCache(sources)
  const search = createSearchService({
    ...sources,
    engine,
    popular: createPopularSearches(database.replica, brand.key),
    loadPages: (language, at) => content.of(language, at).written,
    searchPath: (language) => content.of(language, now()).searchPath,
  })
  const languages = brand.markets.map((market) => MARKETS[market].language)
  const catalogChanged = (rebuildId: string | undefined) => {
    engine.changed()
    // Stores come with the catalogue.
    content.changed()
    if (rebuildId === undefined) return
    const request = { db: database.main, rebuildId, brand: brand.key, languages, rebuild: engine.rebuild }
    rebuildAndReport(request).catch((error: unknown) =>
      log.error({ err: error }, 'search index rebuild could not be reported; search-rebuild will time out'),
    )
  }
  return { search, catalogChanged, contentChanged: content.changed }
}
