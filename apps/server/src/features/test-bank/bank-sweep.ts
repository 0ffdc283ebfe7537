import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

/** What is captured may be given back for long after: those are kept so many times as long. */
const CAPTURED_TIMES = 4

/** Payments of the test bank that nobody will ask for again. */
export function deleteOldBankPayments(
  db: Drizzle,
  { merchant, days, now }: { readonly merchant: string; readonly days: number; readonly now: () => Date },
): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from bank_payments where reference in (
      select reference from bank_payments where merchant = ${merchant} and created_at < ${now()}::timestamptz
        - make_interval(days => case when state in ('authorised', 'captured') then ${days * CAPTURED_TIMES}::int
          else ${days}::int end)
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
