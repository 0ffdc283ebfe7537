import { arePageViewsShown } from '@firkant/domain/content/site-content-schema.ts'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { CartService } from '../features/cart/cart-service.ts'
import { loadCardData } from '../features/catalog/card-data.ts'
import type { KeptBanners } from '../features/content/site-banner.ts'
import {
  loadFooter,
  loadFrame,
  loadScriptSettings,
  loadUrgency,
  loadWellKnownPages,
} from '../features/content/site-frame.ts'
import { loadReviewData } from '../features/reviews/review-store.ts'
import { loadCustomerModel } from '../features/customer/customer-session.ts'
import type { DynamicDataResolvers } from '../features/dynamic-data/dynamic-data-service.ts'
import type { KeptMenus } from '../features/menu/kept-menus.ts'
import type { CountryService } from '../features/market/country-service.ts'
import type { WishlistService } from '../features/lists/wishlist-service.ts'
import type { ProductViews } from '../features/stock/product-views.ts'
import type { PageWorld } from '../pages/page-request.ts'

/** What is known of visitors, from the features that keep it. */
export interface VisitorServices {
  readonly carts: CartService
  readonly countries: CountryService
  readonly wishlists: WishlistService
  readonly views: ProductViews
}

function namedCart(context: DynamicContext | undefined): string | undefined {
  const cartId = typeof context === 'object' ? context.cartId : context
  return cartId === undefined ? undefined : String(cartId)
}

/** One resolver per model of domain/dynamic-data, each from the feature that owns the data. */
export function createDynamicDataResolvers(
  {
    database,
    catalog,
    brand,
    banners,
    menus,
  }: Pick<PageWorld, 'database' | 'catalog' | 'brand'> & { readonly banners: KeptBanners; readonly menus: KeptMenus },
  visitors: VisitorServices,
): DynamicDataResolvers {
  const db = database.replica
  return {
    wellKnownPages: ({ market }) => loadWellKnownPages(db, { brand, market }),
    frame: ({ market }) => loadFrame(db, { brand, market }),
    footer: ({ market }) => loadFooter(db, { brand, market }),
    menu: (asker, context) => menus.load(asker, context),
    siteBanner: ({ market, now }) => banners.load(market, now),
    countries: async ({ market }) => visitors.countries.list(market),
    countrySwitch: (asker, context) => visitors.countries.choices(asker, context),
    settings: ({ market }) => loadScriptSettings(db, { brand, market }),
    productCards: ({ market, now }, context) =>
      loadCardData(
        catalog,
        { brand: brand.key, market, now, address: (path) => localizePath(brand, market.language, path) },
        context,
      ),
    productReviews: ({ market }, context) =>
      loadReviewData(db, { brand: brand.key, language: market.language }, context),
    cart: async ({ visitorHash, ...asker }, context) =>
      visitorHash === undefined ? null : visitors.carts.load({ ...asker, visitorHash }, namedCart(context)),
    wishlist: (asker) => visitors.wishlists.load(asker),
    pageViews: (asker, context) => visitors.views.recordView(asker, context),
    cardViews: async ({ market, now }, context) =>
      arePageViewsShown(await loadUrgency(db, { brand, market }))
        ? visitors.views.countViews(now, context)
        : { views: {} },
    customer: ({ customerToken, now }) => loadCustomerModel(database, { token: customerToken, brand: brand.key, now }),
  }
}
