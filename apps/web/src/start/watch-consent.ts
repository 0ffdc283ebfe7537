import type { PageViewStore } from '../platform/navigation/page-view-store.ts'
import type { Shop } from '../platform/shop-context.ts'
import { visitorConsent } from '../platform/visitor-consent.ts'

/** Browsers without idle callbacks wait this long instead. */
const IDLE_MS = 500

/** Those who were not asked yet are asked once the page has come to rest; the others load nothing of it. */
export function watchConsent(shop: Shop, view: PageViewStore): void {
  const look = () => {
    if (visitorConsent.letters() === undefined)
      void import('./show-consent-banner.tsx').then(
        ({ showConsentBanner }) => showConsentBanner(shop, view),
        shop.reportError,
      )
  }
  if ('requestIdleCallback' in window) requestIdleCallback(look)
  else setTimeout(look, IDLE_MS)
}
