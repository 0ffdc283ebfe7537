import { SWITCHED_FRAGMENT } from '@firkant/domain/market/country-switch.ts'
import type { Shop } from '../../platform/shop-context.ts'

/** Tells what the switch changed, once. Called before navigation is listened to: only the address loses its fragment. */
export function tellAfterSwitch({ location, history }: Window, shop: Shop): void {
  if (location.hash !== `#${SWITCHED_FRAGMENT}`) return
  history.replaceState(history.state, '', location.pathname + location.search)
  import('./tell-switch.ts').then((code) => code.tellSwitch(shop)).catch((error: unknown) => shop.reportError(error))
}
