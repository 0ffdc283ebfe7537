import { loadable } from '../platform/loadable.ts'
import type { PanelCode } from '../platform/panels/panel-code.ts'
import { menuCode } from '../shell/menu/menu-code.ts'

/** Each panel's code, fetched on intent. */
export const PANEL_CODE: PanelCode = {
  overlays: loadable(() => import('../shell/panels/site-overlays.tsx').then((code) => code.SiteOverlays)),
  panels: {
    menu: menuCode,
    search: loadable(() => import('../features/search/quick-search-views.tsx').then((code) => code.SearchPanel)),
    cart: loadable(() => import('../pages/cart/cart-panel.tsx').then((code) => code.CartPanel)),
    wishlist: loadable(() => import('../shell/panels/wishlist-panel.tsx').then((code) => code.WishlistPanel)),
    country: loadable(() => import('../features/market/country-panel.tsx').then((code) => code.CountryPanel)),
    'price-guarantee': loadable(() =>
      import('../shell/panels/price-guarantee-panel.tsx').then((code) => code.PriceGuaranteePanel),
    ),
  },
}
