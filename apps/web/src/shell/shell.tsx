import type { ReactNode } from 'react'
import { useShop } from '../start/shop-context.ts'
import { Header } from './header.tsx'
import { LazyFooter } from './lazy-footer.tsx'
import { LiveRegion } from './live-region.tsx'
import { ProgressBar } from './progress-bar.tsx'
import style from './shell.module.css'

export const MAIN_ID = 'maincontent'

/**
 * The frame of every page, in the order a keyboard meets it: skip link, employee bar, header, main, footer,
 * shopping-list drawer, announcer. The bar and the drawer take their places when there is something in them.
 */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { texts } = useShop()
  return (
    <>
      <a href={`#${MAIN_ID}`} className={style.skip} data-part="skip-link">
        {texts.text('shell.skipLink')}
      </a>
      <div data-slot="employee-bar" />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <LazyFooter />
      <div data-slot="shopping-list-drawer" />
      <LiveRegion />
      <ProgressBar />
    </>
  )
}
