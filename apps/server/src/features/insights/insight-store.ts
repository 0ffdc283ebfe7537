import { sql, type SQL } from 'drizzle-orm'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { PageKind } from '@firkant/domain/insights/page-kinds.ts'
import type { Vital } from '@firkant/domain/insights/web-vitals.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'

export type Counter = 'view' | 'search' | 'emptySearch' | 'error'

export interface CountRow {
  readonly day: string
  readonly market: MarketKey
  readonly counter: Counter
  readonly name: string
  readonly count: number
}

export interface VitalRow {
  readonly day: string
  readonly market: MarketKey
  readonly pageKind: PageKind
  readonly device: WidthClass
  readonly vital: Vital
  readonly bucket: number
  readonly count: number
}

export interface VisitRow {
  readonly visitHash: string
  readonly day: string
  readonly market: MarketKey
  readonly device: WidthClass
  readonly furthest: number
}

/** One parameter for all values of a column, so that a statement is the same for any number of rows. */
function column<Row>(rows: readonly Row[], type: 'text' | 'int', of: (row: Row) => string | number): SQL {
  return sql`${sql.param(rows.map(of))}::${sql.raw(type)}[]`
}

// Rows are written in the order of their keys: two processes that write at once must not wait for each other.
export async function addCounts(db: Drizzle, brand: string, rows: readonly CountRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into insight_counts as known (brand, day, market, counter, name, count)
    select ${brand}, day::date, market, counter, name, count from unnest(
      ${column(rows, 'text', ({ day }) => day)}, ${column(rows, 'text', ({ market }) => market)},
      ${column(rows, 'text', ({ counter }) => counter)}, ${column(rows, 'text', ({ name }) => name)},
      ${column(rows, 'int', ({ count }) => count)}) as given(day, market, counter, name, count)
    order by market, counter, day, name
    on conflict (brand, market, counter, day, name) do update set count = known.count + excluded.count`)
}

export async function addVitals(db: Drizzle, brand: string, rows: readonly VitalRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into insight_vitals as known (brand, day, market, page_kind, device, vital, bucket, count)
    select ${brand}, day::date, market, page_kind, device, vital, bucket, count from unnest(
      ${column(rows, 'text', ({ day }) => day)}, ${column(rows, 'text', ({ market }) => market)},
      ${column(rows, 'text', ({ pageKind }) => pageKind)}, ${column(rows, 'text', ({ device }) => device)},
      ${column(rows, 'text', ({ vital }) => vital)}, ${column(rows, 'int', ({ bucket }) => bucket)},
      ${column(rows, 'int', ({ count }) => count)}) as given(day, market, page_kind, device, vital, bucket, count)
    order by market, day, page_kind, device, vital, bucket
    on conflict (brand, market, day, page_kind, device, vital, bucket)
      do update set count = known.count + excluded.count`)
}

/** A visit stays at the day, market and device that it began with. */
export async function saveVisits(db: Drizzle, brand: string, rows: readonly VisitRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into insight_visits as known (brand, visit_hash, day, market, device, furthest)
    select ${brand}, visit_hash, day::date, market, device, furthest from unnest(
      ${column(rows, 'text', ({ visitHash }) => visitHash)}, ${column(rows, 'text', ({ day }) => day)},
      ${column(rows, 'text', ({ market }) => market)}, ${column(rows, 'text', ({ device }) => device)},
      ${column(rows, 'int', ({ furthest }) => furthest)}) as given(visit_hash, day, market, device, furthest)
    order by visit_hash
    on conflict (brand, visit_hash) do update set furthest = greatest(known.furthest, excluded.furthest)
      where excluded.furthest > known.furthest`)
}

export async function deleteVisit(db: Drizzle, brand: string, visitHash: string): Promise<void> {
  await db.execute(sql`delete from insight_visits where brand = ${brand} and visit_hash = ${visitHash}`)
}
