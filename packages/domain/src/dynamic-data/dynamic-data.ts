import type { Cart } from '../cart/cart.ts'
import type { CheckoutModel } from '../cart/checkout.ts'
import type { SiteBannerModel } from '../banner/site-banner.ts'
import type { ProductCard } from '../catalog/product-card.ts'
import type { Block } from '../content/block.ts'
import type { FooterModel, FrameModel } from '../content/site-content-schema.ts'
import type { Assignments } from '../experiments/experiments.ts'
import type { CountriesModel, CountrySwitchModel } from '../market/country-switch.ts'
import type { MenuModel } from '../menu/menu.ts'
import type { Review } from '../reviews/review.ts'
import type { WellKnownPages } from '../well-known/well-known-pages.ts'

export interface CustomerModel {
  readonly isLoggedIn: boolean
  readonly isSoftLoggedIn: boolean
  readonly forename?: string
  readonly maskedEmail?: string
  readonly externalId?: string
  readonly email?: string
}

export interface WishlistModel {
  readonly name: string
  readonly listKey: string
  readonly count: number
  readonly products: readonly ProductCard[]
  /** `packageKey|sku`, or the sku alone: what the hearts look themselves up by. */
  readonly codes: readonly string[]
}

export interface PageViewsModel {
  /** Distinct visitors of the last 30 minutes. */
  readonly pageViews: number
  /** False for whoever came without an identity and was given one with this answer: ask again. */
  readonly isCounted?: boolean
}

export interface SettingsModel {
  readonly blackFridayTheme: boolean
  readonly enableMyPagesButton: boolean
  readonly useNewBadges: boolean
  readonly enableConfettiOnFirstLoad: boolean
  readonly currentConfettiId: string
  readonly confettiColors: readonly string[]
}

/**
 * Model name → data. To add one: name it here, list it in DYNAMIC_DATA_TYPES, and register its
 * resolver in server/start/dynamic-data-resolvers; the compiler names what is missing.
 */
export interface DynamicDataModels {
  wellKnownPages: WellKnownPages
  customer: CustomerModel
  footer: FooterModel
  frame: FrameModel
  settings: SettingsModel
  /** Context: `includeSubcategories`. Asked for when the menu opens. */
  menu: MenuModel
  siteBanner: SiteBannerModel
  countries: CountriesModel
  /** Context: `cameFrom`, the address of the page that the visitor is on. Asked for when a country is to be chosen. */
  countrySwitch: CountrySwitchModel
  /** Context: cartId, for those allowed to see it. */
  cart: Cart
  /** The cart once more with all that its checkout holds; null when there is nothing to buy. */
  checkout: CheckoutModel
  /** Context: cartId. What goes with the cart and can be bought. */
  miniCartAccessories: { readonly products: readonly ProductCard[] }
  miniCartNotification: { readonly content: readonly Block[] }
  wishlist: WishlistModel
  /** Context: the product's key. Asking counts as looking. */
  pageViews: PageViewsModel
  /** Context: `keys`, product keys with commas between. Asking counts for nothing. */
  cardViews: { readonly views: Readonly<Record<string, number>> }
  /** Context: `keys`, product keys with commas between. */
  productCards: { readonly products: readonly ProductCard[] }
  /** Context: `productKey` and `page`, from 2 on: the first came with the page. */
  productReviews: { readonly reviews: readonly Review[] }
  /** The variants that the visitor falls to. Asked for where one is about to show. */
  experiments: Assignments
}

export type DynamicDataType = keyof DynamicDataModels
export const DYNAMIC_DATA_TYPES = [
  'wellKnownPages',
  'customer',
  'footer',
  'frame',
  'settings',
  'menu',
  'siteBanner',
  'countries',
  'countrySwitch',
  'cart',
  'checkout',
  'miniCartAccessories',
  'miniCartNotification',
  'wishlist',
  'pageViews',
  'cardViews',
  'productCards',
  'productReviews',
  'experiments',
] as const satisfies readonly DynamicDataType[]

/** What frames every page, the same for all visitors of a brand and language: sent with the document. */
export const FRAME_TYPES = [
  'wellKnownPages',
  'footer',
  'frame',
  'settings',
  'countries',
  'siteBanner',
] as const satisfies readonly DynamicDataType[]

/**
 * What nearly every page needs of its visitor: one push-info answer carries them all. The banner came with the
 * document; the answer brings the one of now.
 */
export const PUSHED_TYPES = ['customer', 'cart', 'wishlist', 'siteBanner'] as const satisfies readonly DynamicDataType[]

export type DynamicContext = Readonly<Record<string, string | number | boolean>> | string
export type DynamicRequest = readonly [type: string, context?: DynamicContext]

export interface DynamicRecord<Data = unknown> {
  readonly cacheKey: string
  readonly loadFailed: boolean
  readonly data: Data | null
}

export interface DynamicRecordEntry extends DynamicRecord {
  readonly type: string
  readonly context?: DynamicContext
}

export const MAX_DYNAMIC_REQUESTS = 50

/** The same request in any spelling has the same key: object keys are sorted. */
export function dynamicCacheKey(type: string, context?: DynamicContext): string {
  if (context === undefined) return type
  if (typeof context === 'string') return `${type}:${context}`
  const sorted = Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.length === 0 ? type : `${type}:${JSON.stringify(sorted)}`
}
