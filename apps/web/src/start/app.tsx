import { useSyncExternalStore, type ReactNode } from 'react'
import { hasNewsletterForm } from '@firkant/domain/newsletter/newsletter-form-block.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { HydrationContext } from '../blocks/hydration-context.ts'
import type { HydrationGate } from '../blocks/hydration-gate.ts'
import { getPageCode } from '../pages/page-registry.ts'
import { PageGuard } from '../platform/guard.tsx'
import { useLoadable } from '../platform/lazy-code/loadable.ts'
import { LoadFailure } from '../pages/load-failure.tsx'
import { Shell } from '../shell/shell.tsx'
import { NavigationNumberContext } from '../platform/navigation/navigation-number.ts'
import { PageAddressContext } from '../platform/navigation/addresses/page-address.ts'
import type { PageViewStore } from '../platform/navigation/page-view-store.ts'
import { PanelCodeContext } from '../platform/panels/panel-code.ts'
import { ShopContext, type Shop } from '../platform/shop-context.ts'
import { PANEL_CODE } from './panel-registry.ts'

function PageContent({ page }: { page: Page }): ReactNode {
  const View = useLoadable(getPageCode(page))
  return <View page={page} />
}

/** Every step of a subscription, and pages with the form among their blocks. */
function asksForAddress({ componentName, model }: Page): boolean {
  try {
    return componentName === 'NewsletterSignupPage' || ('blocks' in model && hasNewsletterForm(model.blocks))
  } catch {
    // Broken blocks are reported by the guard of the page that draws them; the frame stays.
    return false
  }
}

interface AppProps {
  readonly shop: Shop
  readonly view: PageViewStore
  readonly gate: HydrationGate
}

export function App({ shop, view, gate }: AppProps): ReactNode {
  const { page, number, place, loadFailed } = useSyncExternalStore(view.subscribe, view.current, view.current)
  return (
    <ShopContext value={shop}>
      <HydrationContext value={gate}>
        <NavigationNumberContext value={number}>
          <PageAddressContext value={page.url}>
            <PanelCodeContext value={PANEL_CODE}>
              <Shell pageName={page.componentName} hasOwnNewsletter={asksForAddress(page)}>
                <PageGuard fallback={<LoadFailure />}>
                  {loadFailed ? <LoadFailure /> : <PageContent key={place} page={page} />}
                </PageGuard>
              </Shell>
            </PanelCodeContext>
          </PageAddressContext>
        </NavigationNumberContext>
      </HydrationContext>
    </ShopContext>
  )
}
