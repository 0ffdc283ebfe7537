import { loadable, type Loadable } from '../../platform/loadable.ts'
import { menuCode } from '../menu/menu-code.ts'
import type { PanelProps } from './panel-props.ts'
import type { SitePanel } from './site-panels.ts'

/** Each panel's code, fetched on intent. */
const CODE: Readonly<Partial<Record<SitePanel, Loadable<PanelProps>>>> = {
  menu: menuCode,
  search: loadable(() => import('../../features/search/quick-search-views.tsx').then((code) => code.SearchPanel)),
  cart: loadable(() => import('../cart/cart-panel.tsx').then((code) => code.CartPanel)),
  wishlist: loadable(() => import('./wishlist-panel.tsx').then((code) => code.WishlistPanel)),
  country: loadable(() => import('../country/country-panel.tsx').then((code) => code.CountryPanel)),
  'price-guarantee': loadable(() => import('./price-guarantee-panel.tsx').then((code) => code.PriceGuaranteePanel)),
}

export function panelCode(name: SitePanel): Loadable<PanelProps> | undefined {
  return CODE[name]
}
