import type { PageViewStore } from '../../platform/navigation/page-view-store.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'

/** Browsers without idle callbacks wait this long instead. */
const IDLE_MS = 500

/** Once the page has come to rest: who was not asked yet is asked, and who agreed is counted. */
export function watchConsent(shop: Shop, view: PageViewStore): void {
  let isTracked = false
  const look = () => {
    const letters = visitorConsent.letters()
    // Before an answer events wait in memory; those who refused load nothing, but whoever develops sees what is dropped.
    if ((letters !== '' || import.meta.env.DEV) && !isTracked) {
      isTracked = true
      void import(/* code: rare */ '../connect-tracking.ts').then(
        ({ connectTracking }) => connectTracking(shop, view),
        shop.reportError,
      )
    }
    if (letters === undefined)
      void import('./show-consent-banner.tsx').then(
        ({ showConsentBanner }) => showConsentBanner(shop, view),
        shop.reportError,
      )
  }
  if ('requestIdleCallback' in window) requestIdleCallback(look)
  else setTimeout(look, IDLE_MS)
  visitorConsent.subscribe(look)
}
