import { arePageViewsShown } from '@firkant/domain/content/site-content-schema.ts'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { assignExperiments } from '@firkant/domain/experiments/experiments.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { CartEvents } from '../features/cart/cart-events.ts'
import type { CartService } from '../features/cart/cart-service.ts'
import type { CheckoutService } from '../features/checkout/checkout-service.ts'
import { loadCardData } from '../features/catalog/product-cards.ts'
import { loadWhatGoesWith } from '../features/catalog/goes-with.ts'
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
import { loadCartNotification } from '../pages/cart-notification.ts'
import type { PageWorld } from '../pages/page-request.ts'

/** What is known of visitors, from the features that keep it. */
export interface VisitorServices {
  readonly carts: CartService
  readonly checkout: CheckoutService
  /** What visitors do to their carts, for whoever counts it. */
  readonly cartEvents: CartEvents
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
  world: PageWorld & { readonly banners: KeptBanners; readonly menus: KeptMenus },
  visitors: VisitorServices,
): DynamicDataResolvers {
  const { database, catalog, brand, banners, menus } = world
  const db = database.replica
  const cardScope = ({ market, now }: { readonly market: Market; readonly now: Date }) => ({
    brand: brand.key,
    market,
    now,
    address: (path: string) => localizePath(brand, market.language, path),
  })
  return {
    wellKnownPages: ({ market }) => loadWellKnownPages(db, { brand, market }),
    frame: ({ market }) => loadFrame(db, { brand, market }),
    footer: ({ market }) => loadFooter(db, { brand, market }),
    menu: (asker, context) => menus.load(asker, context),
    siteBanner: ({ market, now }) => banners.load(market, now),
    countries: async ({ market }) => visitors.countries.list(market),
    countrySwitch: (asker, context) => visitors.countries.choices(asker, context),
    settings: ({ market }) => loadScriptSettings(db, { brand, market }),
    productCards: (asker, context) => loadCardData(catalog, cardScope(asker), context),
    productReviews: ({ market }, context) =>
      loadReviewData(db, { brand: brand.key, language: market.language }, context),
    cart: (asker, context) => visitors.carts.load(asker, namedCart(context)),
    checkout: (asker) => visitors.checkout.load(asker),
    miniCartAccessories: async (asker, context) => {
      const { visitorHash } = asker
      const cart =
        visitorHash === undefined ? null : await visitors.carts.load({ ...asker, visitorHash }, namedCart(context))
      const skus = cart?.items.map(({ sku }) => sku) ?? []
      return { products: await loadWhatGoesWith({ db, catalog }, cardScope(asker), skus) }
    },
    miniCartNotification: ({ market, now }) => loadCartNotification(world, { brand, market, now }),
    wishlist: (asker) => visitors.wishlists.load(asker),
    experiments: async ({ visitorHash }) => assignExperiments(visitorHash),
    pageViews: (asker, context) => visitors.views.recordView(asker, context),
    cardViews: async ({ market, now }, context) =>
      arePageViewsShown(await loadUrgency(db, { brand, market }))
        ? visitors.views.countViews(now, context)
        : { views: {} },
    customer: ({ customerToken, now }) => loadCustomerModel(database, { token: customerToken, brand: brand.key, now }),
  }
}
