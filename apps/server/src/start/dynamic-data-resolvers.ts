import { arePageViewsShown } from '@firkant/domain/content/site-content-schema.ts'
import { assignExperiments } from '@firkant/domain/experiments/experiments.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { CartEvents } from '../features/cart/cart-events.ts'
import type { CartService } from '../features/cart/cart-service.ts'
import { loadWhatGoesWith } from '../features/catalog/goes-with.ts'
import { loadCardData } from '../features/catalog/product-cards.ts'
import type { CheckoutService } from '../features/checkout/checkout-service.ts'
import type { BannerCache } from '../features/content/site-banner.ts'
import {
  loadFooter,
  loadFrame,
  loadScriptSettings,
  loadUrgency,
  loadWellKnownPages,
} from '../features/content/site-frame.ts'
import { loadCustomerModel } from '../features/customer/customer-session.ts'
import { findPageCustomer } from '../features/customer/page-customer.ts'
import { findSoftCustomer } from '../features/customer/soft-logins.ts'
import type { DynamicDataResolvers } from '../features/dynamic-data/dynamic-data-service.ts'
import { loadEmployee, loadStoreStock } from '../features/employee/employee-service.ts'
import { namedList } from '../features/lists/list-reader.ts'
import type { ListService } from '../features/lists/list-service.ts'
import type { ListToCart } from '../features/lists/list-to-cart.ts'
import type { CountryService } from '../features/market/country-service.ts'
import type { MenuCache } from '../features/menu/menu-cache.ts'
import { loadForYou } from '../features/personalisation/for-you.ts'
import { loadPersonalOffers } from '../features/promotions/personal-offers.ts'
import { loadReviewData } from '../features/reviews/review-store.ts'
import type { ProductViews } from '../features/stock/product-views.ts'
import { loadLoginPages } from '../pages/account/login-pages.ts'
import { loadCartNotification } from '../pages/buying/cart-notification.ts'
import type { PageDependencies } from '../pages/page-request.ts'
import { buyingResolvers, namedCart } from './buying-resolvers.ts'
import { placeResolvers } from './place-resolvers.ts'
import { shareCartReads } from './services/shared-cart-reads.ts'

/** Data of visitors, each from the feature that owns it. */
export interface VisitorServices {
  readonly carts: CartService
  readonly checkout: CheckoutService
  /** Cart changes of visitors, for analytics. */
  readonly cartEvents: CartEvents
  readonly countries: CountryService
  readonly lists: ListService
  readonly listToCart: ListToCart
  readonly views: ProductViews
}

/** With the way to a wallet that says who buys, where the market has one. */
async function loadShopFrame(
  { database, brand }: PageDependencies,
  { hasExpress }: CheckoutService,
  { market, now }: { readonly market: Market; readonly now: Date },
) {
  const frame = await loadFrame(database.replica, { brand, market, now })
  if (!frame || !hasExpress(market.key)) return frame
  return { ...frame, expressPage: localizePath(brand, market.language, FIXED_PATHS.express[market.language]) }
}

/** One resolver per model of domain/dynamic-data, each from the feature that owns the data. */
export function createDynamicDataResolvers(
  deps: PageDependencies & { readonly banners: BannerCache; readonly menus: MenuCache },
  visitors: VisitorServices,
): DynamicDataResolvers {
  const { database, catalog, brand, banners, menus } = deps
  const db = database.replica
  const loadCart = shareCartReads(visitors.carts)
  const cardContext = ({ market, now }: { readonly market: Market; readonly now: Date }) => ({
    brand: brand.key,
    market,
    now,
    address: (path: string) => localizePath(brand, market.language, path),
  })
  return {
    wellKnownPages: ({ market }) => loadWellKnownPages(db, { brand, market }),
    employee: ({ market, employeeToken: token }) => loadEmployee(deps, { token, market: market.key }),
    storeStock: ({ employeeToken: token }, context) => loadStoreStock(deps, { token, context }),
    ...placeResolvers(deps),
    frame: ({ market, now }) => loadShopFrame(deps, visitors.checkout, { market, now }),
    footer: ({ market, now }) => loadFooter(db, { brand, market, now }),
    menu: (requester, context) => menus.load(requester, context),
    siteBanner: ({ market, now }) => banners.load(market, now),
    countries: async ({ market }) => visitors.countries.list(market),
    countrySwitch: (requester, context) => visitors.countries.choices(requester, context),
    settings: ({ market, now }) => loadScriptSettings(db, { brand, market, now }),
    productCards: (requester, context) => loadCardData(catalog, cardContext(requester), context),
    forYou: (requester) => loadForYou({ db, catalog }, cardContext(requester), requester.visitorHash),
    productReviews: ({ market }, context) =>
      loadReviewData(db, { brand: brand.key, language: market.language }, context),
    ...buyingResolvers({ ...visitors, loadCart }),
    miniCartAccessories: async (requester, context) => {
      const cart = requester.visitorHash === undefined ? null : await loadCart(requester, namedCart(context))
      const skus = cart?.items.map(({ sku }) => sku) ?? []
      return { products: await loadWhatGoesWith({ db, catalog }, cardContext(requester), skus) }
    },
    miniCartNotification: ({ market, now }) => loadCartNotification(deps, { brand, market, now }),
    wishlist: (requester) => deps.lists.wishlist(requester),
    shoppingLists: (requester, context) => deps.lists.lists(requester, namedList(context)),
    personalDiscounts: async ({ customerToken, softLoginToken, market, now }) => {
      const shop = { brand: brand.key, now }
      const customer =
        (await findPageCustomer(database.main, { token: customerToken, ...shop })) ??
        (await findSoftCustomer(database.main, { token: softLoginToken, ...shop }))
      if (!customer) return { customerDiscounts: [] }
      const owner = { customerId: customer.id, market, now }
      return { customerDiscounts: await loadPersonalOffers({ db: database.main, brand }, owner) }
    },
    experiments: async ({ visitorHash }) => assignExperiments(visitorHash),
    pageViews: (requester, context) => visitors.views.recordView(requester, context),
    cardViews: async ({ market, now }, context) =>
      arePageViewsShown(await loadUrgency(db, { brand, market, now }))
        ? visitors.views.countViews(now, context)
        : { views: {} },
    loginPages: ({ market, now }) => loadLoginPages({ db, catalog }, { brand, market, now }),
    customer: ({ customerToken, softLoginToken, now }) =>
      loadCustomerModel(database, { token: customerToken, softToken: softLoginToken, brand: brand.key, now }),
  }
}
