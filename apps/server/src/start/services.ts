import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { createCartService } from '../features/cart/cart-service.ts'
import { createKeptCatalog } from '../features/catalog/kept-catalog.ts'
import { createListingService } from '../features/catalog/listing/listing-service.ts'
import { createDynamicDataService } from '../features/dynamic-data/dynamic-data-service.ts'
import { createWishlistService } from '../features/lists/wishlist-service.ts'
import { createProductViews } from '../features/stock/product-views.ts'
import { createSharedViews } from '../features/stock/shared-views.ts'
import { createStoredViews } from '../features/stock/stored-views.ts'
import { commonHeaders } from '../platform/http/common-headers.ts'
import { createMetrics } from '../platform/http/metrics.ts'
import { createKeptAnswerer } from '../render/answer-kept.ts'
import { createDocumentService } from '../render/document-service.ts'
import { createHtmlCache } from '../render/html-cache.ts'
import type { PageRoutesOptions } from '../render/page-routes.ts'
import { createPageService } from '../render/page-service.ts'
import type { AppParts } from './app-parts.ts'
import { createDynamicDataResolvers } from './dynamic-data-resolvers.ts'
import { SERVER_VERSION } from './server-version.ts'

/** What the routes call, made once. */
export function createServices(parts: AppParts) {
  const { config, database, log } = parts
  const now = parts.now ?? (() => new Date())
  const version = parts.version ?? SERVER_VERSION
  const brand = BRANDS[config.brand]
  const isHttps = config.publicUrl.startsWith('https:')
  const policy = { isHttps, isDevelopment: config.mode === 'development' }
  const onError = (error: unknown) => log.error({ err: error }, 'background failure')

  const listings = createListingService(database.replica, brand.key)
  const catalog = createKeptCatalog(database.replica)
  const world = { brand, database, catalog, listings, publicUrl: config.publicUrl, now }
  const record = parts.redis ? createSharedViews(parts.redis, brand.key) : createStoredViews(database.main, brand.key)
  const visitors = {
    carts: createCartService(database, brand),
    wishlists: createWishlistService(database, catalog, brand),
    views: createProductViews(record, { db: database.replica, brand: brand.key }),
  }
  const metrics = createMetrics()
  const common = commonHeaders({ version, isHttps })
  const dynamicData = createDynamicDataService(createDynamicDataResolvers(world, visitors), (error, type) =>
    log.error({ err: error, type }, 'dynamic data failed'),
  )
  const pages = createPageService({ world, dynamicData, version, onError })
  const cache = createHtmlCache(config.htmlCacheBytes)
  parts.events.subscribe((event) => {
    if (event.type === 'catalog-changed') for (const kept of [catalog, listings]) kept.changed(event.productKeys)
    cache.clear()
  })
  const documents = createDocumentService({
    brand: brand.key,
    ownHost: new URL(config.publicUrl).host,
    policy,
    build: parts.build,
    pages,
    cache,
    now,
    onError,
  })
  const pageRoutes: PageRoutesOptions = {
    documents,
    pages,
    policy,
    metrics,
    brand: brand.key,
    secret: config.secret,
  }
  const answerKept = createKeptAnswerer({ documents, common, policy, metrics, log })
  return { brand, now, isHttps, world, visitors, answerKept, metrics, common, dynamicData, pageRoutes }
}

export type Services = ReturnType<typeof createServices>
