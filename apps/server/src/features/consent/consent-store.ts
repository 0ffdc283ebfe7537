import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { consentLog } from './consent-tables.ts'

/** A choice holds for twelve months; it can be proved for as long again. */
const RETENTION_MONTHS = 24

export async function insertConsent(db: Drizzle, row: typeof consentLog.$inferInsert): Promise<void> {
  await db.insert(consentLog).values(row)
}

export function deleteOldConsents(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from consent_log where id in (
      select id from consent_log
      where decided_at < ${now()}::timestamptz - make_interval(months => ${RETENTION_MONTHS})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
