import { sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

export const DELETED_LIST_DAYS = 30
/** As long as a visitor's cookie: afterwards nobody can open the list. */
export const VISITOR_LIST_DAYS = 365

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Lists that their owners deleted and did not bring back. */
export function deleteDeletedLists(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from shopping_lists where list_key in (
      select list_key from shopping_lists where deleted_at < ${daysBefore(now(), DELETED_LIST_DAYS)}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}

/** Wish lists of visitors who did not come back. */
export function deleteOldVisitorLists(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from shopping_lists where list_key in (
      select list_key from shopping_lists where customer_id is null
        and changed_at < ${daysBefore(now(), VISITOR_LIST_DAYS)}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
