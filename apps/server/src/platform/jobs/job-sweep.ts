import { sql } from 'drizzle-orm'
import type { Drizzle } from '../database/database.ts'
import type { SweepBatch } from '../process/start-sweep.ts'
import type { JobState } from './job-tables.ts'

/**
 * By the database's own clock. Until then the same key asks for nothing new, and a dead one is to be seen and may be
 * woken.
 */
export function deleteOldJobs(
  db: Drizzle,
  { state, days }: { readonly state: Extract<JobState, 'done' | 'dead'>; readonly days: number },
): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from jobs where id in (
      select id from jobs where state = ${state} and finished_at < now() - make_interval(days => ${days})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
