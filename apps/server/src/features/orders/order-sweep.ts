import { sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

export interface UnpaidSweep {
  readonly brand: string
  readonly days: number
  readonly now: () => Date
}

/**
 * Deletes cancelled orders that were never paid: there is no reason to store the personal data of somebody who bought
 * nothing. Orders whose payment was ever held, or is not ended yet, stay for bookkeeping.
 */
export function deleteUnpaidOrders(db: Drizzle, { brand, days, now }: UnpaidSweep): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - days * DAY_MS)
    const { rowCount } = await db.execute(sql`
      with unpaid as (
        select id from orders o
        where o.brand = ${brand} and o.state = 'cancelled' and o.placed_at < ${before} and o.changed_at < ${before}
          and o.paid_by is null
          and not exists (select 1 from order_history h where h.order_id = o.id and h.to_state = 'paid')
          and not exists (select 1 from payments p where p.order_id = o.id and p.state not in ('declined', 'cancelled'))
          and not exists (select 1 from order_returns r where r.order_id = o.id)
          and not exists (select 1 from stock_reservations s where s.order_id = o.id)
        limit ${most} for update skip locked),
      without_history as (delete from order_history where order_id in (select id from unpaid)),
      without_payments as (delete from payments where order_id in (select id from unpaid))
      delete from orders where id in (select id from unpaid)`)
    return rowCount ?? 0
  }
}
