import type { MarketKey, MarketLanguage } from '../market/market.ts'

/** Amounts by market in minor units; it does not apply in a market that is absent. */
export type MarketAmounts = Readonly<Partial<Record<MarketKey, number>>>

/** Filters of products: all given lists must match. Without any, everything matches. */
export interface PromotionGoods {
  readonly categoryKeys?: readonly string[] | undefined
  readonly seriesKeys?: readonly string[] | undefined
  readonly supplierKeys?: readonly string[] | undefined
  readonly productBrandKeys?: readonly string[] | undefined
  readonly skus?: readonly string[] | undefined
}

export interface PromotionConditions {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly markets?: readonly MarketKey[] | undefined
  readonly goods?: PromotionGoods | undefined
  /** Minimum sum of the matching lines, before any discount. */
  readonly leastMinor?: MarketAmounts | undefined
  readonly leastQuantity?: number | undefined
  readonly customerGroups?: readonly string[] | undefined
  readonly isLoggedInOnly?: boolean | undefined
  readonly isOncePerCustomer?: boolean | undefined
  /** A personal offer: it applies once the customer has activated it, to one order. */
  readonly isPersonal?: boolean | undefined
}

export type PromotionEffect =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly minor: MarketAmounts }
  /** Price of a piece. */
  | { readonly type: 'fixedPrice'; readonly minor: MarketAmounts }
  /** The cheapest of every `of` pieces is free. */
  | { readonly type: 'cheapestFree'; readonly of: number }
  | { readonly type: 'gift'; readonly sku: string; readonly quantity: number }
  | { readonly type: 'freeDelivery' }

export interface Promotion {
  readonly key: string
  readonly names: Readonly<Record<MarketLanguage, string>>
  /** What a personal offer says of itself. */
  readonly descriptions?: Readonly<Record<MarketLanguage, string>> | undefined
  /** Discount code that it needs; without one it applies to everybody. */
  readonly coupon?: string | undefined
  /** Applies together with others; those not combinable compete, and the best for the customer wins. */
  readonly isCombinable: boolean
  readonly conditions: PromotionConditions
  readonly effect: PromotionEffect
}

export interface PromotionRequester {
  readonly market: MarketKey
  readonly now: Date
  readonly isLoggedIn: boolean
  readonly groups: ReadonlySet<string>
  /** Keys of once-per-customer promotions used before. */
  readonly used: ReadonlySet<string>
  /** Keys of personal offers that the customer has activated. */
  readonly activated: ReadonlySet<string>
  readonly codes: ReadonlySet<string>
}

/** A line as the promotions see it. */
export interface DiscountableLine {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  /** Price of the whole line. */
  readonly minor: number
  readonly categoryKeys: readonly string[]
  readonly seriesKey?: string | undefined
  readonly supplierKey?: string | undefined
  readonly productBrandKey?: string | undefined
}

/** Codes are typed by hand: case and blanks around them do not count. */
export function couponKey(written: string): string {
  return written.trim().toUpperCase()
}
