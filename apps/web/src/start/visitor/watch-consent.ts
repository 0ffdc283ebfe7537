import type { PageViewStore } from '../../platform/navigation/page-view-store.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import type { Visit } from '../waiting/visit.ts'
import { askConsent, connectChooser } from './ask-consent.ts'
import { countVisit } from './count-visit.ts'
import { whenIdle } from './when-idle.ts'

/** Once the page has come to rest: who was not asked yet is asked, and who agreed is counted. */
export function watchConsent(visit: Visit, shop: Shop, view: PageViewStore): void {
  const ask = () => void askConsent(visit, view.current().page)
  const look = () => {
    const letters = visitorConsent.letters()
    // Before an answer events wait in memory; those who refused load nothing, but whoever develops sees what is dropped.
    if (letters !== '' || import.meta.env.DEV) countVisit(visit)
    if (letters === undefined) ask()
  }
  whenIdle(look)
  visitorConsent.subscribe(look)
  view.subscribe(() => visitorConsent.letters() === undefined && ask())
  connectChooser((chooser) => {
    void import('./take-chooser.tsx').then(({ takeChooser }) => takeChooser(shop, chooser), shop.reportError)
  })
}
