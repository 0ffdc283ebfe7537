import type { Cart } from '@firkant/domain/cart/cart.ts'
import { consentModeOf } from '@firkant/domain/consent/consent-mode.ts'
import { currentConsent, findConsentCookie, NO_CONSENT } from '@firkant/domain/consent/consent.ts'
import { widthClassOf } from '@firkant/domain/device/width-class.ts'
import { STEP_OF_EVENT } from '@firkant/domain/insights/visit-steps.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { KIND_OF_PAGE } from '@firkant/domain/page/counted-view.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import type { Page, PageName } from '@firkant/domain/page/page.ts'
import { notificationsOf } from '@firkant/domain/personalisation/notifications.ts'
import { analyticsPlaceOf, type DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import { pageReferrer } from '@firkant/domain/tracking/page-referrer.ts'
import { createDataLayer } from '../features/tracking/data-layer.ts'
import { createEventGate } from '../features/tracking/event-gate.ts'
import { createExperienceWatch, type ExperienceWatch } from '../features/tracking/experience-watch.ts'
import { createNotifier } from '../features/tracking/notifications.ts'
import { createVitalsMeter } from '../features/tracking/page-vitals.ts'
import type { EventLog } from '../features/tracking/panel/event-log.ts'
import { createTracker, type Tracker } from '../features/tracking/tracker.ts'
import { openTrackingStorage } from '../features/tracking/tracking-storage.ts'
import { createVisitReporter, newVisitId, visitSender, type VisitReporter } from '../features/tracking/visits.ts'
import { watchCustomer } from '../features/tracking/watch-customer.ts'
import type { PageView, PageViewStore } from '../platform/navigation/page-view-store.ts'
import { sitePanels } from '../platform/panels/site-panels.ts'
import type { Shop } from '../platform/shop-context.ts'
import { shopEvents } from '../platform/shop-events.ts'
import type { ShopStorage } from '../platform/shop-storage.ts'
import { visitorConsent } from '../platform/visitor-consent.ts'
import { loadState } from './load-state.ts'
import { openPageView } from './visitor/shown-page.ts'
import { cardAt, watchLists, wholeCards } from './visitor/watch-lists.ts'
import type { Visit } from './waiting/visit.ts'

type TrackedShop = Pick<Shop, 'market' | 'dynamicData' | 'reportError'>

const pathOf = (address: string) => address.split('?', 1)[0] ?? address

/** Addresses of mails and orders carry tokens in their query: analytics gets none. */
const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Reports what a page shows; lists once the data of their cards is there. */
function createPageReporter(shop: TrackedShop, tracker: Tracker) {
  const withCart = (report: (cart: Cart) => void) =>
    void shop.dynamicData
      .load('cart')
      .then(() => {
        const cart = shop.dynamicData.read('cart').data
        if (cart) report(cart)
      })
      .catch(() => undefined)

  function content(page: Page): void {
    const { componentName, model } = page
    if (componentName === 'ProductPage') tracker.productShown(model.trackingProductInformation)
    else if (componentName === 'CartPage') withCart((cart) => tracker.cartShown('view_cart', cart))
    else if (componentName === 'CheckoutPage') withCart((cart) => tracker.cartShown('begin_checkout', cart))
    else if ('products' in model && 'listingUrl' in model) {
      if (componentName === 'SearchResultPage') tracker.searchShown(model.q)
      const list = { id: pathOf(model.listingUrl), name: model.heading }
      void wholeCards(shop, model.products).then((cards) => tracker.listShown(list, cards))
    }
  }
  /** A page that waited for the bank becomes the confirmation without being opened again. */
  function order({ componentName, model }: Page): void {
    if (componentName === 'OrderConfirmationPage' && model.status === 'thanks') tracker.orderShown(model.tracking)
  }
  return { content, order, withCart }
}

interface Watcher extends Tracker {
  readonly experiences: ExperienceWatch
  readonly pageOpened: (name: PageName) => void
  readonly linkOpened: (ticket: string) => void
}

function watchPages(shop: TrackedShop, view: PageViewStore, tracker: Watcher): void {
  const { origin } = window.location
  const reporter = createPageReporter(shop, tracker)
  let shown = -1
  let before = withoutQuery(document.referrer)
  const opened = ({ page, number, followed }: PageView) => {
    const type = shown < 0 && number === 0 ? 'hard' : 'dynamic'
    shown = number
    const pages = shop.dynamicData.read('wellKnownPages').data
    const facts = { pageName: page.componentName, referrer: before, origin, checkoutUrl: pages?.checkoutPageUrl ?? '/' }
    const { title } = page.metaInfo
    const path = pathOf(page.url)
    tracker.pageOpened(page.componentName)
    tracker.pageShown({ type, pageType: page.trackingPageType, page: path, title, referrer: pageReferrer(facts) })
    if (followed !== undefined) tracker.linkOpened(followed)
    before = origin + path
    reporter.content(page)
    tracker.experiences.opened(page, type)
  }
  const look = () => {
    const current = view.current()
    if (current.loadFailed) return
    if (current.number !== shown) opened(current)
    reporter.order(current.page)
  }
  let panel: string | undefined
  sitePanels.subscribe(() => {
    const name = sitePanels.current()?.name
    if (name === 'cart' && panel !== 'cart') reporter.withCart((cart) => tracker.cartShown('view_cart', cart))
    panel = name
  })
  view.subscribe(look)
  look()
}

function watchClicks(tracker: Tracker): void {
  const take = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    const card = cardAt(target)
    if (link?.origin === window.location.origin) tracker.linkFollowed(link.pathname + link.search, card?.listId)
    // A button of the card: what it does is reported by itself.
    else if (!link && card) tracker.cardUsed(card.path, card.listId)
  }
  document.addEventListener('click', take, { capture: true })
}

