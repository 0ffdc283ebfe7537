import { widthClassOf } from '@firkant/domain/device/width-class.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import { majorDiffers } from '@firkant/domain/version/server-version.ts'
import { openCart } from '../features/cart/open-cart.ts'
import { openCustomerSession } from '../features/customer/customer-session.ts'
import { startDynamicData } from '../platform/dynamic-data/start-dynamic-data.ts'
import { openWishlist } from '../features/lists/wishlist-api.ts'
import { openNewsletter } from '../features/newsletter/newsletter-api.ts'
import { openReturns } from '../features/returns/returns-api.ts'
import { createViewCounts } from '../features/page-views/view-counts.ts'
import { createApiClient, type ApiClient } from '../platform/api-client.ts'
import { createFirstContact } from '../platform/first-contact.ts'
import { createShopStorage } from '../platform/shop-storage.ts'
import { createErrorReporter, reportUncaughtErrors } from '../platform/telemetry-client.ts'
import { loadTexts } from './load-texts.ts'
import { createTranslator } from '../texts/translator.ts'
import { keepDeviceWidthCookie } from './device-width.ts'
import { recoverFromChunkErrors } from '../platform/navigation/chunk-recovery.ts'
import type { Shop } from '../platform/shop-context.ts'

export interface OpenedShop {
  readonly shop: Shop
  readonly onServerVersion: (version: string) => void
  readonly mustReload: () => boolean
}

/** Everything of the shop that is not drawn: errors, texts, the visitor's data. */
export async function openShop(state: DocumentState): Promise<OpenedShop> {
  const reportError = createErrorReporter(window)
  reportUncaughtErrors(window, reportError)
  const session = createShopStorage(
    () => window.sessionStorage,
    (error) => reportError(error, 'warn'),
  )
  recoverFromChunkErrors(window, session, reportError)
  keepDeviceWidthCookie(window)

  const market = MARKETS[state.market]
  const { language } = market
  let mustReload = false
  const onServerVersion = (version: string) => {
    mustReload ||= majorDiffers(state.version, version)
  }
  const api = createApiClient({ language, clientVersion: state.version, onServerVersion })
  const dynamicData = startDynamicData(api, state.dynamicData)
  const texts = createTranslator({
    language,
    catalogue: await loadTexts(language),
    onMissing: (key) => reportError(new Error(`Missing text "${key}" in ${language}`)),
  })
  const widthClass = widthClassOf(window.innerWidth)
  const firstContact = createFirstContact()
  const remembered: ApiClient = { ...api, post: (...call) => firstContact(() => api.post(...call)) }
  const shop = {
    market,
    language,
    ownHost: window.location.host,
    widthClass,
    useNewBadges: state.useNewBadges,
    hasBrokenPart: state.hasBrokenPart,
    texts,
    dynamicData,
    firstContact,
    cart: openCart(remembered, dynamicData),
    api,
    wishlist: openWishlist(remembered, dynamicData),
    customerSession: openCustomerSession(api, dynamicData),
    viewCounts: createViewCounts(dynamicData),
    signUpToNewsletter: openNewsletter(api),
    findReturn: openReturns(api),
    reportError,
  }
  window.addEventListener('online', shop.cart.wakeUp)
  return { shop, onServerVersion, mustReload: () => mustReload }
}
