import type { ReactNode } from 'react'
import { ModalProvider } from '@firkant/ui/modal/modal-provider.tsx'
import { OverlayNoticesContext } from '@firkant/ui/overlay/overlay-notices.ts'
import { ConfirmationRegion } from '../features/confirmations/confirmation-region.tsx'
import { useShop } from '../platform/shop-context.ts'
import { Confetti } from '../features/confetti/confetti.ts'
import { Guard } from '../platform/guard.tsx'
import { useLoadable } from '../platform/loadable.ts'
import { Header } from './header.tsx'
import { LazyFooter } from './lazy-footer.tsx'
import { LiveRegion } from './live-region.tsx'
import { LazyOverlays } from './panels/lazy-overlays.tsx'
import { isPlainPage, plainHeaderCode } from './plain-pages.ts'
import { ProgressBar } from './progress-bar.tsx'
import style from './shell.module.css'
import { SiteBanner } from './site-banner.tsx'

export const MAIN_ID = 'maincontent'

const IN_OVERLAYS = (
  <>
    <LiveRegion part="overlay-live-region" />
    <ConfirmationRegion place="overlay" />
  </>
)

/**
 * The frame of every page, in the order a keyboard meets it: skip link, employee bar, banner, header, main, footer,
 * shopping-list drawer, announcer. The bar and the drawer take their places when there is something in them.
 */
function PlainPageHeader(): ReactNode {
  const PlainHeader = useLoadable(plainHeaderCode)
  return <PlainHeader />
}

export function Shell({ pageName, children }: { pageName: string; children: ReactNode }): ReactNode {
  const { texts } = useShop()
  return (
    <ModalProvider>
      <OverlayNoticesContext value={IN_OVERLAYS}>
        <a href={`#${MAIN_ID}`} className={style.skip} data-part="skip-link">
          {texts.text('shell.skipLink')}
        </a>
        <div data-slot="employee-bar" />
        <Guard>
          <SiteBanner pageName={pageName} />
        </Guard>
        <Guard>{isPlainPage(pageName) ? <PlainPageHeader /> : <Header />}</Guard>
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        <LazyFooter pageName={pageName} />
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
