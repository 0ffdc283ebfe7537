import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { WIDTH_CLASSES } from '@firkant/domain/device/width-class.ts'
import type {
  DeviceVisits,
  InsightDay,
  InsightFigures,
  InsightTotals,
  MeasuredPages,
} from '@firkant/domain/insights/insight-figures.ts'
import { daysOf, periodsOf, type InsightPeriod } from '@firkant/domain/insights/insight-period.ts'
import { PAGE_KINDS } from '@firkant/domain/insights/page-kinds.ts'
import { funnelOf, stepNumber } from '@firkant/domain/insights/visit-steps.ts'
import { countOf, percentileOf, ratingOf, VITALS } from '@firkant/domain/insights/web-vitals.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import {
  readCounters,
  readDays,
  readSales,
  readSearches,
  readViewKinds,
  readVisits,
  readVitals,
  type InsightQuery,
} from './read-insights.ts'

export interface WantedInsights {
  readonly brand: BrandDefinition
  readonly market: MarketKey
  /** Days. */
  readonly length: number
  readonly now: Date
}

const PURCHASE = stepNumber('purchase')

const summed = <Row>(rows: Iterable<Row>, of: (row: Row) => number) => [...rows].reduce((sum, row) => sum + of(row), 0)

async function loadTotals(db: Drizzle, query: InsightQuery) {
  const [days, counters] = await Promise.all([readDays(db, query), readCounters(db, query)])
  const totals: InsightTotals = {
    views: counters.view,
    visits: summed(days, ({ visits }) => visits),
    purchases: summed(days, ({ purchases }) => purchases),
    orders: summed(days, ({ orders }) => orders),
    revenueMinor: summed(days, ({ revenueMinor }) => revenueMinor),
    searches: counters.search,
    searchesWithoutResults: counters.emptySearch,
    errors: counters.error,
  }
  return { days, totals }
}

/** A chart has a place for days without anything, too. */
function everyDay(period: InsightPeriod, rows: Awaited<ReturnType<typeof readDays>>): readonly InsightDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map((day) => {
    const { views = 0, visits = 0, orders = 0, revenueMinor = 0 } = byDay.get(day) ?? {}
    return { day, views, visits, orders, revenueMinor }
  })
}

type VisitRows = Awaited<ReturnType<typeof readVisits>>
type VitalRows = Awaited<ReturnType<typeof readVitals>>

function countBy<Row>(rows: readonly Row[], key: (row: Row) => number, count: (row: Row) => number) {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + count(row))
  return counts
}

function funnel(rows: VisitRows) {
  return funnelOf(
    countBy(
      rows,
      ({ furthest }) => furthest,
      ({ visits }) => visits,
    ),
  )
}

function devices(rows: VisitRows): readonly DeviceVisits[] {
  return WIDTH_CLASSES.map((device) => {
    const own = rows.filter((row) => row.device === device)
    const purchases = own.filter(({ furthest }) => furthest >= PURCHASE)
    const visitsOf = ({ visits }: VisitRows[number]) => visits
    return { device, visits: summed(own, visitsOf), purchases: summed(purchases, visitsOf) }
  }).filter(({ visits }) => visits > 0)
}

function measured(name: MeasuredPages['name'], rows: VitalRows): MeasuredPages {
  const histograms = VITALS.map((vital) => {
    const own = rows.filter((row) => row.vital === vital)
    const histogram = countBy(
      own,
      ({ bucket }) => bucket,
      ({ count }) => count,
    )
    return { vital, histogram, p75: percentileOf(vital, histogram) }
  })
  return {
    name,
    samples: Math.max(...histograms.map(({ histogram }) => countOf(histogram))),
    vitals: histograms.flatMap(({ vital, p75 }) =>
      p75 === undefined ? [] : [{ vital, p75, rating: ratingOf(vital, p75) }],
    ),
  }
}

function speed(rows: VitalRows): readonly MeasuredPages[] {
  if (rows.length === 0) return []
  const kinds = PAGE_KINDS.map((kind) =>
    measured(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  )
  const widths = WIDTH_CLASSES.map((device) =>
    measured(
      device,
      rows.filter((row) => row.device === device),
    ),
  )
  return [measured('all', rows), ...kinds, ...widths].filter(({ samples }) => samples > 0)
}

/** From sums alone: what it costs depends on the days, not on how many visitors or orders there were. */
export async function loadInsights(db: Drizzle, wanted: WantedInsights): Promise<InsightFigures> {
  const { brand, market, length, now } = wanted
  const { now: period, before } = periodsOf(market, length, now)
  const query = { brand: brand.key, market, ...period }
  const [totals, earlier, visits, kinds, products, categories, searches, without, vitals] = await Promise.all([
    loadTotals(db, query),
    loadTotals(db, { ...query, ...before }),
    readVisits(db, query),
    readViewKinds(db, query),
    readSales(db, query, 'product'),
    readSales(db, query, 'category'),
    readSearches(db, query, 'search'),
    readSearches(db, query, 'emptySearch'),
    readVitals(db, query),
  ])
  return {
    market,
    currency: MARKETS[market].currency,
    period,
    before,
    totals: totals.totals,
    totalsBefore: earlier.totals,
    days: everyDay(period, totals.days),
    funnel: funnel(visits),
    devices: devices(visits),
    pageKinds: PAGE_KINDS.flatMap((kind) => {
      const views = kinds.find((row) => row.kind === kind)?.views
      return views === undefined ? [] : [{ kind, views }]
    }).toSorted((a, b) => b.views - a.views),
    products,
    categories,
    searches,
    searchesWithoutResults: without,
    speed: speed(vitals),
  }
}
