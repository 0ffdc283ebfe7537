import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

/** After the link that confirms has ended. */
const KEPT_DAYS = 30

/** Addresses that somebody wrote down and nobody confirmed. Who ever left the list stays known as such. */
export function deleteUnconfirmed(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from newsletter_subscriptions where id in (
      select id from newsletter_subscriptions where state = 'pending' and unsubscribed_at is null
        and confirmed_at is null and confirm_until < ${now()}::timestamptz - make_interval(days => ${KEPT_DAYS})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
