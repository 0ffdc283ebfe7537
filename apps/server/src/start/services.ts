import { createLiveStreams } from '../features/change-sets/live/live-streams.ts'
import { createBannerCache } from '../features/content/site-banner.ts'
import { createDynamicDataService } from '../features/dynamic-data/dynamic-data-service.ts'
import { createMenuCache } from '../features/menu/menu-cache.ts'
import { createShopContext, type AppParts } from './app-parts.ts'
import { createDynamicDataResolvers } from './dynamic-data-resolvers.ts'
import { createAccounts } from './services/accounts.ts'
import { createAnswers } from './services/answers.ts'
import { createBuyerServices } from './services/buyer-services.ts'
import { createInsights } from './services/insight-parts.ts'
import { createLearning } from './services/learning.ts'
import { createOrderServices } from './services/order-services.ts'
import { createPageDependencies } from './services/page-dependencies.ts'
import { createShopMetrics } from './services/shop-metrics.ts'
import { createStaffServices } from './services/staff-services.ts'
import { createVisitorServices } from './services/visitor-services.ts'

/** Services for the routes, created once: each group from the features that it is made of. */
export function createServices(parts: AppParts & { readonly ownUrl: () => string }) {
  const { config, ownUrl } = parts
  const context = createShopContext(parts)
  const { brand, database, log } = context
  const metrics = createShopMetrics(context, parts)
  const orders = createOrderServices({ ...context, config, ownUrl })
  const { deps, changed, places } = createPageDependencies(parts, { ...context, sheets: orders.providers.sheets })
  const buyers = createBuyerServices(context, deps.withdrawals)
  const visitors = createVisitorServices(context, {
    deps,
    orders,
    hasLimits: config.rateLimits,
    countOrder: metrics.countOrder,
  })
  const accounts = createAccounts(context, config, { ...visitors, newsletter: deps.newsletter })
  const staff = createStaffServices(context, { accounts, deps, carts: visitors.carts, config, places })
  const counting = createInsights(context, parts)
  const learning = createLearning(context, deps.catalog)
  const live = createLiveStreams({ ...context, events: parts.events, beatMs: parts.studioBeatMs })

  const banners = createBannerCache(database.replica, brand)
  const menus = createMenuCache({ ...deps, db: database.replica })
  const dynamicData = createDynamicDataService(
    createDynamicDataResolvers({ ...deps, banners, menus }, visitors),
    (error, type) =>
      log.error({ err: error, type }, 'dynamic data of this type could not be loaded; it is left out of the answer'),
  )
  const answers = createAnswers(parts, context, { deps, dynamicData, metrics, countView: counting.countView })
  parts.events.subscribe((event) => {
    changed(event)
    if (event.type === 'content-changed') banners.changed()
    if (event.type === 'catalog-changed') visitors.carts.changed(event.productKeys)
    menus.changed()
    answers.changed(event)
  })
  return { context, deps, orders, buyers, visitors, accounts, staff, counting, learning, live, dynamicData, answers }
}

export type Services = ReturnType<typeof createServices>
