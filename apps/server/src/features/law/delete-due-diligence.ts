import { sql } from 'drizzle-orm'
import { DUE_DILIGENCE_YEARS } from '@firkant/domain/law/due-diligence-record.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

export function deleteOldDueDiligence(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const end = new Date(now())
    end.setUTCFullYear(end.getUTCFullYear() - DUE_DILIGENCE_YEARS)
    const { rowCount } = await db.execute(sql`delete from due_diligence where ctid in (
      select ctid from due_diligence where supplied_on < ${end.toISOString().slice(0, 10)} limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
