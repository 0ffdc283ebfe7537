import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { ConsentBanner } from '../../features/consent/consent-banner.tsx'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import type { PageViewStore } from '../../platform/navigation/page-view-store.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import { hasConsentQuestion } from '../../shell/plain-pages.ts'
import { openEdgeRoot } from '../edge-root.tsx'

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
  if (isAnswered || !hasConsentQuestion(page.componentName)) return null
  return (
    <PageAddressContext value={page.url}>
      <ConsentBanner />
    </PageAddressContext>
  )
}

let isShown = false

export function showConsentBanner(shop: Shop, view: PageViewStore): void {
  const root = isShown ? undefined : openEdgeRoot(shop)
  if (!root) return
  isShown = true
  // Answered in another tab.
  const look = () => document.hidden || visitorConsent.changed()
  const end = () => {
    document.removeEventListener('visibilitychange', look)
    isShown = false
    root.end()
  }
  document.addEventListener('visibilitychange', look)
  root.render(<BannerHost view={view} onAnswered={end} />)
}
