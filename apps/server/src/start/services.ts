import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { createKeptBanners } from '../features/content/site-banner.ts'
import { createDynamicDataService } from '../features/dynamic-data/dynamic-data-service.ts'
import { createKeptMenus } from '../features/menu/kept-menus.ts'
import { createChosenHome } from '../features/market/chosen-home.ts'
import { commonHeaders } from '../platform/http/common-headers.ts'
import { createMetrics } from '../platform/http/metrics.ts'
import { measureJobs } from '../platform/jobs/job-metrics.ts'
import { createKeptAnswerer } from '../render/answer-kept.ts'
import { createDocumentService } from '../render/document-service.ts'
import { createHtmlCache } from '../render/html-cache.ts'
import { createKeptSitemap } from '../render/kept-sitemap.ts'
import type { PageRoutesOptions } from '../render/page-routes.ts'
import { createPageService } from '../render/page-service.ts'
import { PREVIEW_PARAM } from '../render/preview-link.ts'
import type { AppParts } from './app-parts.ts'
import { createDynamicDataResolvers } from './dynamic-data-resolvers.ts'
import { createOrderServices } from './order-services.ts'
import { createPageWorld } from './page-world.ts'
import { SERVER_VERSION } from './server-version.ts'
import { createVisitorServices } from './visitor-services.ts'

/** What the routes call, made once. */
export function createServices(parts: AppParts & { readonly ownUrl: () => string }) {
  const { config, database, log } = parts
  const now = parts.now ?? (() => new Date())
  const version = parts.version ?? SERVER_VERSION
  const brand = BRANDS[config.brand]
  const isHttps = config.publicUrl.startsWith('https:')
  const policy = { isHttps, isDevelopment: config.mode === 'development' }
  const onError = (error: unknown) => log.error({ err: error }, 'background failure')

  const { world, changed } = createPageWorld(parts, brand, now)
  const banners = createKeptBanners(database.replica, brand)
  const orders = createOrderServices({ config, database, brand, now, ownUrl: parts.ownUrl })
  const visitors = createVisitorServices(parts, world, orders)
  const metrics = createMetrics()
  measureJobs(metrics.registry, database.main)
  const common = commonHeaders({ version, ...policy })
  const menus = createKeptMenus({ ...world, db: database.replica })
  const dynamicData = createDynamicDataService(
    createDynamicDataResolvers({ ...world, banners, menus }, visitors),
    (error, type) => log.error({ err: error, type }, 'dynamic data failed'),
  )
  const pages = createPageService({ world, dynamicData, version, onError })
  const cache = createHtmlCache(config.htmlCacheBytes)
  const sitemap = createKeptSitemap(world)
  parts.events.subscribe((event) => {
    changed(event)
    if (event.type === 'content-changed') banners.changed()
    else visitors.carts.changed(event.productKeys)
    menus.changed()
    // A price or a piece in stock changes no address.
    if (!event.productKeys) sitemap.changed()
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
  const { secret } = config
  const pageRoutes: PageRoutesOptions = { documents, pages, policy, metrics, brand: brand.key, secret, now }
  const chosenHome = createChosenHome(brand, PREVIEW_PARAM)
  const sendKept = createKeptAnswerer({ documents, common, policy, metrics, log })
  const answerKept: typeof sendKept = (request, response) =>
    chosenHome(request) === undefined && sendKept(request, response)
  const shop = { brand, now, isHttps, world, orders, visitors, dynamicData }
  return { ...shop, chosenHome, answerKept, metrics, common, pageRoutes, sitemap }
}

export type Services = ReturnType<typeof createServices>
