import type { MarketKey, MarketLanguage } from '../market/market.ts'

/** Each market has its own amounts, in its minor units; a market that is not named is not meant. */
export type MarketAmounts = Readonly<Partial<Record<MarketKey, number>>>

/** Which goods a promotion is for: what fits each of the lists that are given. Without any it is for all. */
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
  /** Of the goods that it is for, before any discount. */
  readonly leastMinor?: MarketAmounts | undefined
  readonly leastQuantity?: number | undefined
  readonly customerGroups?: readonly string[] | undefined
  readonly isLoggedInOnly?: boolean | undefined
  readonly isOncePerCustomer?: boolean | undefined
}

export type PromotionEffect =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly minor: MarketAmounts }
  /** What a piece costs. */
  | { readonly type: 'fixedPrice'; readonly minor: MarketAmounts }
  /** Of each `of` pieces the cheapest costs nothing. */
  | { readonly type: 'cheapestFree'; readonly of: number }
  | { readonly type: 'gift'; readonly sku: string; readonly quantity: number }
  | { readonly type: 'freeDelivery' }

export interface Promotion {
  readonly key: string
  readonly names: Readonly<Record<MarketLanguage, string>>
  /** Whoever knows the word gets it; without one it is everybody's. */
  readonly coupon?: string | undefined
  /** Stands beside others; all the rest compete, and the best for the customer wins. */
  readonly isCombinable: boolean
  readonly conditions: PromotionConditions
  readonly effect: PromotionEffect
}

/** Who asks, where and when. */
export interface PromotionRequester {
  readonly market: MarketKey
  readonly now: Date
  readonly isLoggedIn: boolean
  readonly groups: ReadonlySet<string>
  /** Keys of what the customer has had already, and may have once. */
  readonly used: ReadonlySet<string>
  readonly codes: ReadonlySet<string>
}

/** A line as the promotions see it. */
export interface DiscountableLine {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  /** What the whole line costs. */
  readonly minor: number
  readonly categoryKeys: readonly string[]
  readonly seriesKey?: string | undefined
  readonly supplierKey?: string | undefined
  readonly productBrandKey?: string | undefined
}

/** Codes are words that people write by hand. */
export function couponKey(written: string): string {
  return written.trim().toUpperCase()
}
