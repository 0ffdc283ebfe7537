import type { Block } from '../content/block.ts'
import type { Day } from '../delivery/working-days.ts'
import type { MarketKey } from '../market/market.ts'
import type { OpeningTimes } from '../stores/opening-hours.ts'
import type { StoreService } from '../stores/store-services.ts'
import type { Breadcrumb } from './breadcrumb.ts'

export interface StoreCard extends OpeningTimes {
  readonly storeKey: string
  readonly url: string
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly phone: string
  /** From the place that was asked for. */
  readonly km?: number | undefined
}

export interface StoreGroup {
  /** The part of the country; absent where they are ordered by distance. */
  readonly region?: string
  readonly stores: readonly StoreCard[]
}

/** The stores of the market. Whether one is open just now is the browser's to say: pages are kept. */
export interface StoreOverviewModel {
  readonly heading: string
  readonly intro: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly market: MarketKey
  /** The market's day when the page was made. */
  readonly today: Day
  /** Where the search form goes. */
  readonly overviewUrl: string
  /** Empty when nothing is sought. */
  readonly query: string
  /** False: nothing answers the query, and all stores are shown. */
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
  /** A map elsewhere, at the store's address. */
  readonly directionsUrl: string
  /** The stores nearest to it. */
  readonly nearby: readonly StoreCard[]
  /** A list of what stands in it, where something does. */
  readonly blocks: readonly Block[]
}
