import type { PageDependencies } from '../pages/page-request.ts'
import { findStockReader, type StockReaders } from '../features/employee/employee-service.ts'
import type { StoreRoutesOptions } from '../features/stores/store-routes.ts'
import { storeAddresses } from '../pages/stores/store-cards.ts'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { createBannerCache } from '../features/content/site-banner.ts'
import { createDynamicDataService } from '../features/dynamic-data/dynamic-data-service.ts'
import { createMenuCache } from '../features/menu/menu-cache.ts'
import { createChosenHome } from '../features/market/chosen-home.ts'
import { commonHeaders } from '../platform/http/common-headers.ts'
import type { PolicyOptions } from '../platform/http/security-headers.ts'
import { createMetrics, type Metrics } from '../platform/http/metrics.ts'
import { measureDatabase } from '../platform/database/database-metrics.ts'
import { measureJobs } from '../platform/jobs/job-metrics.ts'
import { createCacheAnswerer } from '../render/cache/answer-from-cache.ts'
import { createUnavailableAnswerer } from '../render/answer-unavailable.ts'
import { createDocumentService } from '../render/document-service.ts'
import { createEarlyHints } from '../render/document/early-hints.ts'
import { createHtmlCache } from '../render/cache/html-cache.ts'
import { createSitemapCache } from '../render/sitemap/sitemap-cache.ts'
import type { PageRoutesOptions } from '../render/page-routes.ts'
import { createPageService } from '../render/page-service.ts'
import { createPageTurns } from '../render/page-turns.ts'
import { createOpenedLinks } from '../render/opened-links.ts'
import { PREVIEW_PARAM } from '../render/preview/preview-link.ts'
import type { AppParts } from './app-parts.ts'
import type { Config } from './config.ts'
import { createAccounts } from './accounts.ts'
import { createDynamicDataResolvers } from './dynamic-data-resolvers.ts'
import { createInsights } from './insight-parts.ts'
import { createOrderServices } from './order-services.ts'
import { createPageDependencies } from './page-dependencies.ts'
import { createPersonalisation } from './personalisation-parts.ts'
import { createVisitorServices } from './visitor-services.ts'
import project from '../../../../package.json' with { type: 'json' }

/** The version of this build, sent with every answer. */
const SERVER_VERSION: string = project.version

function storesOf(employees: StockReaders, deps: PageDependencies): StoreRoutesOptions {
  return {
    ...employees,
    findStockReader: (token) => findStockReader(employees, token),
    storeAddresses: (market) => storeAddresses(deps, market),
  }
}

function policyOf({ mode, publicUrl, tagContainer, notificationsUrl }: Config): PolicyOptions {
  const isHttps = publicUrl.startsWith('https:')
  return { isHttps, isDevelopment: mode === 'development', tagContainer, notificationsUrl }
}

function createShopMetrics(parts: AppParts): Metrics {
  const metrics = createMetrics()
  measureJobs(metrics.registry, parts.database.main)
  measureDatabase(metrics.registry, parts)
  return metrics
}

type CacheAnswerer = ReturnType<typeof createCacheAnswerer>

/** Who chose another country is sent there, whatever is cached. */
function unlessSentHome(chosenHome: ReturnType<typeof createChosenHome>, answer: CacheAnswerer): CacheAnswerer {
  return (request, response) => chosenHome(request) === undefined && answer(request, response)
}

/** Services for the routes, created once. */
export function createServices(parts: AppParts & { readonly ownUrl: () => string }) {
  const { config, database, log } = parts
  const now = parts.now ?? (() => new Date())
  const version = parts.version ?? SERVER_VERSION
  const brand = BRANDS[config.brand]
  const policy = policyOf(config)
  const { isHttps } = policy
  const onError = (error: unknown) => log.error({ err: error }, 'page could not be built or rendered')

  const { deps, changed } = createPageDependencies(parts, brand, now)
  const banners = createBannerCache(database.replica, brand)
  const orders = createOrderServices({ config, database, brand, now, ownUrl: parts.ownUrl })
  const visitors = createVisitorServices(parts, deps, orders)
  const accounts = createAccounts(parts, deps, visitors)
  const { secret, publicUrl } = config
  const { hashing, attempts } = accounts
  const employees = { database, brand, secret, publicUrl, now, hashing, attempts, needsCode: config.isProduction }
  const stores = storesOf(employees, deps)
  const handOvers = { database, brand, publicUrl, carts: visitors.carts, now }
  const metrics = createShopMetrics(parts)
  const counted = createInsights(parts, { brand, now })
  const common = commonHeaders({ version, ...policy })
  const menus = createMenuCache({ ...deps, db: database.replica })
  const dynamicData = createDynamicDataService(
    createDynamicDataResolvers({ ...deps, banners, menus }, visitors),
    (error, type) =>
      log.error({ err: error, type }, 'dynamic data of this type could not be loaded; it is left out of the answer'),
  )
  const pages = createPageService({ deps, dynamicData, version, onError })
  const cache = createHtmlCache(config.htmlCacheBytes)
  const sitemap = createSitemapCache(deps)
  parts.events.subscribe((event) => {
    changed(event)
    if (event.type === 'content-changed') banners.changed()
    else visitors.carts.changed(event.productKeys)
    menus.changed()
    // Price and stock do not change addresses.
    if (!event.productKeys && !event.ofOffersOnly) sitemap.changed()
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
  const earlyHints = config.earlyHints ? createEarlyHints(() => parts.build(brand.key)) : undefined
  const shownBy = { documents, pages, turns: createPageTurns(), policy, metrics, countView: counted.countView }
  const links = createOpenedLinks({ secret })
  const pageRoutes: PageRoutesOptions = { ...shownBy, links, brand: brand.key, secret, now, earlyHints }
  const chosenHome = createChosenHome(brand, PREVIEW_PARAM)
  const answerFromCache = unlessSentHome(chosenHome, createCacheAnswerer({ ...shownBy, common, log }))
  const answerUnavailable = createUnavailableAnswerer({ ...shownBy, brand })
  const shop = { brand, now, isHttps, deps, orders, visitors, accounts, employees, stores, handOvers, dynamicData }
  const answers = { answerFromCache, answerUnavailable, chosenHome, pageRoutes, metrics, common, sitemap }
  return { ...shop, ...createPersonalisation(parts, { brand, now, isHttps, deps }), ...counted, ...answers }
}

export type Services = ReturnType<typeof createServices>
