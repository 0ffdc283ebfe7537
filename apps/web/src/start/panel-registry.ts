import { loadable } from '../platform/loadable.ts'
import type { PanelCode } from '../platform/panels/panel-code.ts'
import { menuCode } from '../shell/menu/menu-code.ts'

/** Each panel's chunk, loaded on intent. */
export const PANEL_CODE: PanelCode = {
  overlays: loadable(() => import('../shell/panels/site-overlays.tsx').then((module) => module.SiteOverlays)),
  panels: {
    menu: menuCode,
    search: loadable(() => import('../features/search/quick-search-views.tsx').then((module) => module.SearchPanel)),
    cart: loadable(() => import('../pages/cart/cart-panel.tsx').then((module) => module.CartPanel)),
    wishlist: loadable(() => import('../shell/panels/wishlist-panel.tsx').then((module) => module.WishlistPanel)),
    country: loadable(() => import('../features/market/country-panel.tsx').then((module) => module.CountryPanel)),
    'price-guarantee': loadable(() =>
      import('../shell/panels/price-guarantee-panel.tsx').then((module) => module.PriceGuaranteePanel),
    ),
  },
}