function openVisit({ market }: TrackedShop, storage: ShopStorage): VisitReporter {
  const visit = createVisitReporter({
    place: { market: market.key, device: widthClassOf(window.innerWidth) },
    storage,
    send: visitSender(window),
    newId: newVisitId,
    vitals: createVitalsMeter(window.performance),
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') visit.pageLeft()
  })
  // Some browsers leave a page without hiding it first.
  window.addEventListener('pagehide', visit.pageLeft)
  return visit
}

type Inspect = (tell: (log: EventLog) => void) => void

/** What a panel for developers is told, in order, once it is loaded. Builds for shoppers have none. */
function openInspector(reportError: TrackedShop['reportError']): Inspect {
  const log = import('../features/tracking/panel/show-data-layer-panel.tsx').then(({ showDataLayerPanel }) =>
    showDataLayerPanel(),
  )
  return (tell) => void log.then(tell, reportError)
}

function connect({ dynamicData, reportError }: Visit, state: DocumentState): void {
  const market = MARKETS[state.market]
  const shop = { market, dynamicData, reportError }
  const view = openPageView(state.page)
  const layer = createDataLayer(window, shop.reportError)
  const gate = createEventGate(layer.push)
  const storage = openTrackingStorage(window)
  const visit = openVisit(shop, storage.tab)
  const inspect = import.meta.env.MODE === 'production' ? undefined : openInspector(shop.reportError)
  const push = (event: DataLayerEvent) => {
    const outcome = gate.push(event)
    inspect?.((log) => log.pushed(event, outcome))
    const step = STEP_OF_EVENT[event.event]
    if (step) visit.reached(step)
  }
  const place = analyticsPlaceOf(market, market.language)
  const tracker = createTracker({ place, storage: storage.lasting, visit: storage.visit, push })

  const experiences = createExperienceWatch({
    win: window,
    language: market.language,
    mayReport: () => currentConsent(findConsentCookie(document.cookie))?.personalisation === true,
    onSeen: tracker.experienceSeen,
  })
  const customer = watchCustomer(() => dynamicData.read('customer').data, tracker.customerKnown)
  const service = { win: window, market: market.key, storage: storage.notified, externalId: customer.externalId }
  const notices = createEventGate(createNotifier(service))

  const decide = () => {
    const consent = currentConsent(findConsentCookie(document.cookie))
    if (!consent) return
    layer.consent('update', consentModeOf(consent))
    storage.allow(consent)
    visit.allow(consent.statistics)
    notices.set(consent.personalisation ? 'open' : 'closed')
    const isOpen = consent.statistics || consent.marketing
    gate.set(isOpen ? 'open' : 'closed')
    customer.allow(isOpen)
    if (isOpen) layer.loadContainer()
    inspect?.((log) => log.decided(consent, isOpen ? 'passed' : 'dropped'))
  }
  layer.consent('default', consentModeOf(NO_CONSENT))
  decide()
  visitorConsent.subscribe(() => {
    decide()
    customer.identify()
  })
  watchPages(shop, view, {
    ...tracker,
    pageOpened: (name) => visit.pageShown(KIND_OF_PAGE[name]),
    experiences,
    linkOpened: (ticket) => notices.push({ type: 'click', body: { ticket } }),
  })
  watchLists(shop, view, tracker)
  watchClicks(tracker)
  dynamicData.subscribe(customer.identify)
  customer.identify()
  shopEvents.connect((happening) => {
    tracker.happened(happening)
    for (const notice of notificationsOf(happening)) notices.push(notice)
  })
}

/** Connects what happens in the shop with the data layer: in memory until the visitor agrees. Needs no React. */
export async function connectTracking(visit: Visit): Promise<void> {
  const { state } = await loadState(visit)
  connect(visit, state)
}
