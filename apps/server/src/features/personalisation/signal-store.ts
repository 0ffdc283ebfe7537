import { sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { SIGNAL_DAYS, type SignalKind } from '@firkant/domain/personalisation/signals.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

export interface Signal {
  readonly visitorHash: string
  readonly sku: string
  readonly kind: SignalKind
  /** A favourite that was taken back. */
  readonly isUndone: boolean
  readonly at: Date
}

/** The last of those that are about the same: a statement may write each row once. */
function lastOfEach(signals: readonly Signal[]): readonly Signal[] {
  const last = new Map(signals.map((signal) => [`${signal.visitorHash} ${signal.kind} ${signal.sku}`, signal]))
  return [...last.values()]
}

const columns = (signals: readonly Signal[]) => sql`unnest(
  ${sql.param(signals.map(({ visitorHash }) => visitorHash))}::text[], ${sql.param(signals.map(({ sku }) => sku))}::text[],
  ${sql.param(signals.map(({ kind }) => kind))}::text[],
  ${sql.param(signals.map(({ at }) => at.toISOString()))}::timestamptz[]) as s(visitor_hash, sku, kind, at)`

/** Two statements however many there are. SKUs that the brand does not sell are left out. */
export async function writeSignals(db: Drizzle, brand: string, signals: readonly Signal[]): Promise<void> {
  const last = lastOfEach(signals)
  const kept = last.filter(({ isUndone }) => !isUndone)
  const undone = last.filter(({ isUndone }) => isUndone)
  if (kept.length > 0)
    await db.execute(sql`
      insert into product_signals (brand, visitor_hash, product_key, kind, at)
      select ${brand}, s.visitor_hash, v.product_key, s.kind, max(s.at) from ${columns(kept)}
        join variants v on v.sku = s.sku
        join assortments a on a.product_key = v.product_key and a.brand = ${brand}
      group by s.visitor_hash, v.product_key, s.kind order by 2, 3, 4
      on conflict (brand, visitor_hash, product_key, kind)
        do update set at = greatest(excluded.at, product_signals.at)`)
  if (undone.length > 0)
    await db.execute(sql`
      delete from product_signals p using ${columns(undone)}, variants v
      where v.sku = s.sku and p.brand = ${brand} and p.visitor_hash = s.visitor_hash
        and p.product_key = v.product_key and p.kind = s.kind`)
}

/** For a visitor who no longer agrees. */
export async function deleteSignals(db: Drizzle, brand: string, visitorHash: string): Promise<void> {
  await db.execute(sql`delete from product_signals where brand = ${brand} and visitor_hash = ${visitorHash}`)
}

export function deleteOldSignals(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from product_signals where ctid in (
      select ctid from product_signals where at < ${new Date(now().getTime() - SIGNAL_DAYS * DAY_MS)}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
