import { storefront } from '#brand'
import { loadable } from '../platform/lazy-code/loadable.ts'
import type { PanelCode, PanelProps } from '../platform/panels/panel-code.ts'

/** Only the brand's menu is built. */
const menuCode = loadable<PanelProps>(() =>
  storefront.layout.menu.kind === 'mega'
    ? import('../shell/menu/mega/mega-menu.tsx').then((module) => module.MegaMenu)
    : import('../shell/menu/panel/panel-menu.tsx').then((module) => module.PanelMenu),
)

/** Each panel's chunk, loaded on intent. */
export const PANEL_CODE: PanelCode = {
  overlays: loadable(() => import('../shell/panels/site-overlays.tsx').then((module) => module.SiteOverlays)),
  panels: {
    menu: menuCode,
    search: loadable(() => import('../features/search/quick-search-views.tsx').then((module) => module.SearchPanel)),
    cart: loadable(() => import('../pages/cart/cart-panel.tsx').then((module) => module.CartPanel)),
    wishlist: loadable(() => import('../shell/panels/wishlist-panel.tsx').then((module) => module.WishlistPanel)),
    'shopping-list': loadable(() =>
      import('../pages/lists/drawer/list-drawer.tsx').then((module) => module.ListDrawer),
    ),
    country: loadable(() =>
      import(/* code: rare */ '../features/market/country-panel.tsx').then((module) => module.CountryPanel),
    ),
    consent: loadable(() =>
      import(/* code: rare */ '../features/consent/consent-panel.tsx').then((module) => module.ConsentPanel),
    ),
    'soft-login': loadable(() =>
      import(/* code: rare */ '../features/soft-login/soft-login-panel.tsx').then((module) => module.SoftLoginPanel),
    ),
    'employee-stores': loadable(() =>
      import(/* code: rare */ '../features/employee/employee-panel.tsx').then((module) => module.EmployeePanel),
    ),
    'store-stock': loadable(() =>
      import(/* code: rare */ '../features/stores/store-stock-panel.tsx').then((module) => module.StoreStockPanel),
    ),
    'delivery-place': loadable(() =>
      import(/* code: rare */ '../features/delivery/delivery-place-panel.tsx').then(
        (module) => module.DeliveryPlacePanel,
      ),
    ),
    'price-guarantee': loadable(() =>
      import(/* code: rare */ '../shell/panels/price-guarantee-panel.tsx').then((module) => module.PriceGuaranteePanel),
    ),
  },
}
