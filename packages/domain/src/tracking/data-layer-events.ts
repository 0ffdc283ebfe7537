import type { Language, Market } from '../market/market.ts'
import type { SearchOrigin } from '../search/search-suggestion.ts'

/** An item as GA4's e-commerce events name it. */
export interface AnalyticsItem {
  readonly item_id: string
  readonly item_name: string
  readonly item_variant?: string
  readonly item_brand?: string
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_category3?: string
  readonly item_category4?: string
  readonly item_category5?: string
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly index?: number
  readonly price: number
  readonly quantity: number
}

/** Where the shop is; part of every event. Tags of GA4 read the first three, those of the shop the others. */
export interface AnalyticsPlace {
  readonly currency: string
  readonly language: string
  readonly country: string
  readonly currentCurrency: string
  readonly currentLanguage: string
  readonly currentCountry: string
}

export function analyticsPlaceOf(
  { key: country, currency }: Pick<Market, 'key' | 'currency'>,
  language: Language,
): AnalyticsPlace {
  return {
    currency,
    language,
    country,
    currentCurrency: currency,
    currentLanguage: language,
    currentCountry: country,
  }
}

export interface CartData {
  readonly cartId: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}

interface ItemsOfList {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly AnalyticsItem[]
}
interface ItemsWithValue {
  readonly currency: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}
interface WithCart {
  readonly ecommerce: ItemsWithValue
  readonly cart: CartData
  readonly productIds: readonly string[]
}

/** Event → payload, beside the place. The one table of what the data layer can hold. */
export interface DataLayerPayloads {
  virtualPageLoad: {
    readonly type: 'hard' | 'dynamic'
    readonly pageType: string
    readonly page: string
    readonly title: string
    readonly referrer: string
  }
  view_item: { readonly ecommerce: ItemsWithValue; readonly productIds: readonly string[] }
  view_item_list: { readonly ecommerce: ItemsOfList; readonly productIds: readonly string[] }
  select_item: { readonly ecommerce: ItemsOfList }
  view_cart: WithCart
  add_to_cart: WithCart
  remove_from_cart: WithCart
  begin_checkout: WithCart
  add_to_wishlist: { readonly ecommerce: ItemsWithValue }
  purchase: {
    readonly orderId: string
    readonly ecommerce: ItemsWithValue & {
      readonly transaction_id: string
      readonly tax: number
      readonly shipping: number
      readonly coupon: string
    }
    readonly productIds: readonly string[]
  }
  search: {
    readonly search_term: string
    readonly search_interaction?: 'suggestion'
    readonly search_interaction_name?: SearchOrigin
  }
  /** A block that an experiment or a personalisation chose was seen. */
  experience_impression: {
    readonly experience: string
    readonly variant: string
    /** GA4's name for both in one. */
    readonly exp_variant_string: string
  }
  customerIdentified: { readonly externalId: string }
}
export type DataLayerEventName = keyof DataLayerPayloads
export type DataLayerEvent = {
  [Name in DataLayerEventName]: { readonly event: Name } & AnalyticsPlace & DataLayerPayloads[Name]
}[DataLayerEventName]

export const MAX_LISTED_ITEMS = 15
export const MAX_PRODUCT_IDS = 3
