import { MARKETS } from '@firkant/domain/market/market.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import { majorDiffers } from '@firkant/domain/version/server-version.ts'
import { cartOf } from '../features/cart/open-cart.ts'
import { createApiClient } from '../platform/api-client.ts'
import { startDynamicData } from '../platform/dynamic-data/start-dynamic-data.ts'
import { createFirstContact } from '../platform/first-contact.ts'
import { recoverFromChunkErrors } from '../platform/navigation/chunk-recovery.ts'
import type { Shop } from '../platform/shop-context.ts'
import { createShopStorage } from '../platform/shop-storage.ts'
import { createErrorReporter, reportUncaughtErrors } from '../platform/telemetry-client.ts'
import { assembleShop } from './assemble-shop.ts'
import { setDeviceWidthCookie } from './device-width.ts'

export interface OpenedShop {
  readonly shop: Shop
  readonly onServerVersion: (version: string) => void
  readonly mustReload: () => boolean
}

/** The parts of the shop that are not rendered: error reports, texts, the visitor's data. */
export function openShop(state: DocumentState): OpenedShop {
  const reportError = createErrorReporter(window)
  reportUncaughtErrors(window, reportError)
  const session = createShopStorage(
    () => window.sessionStorage,
    (error) => reportError(error, 'warn'),
  )
  recoverFromChunkErrors(window, session, reportError)
  setDeviceWidthCookie(window)

  const { language } = MARKETS[state.market]
  let mustReload = false
  const onServerVersion = (version: string) => {
    mustReload ||= majorDiffers(state.version, version)
  }
  const onSignInRequired = () =>
    import(/* code: rare */ '../features/customer/sign-in/require-sign-in.ts').then(({ requireSignIn }) =>
      requireSignIn(shop),
    )
  const api = createApiClient({ language, clientVersion: state.version, onServerVersion, onSignInRequired })
  const dynamicData = startDynamicData(api, state.dynamicData)
  const shop: Shop = assembleShop({
    state,
    ownHost: window.location.host,
    widthClass: state.widthClass,
    dynamicData,
    api,
    firstContact: createFirstContact(),
    reportError,
  })
  window.addEventListener('online', cartOf(shop).wakeUp)
  return { shop, onServerVersion, mustReload: () => mustReload }
}
