import type { SiteBannerModel } from '../banner/site-banner.ts'
import type { Cart } from '../cart/cart.ts'
import type { CheckoutModel } from '../cart/checkout/checkout.ts'
import type { ProductCard } from '../catalog/product-card.ts'
import type { Block } from '../content/blocks/block.ts'
import type { FooterModel, FrameModel } from '../content/site-content-schema.ts'
import type { ArrivalsModel, DeliveryPlaceModel } from '../delivery/delivery-place.ts'
import type { EmployeeModel, StoreStockModel } from '../employee/employee-model.ts'
import type { Assignments } from '../experiments/experiments.ts'
import type { FitsModel, VisitorHomeModel } from '../fit/visitor-home.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { ShoppingListsModel } from '../lists/shopping-list.ts'
import type { CountriesModel, CountrySwitchModel } from '../market/country-switch.ts'
import type { MenuModel } from '../menu/menu.ts'
import type { PersonalOffer } from '../promotions/personal-offer.ts'
import type { Review } from '../reviews/review.ts'
import type { ChosenStoreModel } from '../stores/chosen-store.ts'
import type { WellKnownPages } from '../well-known/well-known-pages.ts'

export interface CustomerModel {
  readonly isLoggedIn: boolean
  readonly isSoftLoggedIn: boolean
  readonly forename?: string
  readonly maskedEmail?: string
  readonly externalId?: string
  readonly email?: string
}

/** Pictures beside the forms of the sign-in, and the server's rule for passwords. */
export interface LoginPagesModel {
  readonly loginBackground: ImageRef | null
  readonly registrationBackground: ImageRef | null
  readonly resetPasswordBackground: ImageRef | null
  readonly passwordRegex: string
}

export interface WishlistModel {
  readonly name: string
  readonly listKey: string
  readonly count: number
  readonly products: readonly ProductCard[]
  /** `packageKey|sku`, or the SKU alone: what the heart buttons look up. */
  readonly codes: readonly string[]
}

export interface PageViewsModel {
  /** Distinct visitors of the last 30 minutes. */
  readonly pageViews: number
  /** False for a tab that got its number with this answer: request it again with it to be counted. */
  readonly isCounted?: boolean
  readonly viewer?: string
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
 * Model name → data. To add one: name it here, list it in DYNAMIC_DATA_TYPES, and register its resolver in
 * server/start/dynamic-data-resolvers; the compiler names what is missing.
 */
export interface DynamicDataModels {
  wellKnownPages: WellKnownPages
  customer: CustomerModel
  /** The employee at work in this browser, beside whatever customer is signed in. */
  employee: EmployeeModel
  /** Context: `skus`, comma-separated. What the employee's store has of them; null for everybody else. */
  storeStock: StoreStockModel
  /** The store that the visitor chose; null if none. */
  chosenStore: ChosenStoreModel
  /** Where the visitor has things sent; null until they say it. */
  deliveryPlace: DeliveryPlaceModel
  /** Context: `skus`, comma-separated. When they come to that place. */
  arrivals: ArrivalsModel
  /** That the visitor has said their way in; null until they do. */
  visitorHome: VisitorHomeModel
  /** Context: `skus`, comma-separated. How they come in there. */
  fits: FitsModel
  footer: FooterModel
  frame: FrameModel
  settings: SettingsModel
  /** Context: `includeSubcategories`. Requested when the menu opens. */
  menu: MenuModel
  siteBanner: SiteBannerModel
  countries: CountriesModel
  /** Context: `cameFrom`, the address of the current page. Requested when a country is to be chosen. */
  countrySwitch: CountrySwitchModel
  /** Context: cartId, for visitors who may see it. */
  cart: Cart
  /** The cart with the contents of its checkout; null if there is nothing to buy. */
  checkout: CheckoutModel
  /** The same for a wallet that says who buys: of the cart, and of one product beside it. */
  expressCart: CheckoutModel
  expressProduct: CheckoutModel
  /** Context: cartId. Products that go with the cart and can be bought. */
  miniCartAccessories: { readonly products: readonly ProductCard[] }
  miniCartNotification: { readonly content: readonly Block[] }
  wishlist: WishlistModel
  /** Context: `listKey`; without it, or if it is no list of the visitor's, the wish list is selected. */
  shoppingLists: ShoppingListsModel
  /** Context: the product's key, or `productKey` and the tab's `viewer`. The request counts as a view. */
  pageViews: PageViewsModel
  /** Context: `keys`, comma-separated product keys. The request does not count as a view. */
  cardViews: { readonly views: Readonly<Record<string, number>> }
  /** Context: `keys`, comma-separated product keys. */
  productCards: { readonly products: readonly ProductCard[] }
  /** Learned from what the visitor looked at; empty for those who have not agreed to personalisation. */
  forYou: { readonly products: readonly ProductCard[] }
  /** Context: `productKey` and `page`, from 1 on; `order` and `stars` choose. */
  productReviews: { readonly reviews: readonly Review[] }
  /** Offers of a customer. Who is only recognised sees them, but can't activate one. */
  personalDiscounts: { readonly customerDiscounts: readonly PersonalOffer[] }
  /** The visitor's variants. Requested when one is about to be shown. */
  experiments: Assignments
  /** Requested when a form of the sign-in is shown. */
  loginPages: LoginPagesModel
}

export type DynamicDataType = keyof DynamicDataModels
export const DYNAMIC_DATA_TYPES = [
  'wellKnownPages',
  'customer',
  'employee',
  'storeStock',
  'chosenStore',
  'deliveryPlace',
  'arrivals',
  'visitorHome',
  'fits',
  'footer',
  'frame',
  'settings',
  'menu',
  'siteBanner',
  'countries',
  'countrySwitch',
  'cart',
  'checkout',
  'expressCart',
  'expressProduct',
  'miniCartAccessories',
  'miniCartNotification',
  'wishlist',
  'shoppingLists',
  'pageViews',
  'cardViews',
  'productCards',
  'forYou',
  'productReviews',
  'personalDiscounts',
  'experiments',
  'loginPages',
] as const satisfies readonly DynamicDataType[]

/** The frame of every page, the same for all visitors of a brand and language: sent with the document. */
export const FRAME_TYPES = [
  'wellKnownPages',
  'footer',
  'frame',
  'settings',
  'countries',
  'siteBanner',
] as const satisfies readonly DynamicDataType[]

/**
 * Visitor data that nearly every page needs: one push-info answer has them all. The document has a banner already; the
 * answer brings the current one.
 */
export const PUSHED_TYPES = [
  'customer',
  'employee',
  'chosenStore',
  'deliveryPlace',
  'visitorHome',
  'cart',
  'wishlist',
  'siteBanner',
] as const satisfies readonly DynamicDataType[]

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

/** Object keys are sorted, so that equal requests have the same key. */
export function dynamicCacheKey(type: string, context?: DynamicContext): string {
  if (context === undefined) return type
  if (typeof context === 'string') return `${type}:${context}`
  const sorted = Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.length === 0 ? type : `${type}:${JSON.stringify(sorted)}`
}
