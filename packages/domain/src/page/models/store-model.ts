import type { Block } from '../../content/blocks/block.ts'
import type { Day } from '../../delivery/working-days.ts'
import type { MarketKey } from '../../market/market.ts'
import type { OpeningTimes } from '../../stores/opening-hours.ts'
import type { StoreService } from '../../stores/store-services.ts'
import type { Breadcrumb } from '../breadcrumb.ts'

export interface StoreCard extends OpeningTimes {
  readonly storeKey: string
  readonly url: string
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly phone: string
  /** From the searched place. */
  readonly km?: number | undefined
}

export interface StoreGroup {
  /** The region; absent if sorted by distance. */
  readonly region?: string
  readonly stores: readonly StoreCard[]
}

/** The stores of the market. Pages are cached, so the browser decides whether one is open now. */
export interface StoreOverviewModel {
  readonly heading: string
  readonly intro: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly market: MarketKey
  /** The market's day when the page was built. */
  readonly today: Day
  /** The target of the search form. */
  readonly overviewUrl: string
  /** Empty without a search. */
  readonly query: string
  /** False: nothing matches the query, and all stores are shown. */
  readonly isFound: boolean
  readonly groups: readonly StoreGroup[]
  readonly otherCountries: readonly { readonly market: MarketKey; readonly url: string; readonly stores: number }[]
  readonly blocks: readonly Block[]
}

export interface StoreModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly market: MarketKey
  readonly today: Day
  readonly store: StoreCard & {
    readonly region: string
    readonly email: string
    readonly description: string
    readonly services: readonly StoreService[]
  }
  /** An external map at the store's address. */
  readonly directionsUrl: string
  /** The stores nearest to it. */
  readonly nearby: readonly StoreCard[]
  /** Products in stock there, if any. */
  readonly blocks: readonly Block[]
}
