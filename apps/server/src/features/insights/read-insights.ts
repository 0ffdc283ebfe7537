import { sql, type SQL } from 'drizzle-orm'
import { MIN_SEARCHES_A_DAY } from '@firkant/domain/insights/counted-term.ts'
import type { CountedSearch, SoldThing } from '@firkant/domain/insights/insight-figures.ts'
import type { InsightPeriod } from '@firkant/domain/insights/insight-period.ts'
import { stepNumber } from '@firkant/domain/insights/visit-steps.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { Counter } from './insight-store.ts'

export interface InsightQuery extends InsightPeriod {
  readonly brand: string
  readonly market: string
}

const MAX_LISTED = 10
const PURCHASE = stepNumber('purchase')

const within = ({ brand, market, from, to }: InsightQuery): SQL =>
  sql`brand = ${brand} and market = ${market} and day between ${from}::date and ${to}::date`

interface DayRow extends Record<string, unknown> {
  readonly day: string
  readonly views: number
  readonly visits: number
  readonly purchases: number
  readonly orders: number
  readonly revenueMinor: number
}

export async function readDays(db: Drizzle, query: InsightQuery): Promise<readonly DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views, sum(visits)::int as visits,
      sum(purchases)::int as purchases, sum(orders)::int as orders, sum(revenue)::float8 as "revenueMinor"
    from (
      select day, count as views, 0 as visits, 0 as purchases, 0 as orders, 0 as revenue from insight_counts
        where ${within(query)} and counter = 'view'
      union all select day, 0, visits, case when furthest >= ${PURCHASE}::int then visits else 0 end, 0, 0
        from insight_visit_days where ${within(query)}
      union all select day, 0, 0, 0, orders, revenue_minor from insight_order_days where ${within(query)}
    ) as counted group by day`)
  return rows
}

export async function readCounters(db: Drizzle, query: InsightQuery): Promise<Readonly<Record<Counter, number>>> {
  const { rows } = await db.execute<{ counter: Counter; count: number }>(sql`
    select counter, sum(count)::int as count from insight_counts where ${within(query)} group by counter`)
  const of = (counter: Counter) => rows.find((row) => row.counter === counter)?.count ?? 0
  return { view: of('view'), search: of('search'), emptySearch: of('emptySearch'), error: of('error') }
}

export async function readViewKinds(db: Drizzle, query: InsightQuery) {
  const { rows } = await db.execute<{ kind: string; views: number }>(sql`
    select name as kind, sum(count)::int as views from insight_counts
    where ${within(query)} and counter = 'view' group by name order by views desc`)
  return rows
}

/** Only days on which several searched for it count: rarer ones may be about somebody. */
export async function readSearches(
  db: Drizzle,
  query: InsightQuery,
  counter: 'search' | 'emptySearch',
): Promise<readonly CountedSearch[]> {
  const { rows } = await db.execute<{ term: string; count: number }>(sql`
    select name as term, sum(count)::int as count from insight_counts
    where ${within(query)} and counter = ${counter} and count >= ${MIN_SEARCHES_A_DAY}
    group by name order by count desc, term limit ${MAX_LISTED}`)
  return rows
}

export async function readSales(
  db: Drizzle,
  query: InsightQuery,
  by: 'product' | 'category',
): Promise<readonly SoldThing[]> {
  const isProduct = by === 'product'
  const group = isProduct ? sql`product_key` : sql`category`
  const { rows } = await db.execute<{ name: string; url: string; pieces: number; revenue: number }>(sql`
    select max(${isProduct ? sql`name` : sql`category`}) as name, max(url) as url, sum(pieces)::int as pieces,
      sum(revenue_minor)::float8 as revenue
    from insight_sale_days where ${within(query)} and ${isProduct ? sql`true` : sql`category <> ''`}
    group by ${group} order by revenue desc, name limit ${MAX_LISTED}`)
  return rows.map(({ name, url, pieces, revenue }) => ({
    name,
    pieces,
    revenueMinor: revenue,
    ...(isProduct && url !== '' && { url }),
  }))
}

export async function readVisits(db: Drizzle, query: InsightQuery) {
  const { rows } = await db.execute<{ device: string; furthest: number; visits: number }>(sql`
    select device, furthest, sum(visits)::int as visits from insight_visit_days
    where ${within(query)} group by device, furthest`)
  return rows
}

export async function readVitals(db: Drizzle, query: InsightQuery) {
  const { rows } = await db.execute<{ kind: string; device: string; vital: string; bucket: number; count: number }>(sql`
    select page_kind as kind, device, vital, bucket, sum(count)::int as count from insight_vitals
    where ${within(query)} group by 1, 2, 3, 4`)
  return rows
}
