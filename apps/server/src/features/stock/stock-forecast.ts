import { sql } from 'drizzle-orm'
import { HOUR_MS, DAY_MS } from '@firkant/domain/duration/duration.ts'
import { availableOf, inWholeGroups } from '@firkant/domain/stock/stock-status.ts'
import { estimatedStockOut, SALES_SPEED_DAYS } from '@firkant/domain/stock/stress-factor.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { CENTRAL_WAREHOUSE } from './central-warehouse.ts'
import { stockForecasts } from './stock-tables.ts'

/** An unchanged forecast is inserted again only after this time. */
const REPEAT_MS = 12 * HOUR_MS
const BATCH = 5000

/** Records, for each recently sold SKU, when it would run out at that speed, and from which facts. */
export async function recordForecasts(db: Drizzle, now: Date): Promise<number> {
  const since = new Date(now.getTime() - SALES_SPEED_DAYS * DAY_MS)
  const { rows } = await db.execute<{ sku: string; sold: number; available: number; groups_of: number }>(sql`
    with facts as (
      select s.sku, sum(s.quantity)::int as sold, greatest(0, max(k.on_hand - k.reserved))::int as available
      from sales_log s join stock_levels k on k.sku = s.sku and k.location = ${CENTRAL_WAREHOUSE}
      where s.sold_at > ${since} and s.sold_at <= ${now} group by s.sku
    )
    select f.*, p.sold_in_groups_of as groups_of from facts f join variants v on v.sku = f.sku
    join products p on p.key = v.product_key where not exists (
      select 1 from stock_forecasts o where o.sku = f.sku and o.computed_at > ${new Date(now.getTime() - REPEAT_MS)}
        and o.available = f.available and o.sold_in_14_days = f.sold)`)
  for (let start = 0; start < rows.length; start += BATCH) {
    const forecasts = rows.slice(start, start + BATCH).map(({ sku, sold, available, groups_of: groupSize }) => {
      const sellable = availableOf(inWholeGroups({ onHand: available, reserved: 0 }, groupSize))
      const stockOutAt = estimatedStockOut({ available: sellable, soldIn14Days: sold }, now) ?? null
      return { sku, computedAt: now, available, soldIn14Days: sold, stockOutAt }
    })
    await db.insert(stockForecasts).values(forecasts).onConflictDoNothing()
  }
  return rows.length
}

/** Runs hourly. Several processes may run it at the same time: each forecast is inserted once. */
export function startForecasts(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => recordForecasts(db, new Date()), everyMs: HOUR_MS, onError })
}
