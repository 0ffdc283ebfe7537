import { hydrateRoot } from 'react-dom/client'
import style from '../../features/consent/consent-banner.module.css'
import { PanelCodeContext } from '../../platform/panels/panel-code.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { ShopContext, type Shop } from '../../platform/shop-context.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import { PANEL_CODE } from '../panel-registry.ts'

/** The link in the question of cookies opens its panel from now on; it stays the same element. */
export function takeChooser(shop: Shop, chooser: HTMLElement): void {
  const link = chooser.querySelector('a')
  if (!link) return
  const root = hydrateRoot(
    chooser,
    <ShopContext value={shop}>
      <PanelCodeContext value={PANEL_CODE}>
        <PanelLink panel="consent" href={link.getAttribute('href') ?? '#'} part="text-link" className={style.more}>
          {link.textContent}
        </PanelLink>
      </PanelCodeContext>
    </ShopContext>,
  )
  const stop = visitorConsent.subscribe(() => {
    if (visitorConsent.letters() === undefined) return
    stop()
    queueMicrotask(() => root.unmount())
  })
}
