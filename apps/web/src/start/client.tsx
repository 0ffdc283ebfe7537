import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './base.css'
import { widthClassOf } from '@firkant/domain/device/width-class.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { DOCUMENT_STATE_ID, SHOP_ROOT_ID, type DocumentState } from '@firkant/domain/page/document-state.ts'
import { majorDiffers } from '@firkant/domain/version/server-version.ts'
import { createHydrationGate, OPEN_GATE } from '../blocks/hydration-gate.ts'
import { startDynamicData } from '../features/dynamic-data/start-dynamic-data.ts'
import { createApiClient } from '../platform/api-client.ts'
import { createShopStorage } from '../platform/shop-storage.ts'
import { createErrorReporter, reportUncaughtErrors } from '../platform/telemetry-client.ts'
import { announcer } from '../shell/announcer.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { createTranslator } from '../texts/translator.ts'
import { App } from './app.tsx'
import { keepDeviceWidthCookie } from './device-width.ts'
import { recoverFromChunkErrors } from './navigation/chunk-recovery.ts'
import { startNavigation } from './navigation/navigation.ts'
import { createPageCache } from './navigation/page-cache.ts'
import { createPageLoader } from './navigation/page-loader.ts'
import { createPageViewStore } from './navigation/page-view-store.ts'
import { progress } from './navigation/progress.ts'
import { scrollToHash } from './navigation/scroll.ts'
import { createShopArea } from './navigation/shop-area.ts'
import { preparePage } from './prepare-page.ts'
import type { Shop } from './shop-context.ts'

function readDocumentState(): DocumentState {
  const text = document.getElementById(DOCUMENT_STATE_ID)?.textContent
  if (!text) throw new Error('The document came without its state')
  return JSON.parse(text) as DocumentState
}

async function startShop(): Promise<void> {
  const state = readDocumentState()
  const reportError = createErrorReporter(window)
  reportUncaughtErrors(window, reportError)
  const session = createShopStorage(() => window.sessionStorage, (error) => reportError(error, 'warn'))
  recoverFromChunkErrors(window, session, reportError)
  keepDeviceWidthCookie(window)

  const market = MARKETS[state.market]
  let mustReload = false
  const onServerVersion = (version: string) => {
    mustReload ||= majorDiffers(state.version, version)
  }
  const api = createApiClient({ language: market.language, clientVersion: state.version, onServerVersion })
  const dynamicData = startDynamicData(api, state.dynamicData)
  const texts = createTranslator({
    language: market.language,
    catalogue: await loadTexts(market.language),
    onMissing: (key) => reportError(new Error(`Missing text "${key}" in ${market.language}`)),
  })

  const widthClass = widthClassOf(window.innerWidth)
  const isProgressive = new URLSearchParams(window.location.search).get('progressive-hydration') !== 'off'
  // Markup made for another width class would not agree: it is drawn anew instead of hydrated.
  const mayHydrate = widthClass === state.widthClass
  const gate = mayHydrate && isProgressive ? createHydrationGate(document) : OPEN_GATE
  const shop: Shop = { market, language: market.language, ownHost: window.location.host, widthClass, texts, dynamicData, reportError }
  const view = createPageViewStore(state.page)
  await preparePage(state.page, { withBlocks: !mayHydrate || !isProgressive })

  const app = <App shop={shop} view={view} gate={gate} />
  const root = document.getElementById(SHOP_ROOT_ID)
  if (!root) throw new Error('The document has no place for the shop')
  const onRecoverableError = (error: unknown) => reportError(error, 'warn')
  if (mayHydrate) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else createRoot(root).render(app)
  document.documentElement.dataset.started = mayHydrate ? 'hydrated' : 'rendered'

  if (window.location.hash) void scrollToHash(window, window.location.hash)
  if (!('navigation' in window)) return
  const cache = createPageCache()
  cache.put(window.location.pathname + window.location.search, state.page)
  startNavigation({
    win: window,
    view,
    cache,
    loader: createPageLoader({ clientVersion: state.version, onServerVersion }),
    progress,
    isInShop: createShopArea(window.location),
    preparePage: async (page) => {
      await preparePage(page, { withBlocks: true })
      gate.openAll()
    },
    commit: async (update) => flushSync(update),
    mustReload: () => mustReload,
    onShown: (page) => {
      dynamicData.seed(page.refreshedDynamicData)
      announcer.announce(texts.text('shell.pageShown', { title: page.metaInfo.title }))
    },
    reportError,
  })
}

void startShop()
