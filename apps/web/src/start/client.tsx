import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { majorDiffers } from '@firkant/domain/version/server-version.ts'
import './styles/base.css'
import { createHydrationGate, OPEN_GATE, type HydrationGate } from '../blocks/hydration-gate.ts'
import { announcer } from '../platform/announcer.ts'
import { laterCardsOf } from '../features/product-card/later-cards.ts'
import { announceAfterSwitch } from '../features/market/after-switch.ts'
import { App } from './app.tsx'
import { inPlace } from '../platform/navigation/in-place.ts'
import { startNavigation } from '../platform/navigation/navigation.ts'
import { lastErrorPage } from '../platform/navigation/last-error-page.ts'
import { createAheadLoader } from '../platform/navigation/loading/page-ahead.ts'
import { createPageCache } from '../platform/navigation/loading/page-cache.ts'
import { createPageLoader } from '../platform/navigation/loading/page-loader.ts'
import { createPageOpener, type Visit } from '../platform/navigation/page-opener.ts'
import { pageRefresher } from '../platform/navigation/loading/page-refresher.ts'
import type { PageViewStore } from '../platform/navigation/page-view-store.ts'
import { progress } from '../platform/navigation/progress.ts'
import { scrollToHash } from '../platform/navigation/scroll.ts'
import type { Shop } from '../platform/shop-context.ts'
import { createShopArea } from '../platform/navigation/addresses/shop-area.ts'
import { completeWhenUsed } from './light-document.ts'
import { loadState, type LoadedState } from './load-state.ts'
import { nextTask } from './next-task.ts'
import { openShop } from './open-shop.ts'
import { preparePage } from './prepare-page.ts'
import { isUsedOnce } from './used-once.ts'
import { openPageView } from './visitor/shown-page.ts'
import { watchConsent } from './visitor/watch-consent.ts'
import { openVisit } from './waiting/visit.ts'
import { stopWaiting } from './waiting/wait-for-visitor.ts'

interface Mounted {
  readonly shop: Shop
  readonly loaded: LoadedState
  readonly view: PageViewStore
}

const loadDrawing = () => import(/* code: rare */ './draw-anew.ts')

/** Hydrates the server's markup, block by block. */
async function mount({ shop, loaded: { state, isOfMarkup }, view }: Mounted): Promise<HydrationGate> {
  // The largest chunk is evaluated in a task of its own.
  const { hydrateRoot } = await import('react-dom/client')
  const isAsked = new URLSearchParams(window.location.search).get('progressive-hydration') !== 'off'
  const isProgressive = isAsked && isOfMarkup
  const gate = isProgressive ? createHydrationGate(document) : OPEN_GATE
  await preparePage(state.page, { withBlocks: !isProgressive })
  if (!isProgressive) laterCardsOf(shop).need()

  const app = <App shop={shop} view={view} gate={gate} />
  const root = document.getElementById(SHOP_ROOT_ID)
  if (!root) throw new Error('The document has no place for the shop')
  if (!isOfMarkup) {
    const { drawAnew } = await loadDrawing()
    stopWaiting()
    drawAnew(root, app)
    document.documentElement.dataset.started = ''
    return gate
  }
  const onRecoverableError = (error: unknown) => {
    // Failed on the server, which has logged it, and rendered here; reported again only if it fails here too.
    if (error instanceof Error && 'digest' in error && error.digest) return
    // After a mismatch the markup is replaced: what waits beside one of its elements would wait for ever.
    gate.openAll()
    laterCardsOf(shop).need()
    shop.reportError(error, 'warn')
  }
  stopWaiting()
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  document.documentElement.dataset.started = ''
  return gate
}

const loadTaker = () => import(/* code: rare */ './take-parameters.ts')

async function startShop(): Promise<void> {
  const visit = await openVisit()
  const { dynamicData, reportError } = visit
  const loaded = await loadState(visit)
  const { state } = loaded
  // What another release says may mean something else to this one's code.
  if (!loaded.isOfMarkup && majorDiffers(visit.facts.version, state.version)) return window.location.reload()
  const shop = openShop(visit, state)
  const pageLoader = createPageLoader({ clientVersion: visit.facts.version, onServerVersion: visit.onServerVersion })
  const cache = createPageCache()
  const address = new URL(window.location.href)
  const loadPage = async () => {
    const page = await pageLoader.load(address, { signal: new AbortController().signal })
    cache.put(address.pathname + address.search, page)
    return page
  }
  const view = openPageView(state.page)
  await nextTask()
  const gate = await mount({ shop, loaded, view })

  lastErrorPage.note(state.page)
  announceAfterSwitch(window, shop)
  // Before navigation starts, which would follow the change of the address.
  if (isUsedOnce(address) || window.eclub !== undefined)
    await loadTaker().then(({ takeParameters }) => takeParameters(shop, view), reportError)
  watchConsent(visit, shop, view)
  if (window.location.hash) void scrollToHash(window, window.location.hash)
  const isInArea = createShopArea(window.location)
  if (state.isLight) completeWhenUsed({ win: window, laterCards: laterCardsOf(shop), loadPage })
  else cache.put(address.pathname + address.search, state.page)
  const isInShop = (url: URL) => isInArea(url) && !isUsedOnce(url)
  const loader = createAheadLoader({
    win: window,
    loader: pageLoader,
    isInShop,
    isCached: ({ pathname, search }) => cache.get(pathname + search)?.cache === 'full',
    preparePage: (page) => preparePage(page, { withBlocks: true }),
  })
  const parts = {
    win: window,
    view,
    cache,
    loader,
    isInShop,
    preparePage: async (page: Page) => {
      await preparePage(page, { withBlocks: true })
      gate.openAll()
    },
    commit: async (update: () => void) => {
      document.documentElement.dataset.navigated = ''
      flushSync(update)
    },
    onShown: (page: Page, { isInPlace }: Visit) => {
      lastErrorPage.note(page)
      dynamicData.seed(page.refreshedDynamicData)
      // A change in place announces itself.
      if (!isInPlace) announcer.announce(shop.texts.text('shell.pageShown', { title: page.metaInfo.title }))
    },
    reportError,
  }
  const opener = createPageOpener(parts)
  pageRefresher.connect(opener)
  if ('navigation' in window) startNavigation({ ...parts, opener, progress, inPlace, mustReload: visit.mustReload })
}

void startShop()
