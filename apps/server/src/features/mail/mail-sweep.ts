import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

const SENT_KEPT_DAYS = 30

/**
 * That a mail was sent is kept for a month, to answer who asks for it; then nothing of it is left. One that could not be
 * sent is kept as long as its job is.
 */
export function deleteOldMails(db: Drizzle, { unsentDays }: { readonly unsentDays: number }): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from mails where id in (
      select id from mails where sent_at < now() - make_interval(days => ${SENT_KEPT_DAYS})
        or sent_at is null and created_at < now() - make_interval(days => ${unsentDays})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
