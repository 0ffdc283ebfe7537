import type { WidthClass } from '../device/width-class.ts'
import type { Currency, MarketKey } from '../market/market.ts'
import type { InsightPeriod } from './insight-period.ts'
import type { PageKind } from './page-kinds.ts'
import type { FunnelStep } from './visit-steps.ts'
import type { Vital, VitalRating } from './web-vitals.ts'

export interface InsightTotals {
  /** Pages that were opened, of everybody. */
  readonly views: number
  /** Of those who agreed to statistics. */
  readonly visits: number
  /** Of these visits. */
  readonly purchases: number
  readonly orders: number
  /** With VAT, in minor units of the market's currency. */
  readonly revenueMinor: number
  readonly searches: number
  readonly searchesWithoutResults: number
  /** Errors that browsers reported. */
  readonly errors: number
}
export type InsightDay = Pick<InsightTotals, 'views' | 'visits' | 'orders' | 'revenueMinor'> & { readonly day: string }

export interface SoldThing {
  readonly name: string
  readonly url?: string | undefined
  readonly pieces: number
  readonly revenueMinor: number
}

export interface CountedSearch {
  readonly term: string
  readonly count: number
}

export interface MeasuredVital {
  readonly vital: Vital
  /** The value that three of four page views stay below. */
  readonly p75: number
  readonly rating: VitalRating
}

export interface MeasuredPages {
  readonly name: PageKind | WidthClass | 'all'
  readonly samples: number
  readonly vitals: readonly MeasuredVital[]
}

export interface DeviceVisits {
  readonly device: WidthClass
  readonly visits: number
  readonly purchases: number
}

/** What owners see of one market in one period. */
export interface InsightFigures {
  readonly market: MarketKey
  readonly currency: Currency
  readonly period: InsightPeriod
  readonly before: InsightPeriod
  readonly totals: InsightTotals
  readonly totalsBefore: InsightTotals
  readonly days: readonly InsightDay[]
  readonly funnel: readonly FunnelStep[]
  readonly devices: readonly DeviceVisits[]
  readonly pageKinds: readonly { readonly kind: PageKind; readonly views: number }[]
  readonly products: readonly SoldThing[]
  readonly categories: readonly SoldThing[]
  readonly searches: readonly CountedSearch[]
  readonly searchesWithoutResults: readonly CountedSearch[]
  /** All pages first, then each kind and each width of screen. */
  readonly speed: readonly MeasuredPages[]
}

/** A shop that nobody has opened yet. */
export function isEmpty({ totals }: InsightFigures): boolean {
  return totals.views === 0 && totals.visits === 0 && totals.orders === 0
}

export function averageOrderMinor({ revenueMinor, orders }: Pick<InsightTotals, 'revenueMinor' | 'orders'>): number {
  return orders === 0 ? 0 : Math.round(revenueMinor / orders)
}
