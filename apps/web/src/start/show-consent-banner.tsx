import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { Guard } from '../platform/guard.tsx'
import { PageAddressContext } from '../platform/navigation/page-address.ts'
import type { PageViewStore } from '../platform/navigation/page-view-store.ts'
import { PanelCodeContext } from '../platform/panels/panel-code.ts'
import { ShopContext, type Shop } from '../platform/shop-context.ts'
import { visitorConsent } from '../platform/visitor-consent.ts'
import { isPlainPage } from '../shell/plain-pages.ts'
import { PANEL_CODE } from './panel-registry.ts'

interface BannerHostProps {
  readonly view: PageViewStore
  readonly onAnswered: () => void
}

function BannerHost({ view, onAnswered }: BannerHostProps): ReactNode {
  const { page } = useSyncExternalStore(view.subscribe, view.current)
  const isAnswered = useSyncExternalStore(visitorConsent.subscribe, () => visitorConsent.letters() !== undefined)
  useEffect(() => {
    if (isAnswered) onAnswered()
  }, [isAnswered, onAnswered])
  // Nothing may lie over the button that buys, and the cookie page has the question itself.
  if (isAnswered || isPlainPage(page.componentName) || page.componentName === 'CookiePage') return null
  return (
    <PageAddressContext value={page.url}>
      <ConsentBanner />
    </PageAddressContext>
  )
}

let isShown = false

/** A root of its own, before the page: whoever uses the keyboard meets it first, and no page is drawn again for it. */
export function showConsentBanner(shop: Shop, view: PageViewStore): void {
  const page = document.getElementById(SHOP_ROOT_ID)
  if (isShown || !page) return
  isShown = true
  const place = document.createElement('div')
  page.before(place)
  const root = createRoot(place)
  // Answered in another tab.
  const look = () => document.hidden || visitorConsent.changed()
  const end = () => {
    document.removeEventListener('visibilitychange', look)
    isShown = false
    queueMicrotask(() => {
      root.unmount()
      place.remove()
    })
  }
  document.addEventListener('visibilitychange', look)
  root.render(
    <ShopContext value={shop}>
      <PanelCodeContext value={PANEL_CODE}>
        <Guard>
          <BannerHost view={view} onAnswered={end} />
        </Guard>
      </PanelCodeContext>
    </ShopContext>,
  )
}
