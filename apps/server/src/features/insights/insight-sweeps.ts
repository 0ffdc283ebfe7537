import { sql, type SQL } from 'drizzle-orm'
import { MIN_SEARCHES_A_DAY } from '@firkant/domain/insights/counted-term.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

interface SweepAge {
  readonly days: number
  readonly now: () => Date
}

function deleteWhere(db: Drizzle, table: SQL, isOld: () => SQL): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid in (
      select ctid from ${table} where ${isOld()} limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}

/** A day more than the sums are made of: no day is summed while its visits are being deleted. */
const isBefore = ({ days, now }: SweepAge) => sql`day < (${now()}::timestamptz)::date - ${days + 1}::int`

export function deleteOldVisits(db: Drizzle, age: SweepAge): SweepBatch {
  return deleteWhere(db, sql`insight_visits`, () => isBefore(age))
}

/** Never shown, and perhaps about a person. */
export function deleteRareSearches(db: Drizzle, age: SweepAge): SweepBatch {
  return deleteWhere(
    db,
    sql`insight_counts`,
    () => sql`${isBefore(age)} and counter in ('search', 'emptySearch') and count < ${MIN_SEARCHES_A_DAY}`,
  )
}

const SUMS = {
  insightCounts: sql`insight_counts`,
  insightVitals: sql`insight_vitals`,
  insightVisitDays: sql`insight_visit_days`,
  insightOrderDays: sql`insight_order_days`,
  insightSaleDays: sql`insight_sale_days`,
} as const

export function deleteOldSums(db: Drizzle, age: SweepAge): Readonly<Record<keyof typeof SUMS, SweepBatch>> {
  const of = (name: keyof typeof SUMS) => deleteWhere(db, SUMS[name], () => isBefore(age))
  return {
    insightCounts: of('insightCounts'),
    insightVitals: of('insightVitals'),
    insightVisitDays: of('insightVisitDays'),
    insightOrderDays: of('insightOrderDays'),
    insightSaleDays: of('insightSaleDays'),
  }
}
