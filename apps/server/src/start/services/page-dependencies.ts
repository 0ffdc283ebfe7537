import { join, resolve } from 'node:path'
import { createCatalogCache } from '../../features/catalog/catalog-cache.ts'
import { openListingFiles } from '../../features/catalog/listing/listing-files.ts'
import { createListingService } from '../../features/catalog/listing/listing-service.ts'
import { readBlockSamples } from '../../features/content/blocks/block-samples.ts'
import { loadUrgency } from '../../features/content/site-frame.ts'
import { readPicturePlaces } from '../../features/images/picture-places.ts'
import { readLawFiles } from '../../features/law/law-files.ts'
import { createListAlertService } from '../../features/lists/alerts/list-alert-service.ts'
import { createListReader } from '../../features/lists/list-reader.ts'
import { createPreferencesService } from '../../features/newsletter/newsletter-preferences.ts'
import { createNewsletterService } from '../../features/newsletter/newsletter-service.ts'
import { createOrderReader } from '../../features/orders/order-reader.ts'
import type { PaymentProviders } from '../../features/payments/payment-registry.ts'
import { createWithdrawalService } from '../../features/returns/withdrawal-service.ts'
import { createQuestionService } from '../../features/reviews/questions/question-service.ts'
import { createReviewService } from '../../features/reviews/written/review-service.ts'
import { createSampleReminders } from '../../features/samples/sample-reminders.ts'
import { createStockAlertService } from '../../features/stock-alerts/stock-alert-service.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { cacheReads } from '../../platform/database/shared-reads.ts'
import type { ShopEvent } from '../../platform/events/shop-events.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { AppParts } from '../app-parts.ts'
import { projectDisplayHook } from '../project-display-hook.ts'
import { mailboxAlerts } from './mailbox-alerts.ts'
import { createSearchParts } from './search-parts.ts'

const BLOCK_SAMPLES = resolve(import.meta.dirname, '../../../../../demo/block-samples')

/** Exists once a big catalogue was stored. */
export const listingsFolder = (dataDir: string) => join(dataDir, 'listings')

type PageContext = ShopContext & Pick<PaymentProviders, 'sheets'>

/** What page builders read from, with caches that are dropped when something changes. */
export function createPageDependencies({ config, displayHook }: AppParts, context: PageContext) {
  const { brand, database, publicUrl, now, log, invoiceDays } = context
  const places = readPicturePlaces(config.mediaDir, log)
  const reads = [database.replica, database.forOrders].map(cacheReads)
  const files = openListingFiles({
    folder: listingsFolder(config.dataDir),
    onError: (error) =>
      log.error({ err: error }, 'listing table could not be read from the data folder or stored there'),
  })
  const listings = createListingService(database.replica, brand.key, files)
  const catalog = createCatalogCache(database.replica, {
    loadUrgency: (market, at) => loadUrgency(database.replica, { brand, market, now: at }),
    places,
    mood: brand.roomMood,
  })
  const { search, catalogChanged, contentChanged } = createSearchParts({
    ...context,
    listings,
    catalog,
    dataDir: config.dataDir,
    searchSettings: config.search,
  })
  const deps: PageDependencies = {
    brand,
    database,
    catalog,
    listings,
    lists: createListReader({ ...context, catalog }),
    search,
    newsletter: createNewsletterService(context),
    preferences: createPreferencesService({ ...context, alerts: mailboxAlerts }),
    listAlerts: createListAlertService({ ...context, catalog }),
    reviews: createReviewService(context),
    questions: createQuestionService(context),
    stockAlerts: createStockAlertService(context),
    sampleReminders: createSampleReminders(context),
    orders: createOrderReader(context),
    withdrawals: createWithdrawalService(context),
    sheetOffersIn: context.sheets.offersIn,
    publicUrl,
    invoiceDays,
    lawFiles: readLawFiles(config.lawNoticeDir),
    outside: { tagContainer: config.tagContainer, notificationsUrl: config.notificationsUrl },
    now,
    displayHook: displayHook ?? projectDisplayHook,
    showsKit: config.mode === 'development',
    blockSamples: () => readBlockSamples(BLOCK_SAMPLES),
  }
  const changed = ({ type, productKeys, ofOffersOnly, rebuildId }: ShopEvent) => {
    // Before anything is read again: a replica may not have it yet.
    database.changed()
    // Price and stock are not among what is remembered.
    if (!productKeys && !ofOffersOnly) for (const each of reads) each.clear()
    if (type === 'content-changed') return contentChanged()
    if (type === 'delivery-changed') return
    for (const cache of [catalog, listings]) cache.changed(productKeys)
    // Price and stock are not part of the search index; everything else is.
    if (!productKeys && !ofOffersOnly) catalogChanged(rebuildId)
  }
  return { deps, changed, places }
}
