import { sql } from 'drizzle-orm'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { SELLING_FAST_HOURS } from '@firkant/domain/stock/stress-factor.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'

/** Older forecasts are not used. */
export const FORECAST_HOLDS_MS = 24 * HOUR_MS

export interface UrgencyRecord {
  /** From the newest forecast, while it is valid. */
  readonly stockOutAt: Date | undefined
  readonly soldIn48Hours: number
}

const NOTHING_RECORDED: UrgencyRecord = { stockOutAt: undefined, soldIn48Hours: 0 }

/** For each SKU: its newest forecast and its recent sales. */
export async function loadAllUrgencyFacts(
  db: Drizzle,
  skus: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, UrgencyRecord>> {
  if (skus.length === 0) return new Map()
  const since = new Date(now.getTime() - SELLING_FAST_HOURS * HOUR_MS)
  const oldest = new Date(now.getTime() - FORECAST_HOLDS_MS)
  const rows = await queryPrepared<{ sku: string; stock_out_at: string | null; sold: number }>(
    db,
    'urgency-facts',
    sql`
    select s.sku, (select to_json(f.stock_out_at) from stock_forecasts f
        where f.sku = s.sku and f.computed_at <= ${now} and f.computed_at > ${oldest} order by f.computed_at desc limit 1) as stock_out_at,
      (select coalesce(sum(quantity), 0)::int from sales_log where sku = s.sku and sold_at > ${since} and sold_at <= ${now}) as sold
    from unnest(${sql.param([...skus])}::text[]) s(sku)`,
  )
  return new Map(
    rows.map((row) => [
      row.sku,
      { stockOutAt: row.stock_out_at ? new Date(row.stock_out_at) : undefined, soldIn48Hours: row.sold },
    ]),
  )
}

export async function loadUrgencyFacts(db: Drizzle, sku: string, now: Date): Promise<UrgencyRecord> {
  return (await loadAllUrgencyFacts(db, [sku], now)).get(sku) ?? NOTHING_RECORDED
}
