import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { ModalProvider } from '@firkant/ui/modal/modal-provider.tsx'
import { OverlayNoticesContext } from '@firkant/ui/overlay/overlay-notices.ts'
import { HydrateWhenNear } from '../blocks/hydrate-when-near.tsx'
import { ConfirmationRegion } from '../features/confirmations/confirmation-region.tsx'
import { useShop } from '../platform/shop-context.ts'
import { EmployeeSlot } from '../features/employee/employee-slot.tsx'
import { Confetti } from '../features/confetti/confetti.ts'
import { Guard } from '../platform/guard.tsx'
import { useLoadable } from '../platform/lazy-code/loadable.ts'
import type { FooterProps } from './footer/footer.tsx'
import { Header, HEADER_ID } from './header/header.tsx'
import { LazyFooter } from './footer/lazy-footer.tsx'
import { announcer } from '../platform/announcer.ts'
import { LazyOverlays } from './panels/lazy-overlays.tsx'
import { siteModals } from '../platform/panels/site-modals.ts'
import { plainHeaderCode } from './header/plain-header-code.ts'
import { isPlainPage } from './plain-pages.ts'
import { progress } from '../platform/navigation/progress.ts'
import progressBarStyle from './progress-bar.module.css'
import style from './shell.module.css'
import { SiteBanner } from './site-banner-view.tsx'

function ProgressBar(): ReactNode {
  const { visible, value } = useSyncExternalStore(progress.subscribe, progress.current, progress.current)
  return (
    <div
      className={progressBarStyle.bar}
      data-part="progress-bar"
      data-visible={visible || undefined}
      data-value={value.toFixed(3)}
      style={{ transform: `scaleX(${value})` }}
      aria-hidden="true"
    />
  )
}

/** Live region for changes without a page load: one on the page, and one in each overlay. */
function LiveRegion({ part }: { part: string }): ReactNode {
  const message = useSyncExternalStore(announcer.subscribe, announcer.current, () => '')
  // What was announced before a panel opened is not repeated in it.
  const [saidBefore] = useState(message)
  return (
    <div className="sr-only" role="status" aria-live="polite" data-part={part}>
      {message === saidBefore ? '' : message}
    </div>
  )
}

export const MAIN_ID = 'maincontent'

const IN_OVERLAYS = (
  <>
    <LiveRegion part="overlay-live-region" />
    <ConfirmationRegion place="overlay" />
  </>
)

function PlainPageHeader(): ReactNode {
  const PlainHeader = useLoadable(plainHeaderCode)
  return <PlainHeader />
}

/**
 * Frame of every page, in keyboard order: skip link, employee bar, banner, header, main, footer,
 * shopping-list drawer, announcer. Bar and drawer are rendered when they have content.
 */
export function Shell({ children, ...page }: FooterProps & { readonly children: ReactNode }): ReactNode {
  const { pageName } = page
  const { texts } = useShop()
  return (
    <ModalProvider stack={siteModals}>
      <OverlayNoticesContext value={IN_OVERLAYS}>
        <a href={`#${MAIN_ID}`} className={style.skip}>
          {texts.text('shell.skipLink')}
        </a>
        <Guard>
          <EmployeeSlot />
        </Guard>
        <Guard>
          <SiteBanner pageName={pageName} />
        </Guard>
        {isPlainPage(pageName) ? (
          <Guard>
            <PlainPageHeader />
          </Guard>
        ) : (
          <HydrateWhenNear elementId={HEADER_ID}>
            <Header />
          </HydrateWhenNear>
        )}
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <LazyFooter {...page} />
        <div data-slot="shopping-list-drawer" />
        <LazyOverlays />
        <LiveRegion part="live-region" />
        <ConfirmationRegion place="page" />
        <ProgressBar />
        <Guard>
          <Confetti />
        </Guard>
      </OverlayNoticesContext>
    </ModalProvider>
  )
}
