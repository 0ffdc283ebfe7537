import { SWITCHED_FRAGMENT } from '@firkant/domain/market/country-switch.ts'
import type { Shop } from '../../platform/shop-context.ts'

/** Announces what the switch changed, once. Runs before navigation starts: only the fragment leaves the address. */
export function announceAfterSwitch({ location, history }: Window, shop: Shop): void {
  if (location.hash !== `#${SWITCHED_FRAGMENT}`) return
  history.replaceState(history.state, '', location.pathname + location.search)
  import(/* code: rare */ './announce-switch.ts')
    .then((module) => module.announceSwitch(shop))
    .catch((error: unknown) => shop.reportError(error))
}
