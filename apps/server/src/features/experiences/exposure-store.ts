import { sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import type { WriteBuffer } from '../../platform/process/write-buffer.ts'

/** An experiment that is not decided after half a year never will be. */
export const EXPOSURE_DAYS = 180

interface Exposure {
  readonly kind: 'seen'
  readonly traitsHash: string
  readonly experience: string
  readonly variant: string
  readonly errors: number
  readonly lcpMs: number | undefined
  readonly at: Date
}
interface PlacedOrder {
  readonly kind: 'order'
  readonly traitsHash: string
  readonly orderId: string
  readonly at: Date
}
export type ExposureRecord = Exposure | PlacedOrder
export type ExposureBuffer = WriteBuffer<ExposureRecord>

const list = (values: readonly (string | number | null)[]) => sql.param(values)
const times = (records: readonly ExposureRecord[]) => records.map(({ at }) => at.toISOString())

/** One statement however many there are. What the brand's content does not have is left out. */
async function writeSeen(db: Drizzle, brand: string, seen: readonly Exposure[]): Promise<void> {
  await db.execute(sql`
    insert into experience_exposures
      (brand, experience, variant, traits_hash, first_at, last_at, views, errors, lcp_ms)
    select ${brand}, s.experience, s.variant, s.traits_hash, min(s.at), max(s.at), count(*), sum(s.errors),
      (array_agg(s.lcp_ms order by s.at) filter (where s.lcp_ms is not null))[1]
    from unnest(${list(seen.map(({ experience }) => experience))}::text[],
      ${list(seen.map(({ variant }) => variant))}::text[], ${list(seen.map(({ traitsHash }) => traitsHash))}::text[],
      ${list(seen.map(({ errors }) => errors))}::int[], ${list(seen.map(({ lcpMs }) => lcpMs ?? null))}::int[],
      ${list(times(seen))}::timestamptz[]) as s(experience, variant, traits_hash, errors, lcp_ms, at)
    join experiences e on e.brand = ${brand} and e.key = s.experience and e.ended_at is null
      and (s.variant = 'control' or e.rule -> 'variants' @> jsonb_build_array(jsonb_build_object('key', s.variant)))
    group by s.experience, s.variant, s.traits_hash order by 2, 4, 3
    on conflict (brand, experience, traits_hash, variant) do update set
      last_at = greatest(excluded.last_at, experience_exposures.last_at),
      views = experience_exposures.views + excluded.views,
      errors = experience_exposures.errors + excluded.errors,
      lcp_ms = coalesce(experience_exposures.lcp_ms, excluded.lcp_ms)`)
}

/** Only of visitors who have seen something. */
async function writeOrders(db: Drizzle, brand: string, placed: readonly PlacedOrder[]): Promise<void> {
  await db.execute(sql`
    insert into experience_orders (order_id, brand, traits_hash, placed_at)
    select distinct on (s.order_id) s.order_id, ${brand}, s.traits_hash, s.at
    from unnest(${list(placed.map(({ orderId }) => orderId))}::uuid[],
      ${list(placed.map(({ traitsHash }) => traitsHash))}::text[],
      ${list(times(placed))}::timestamptz[]) as s(order_id, traits_hash, at)
    where exists (select from experience_exposures x where x.traits_hash = s.traits_hash and x.brand = ${brand})
    order by s.order_id
    on conflict (order_id) do nothing`)
}

/** Orders come after what was seen before them. */
export async function writeExposures(db: Drizzle, brand: string, records: readonly ExposureRecord[]): Promise<void> {
  const seen = records.filter((record) => record.kind === 'seen')
  const placed = records.filter((record) => record.kind === 'order')
  if (seen.length > 0) await writeSeen(db, brand, seen)
  if (placed.length > 0) await writeOrders(db, brand, placed)
}

/** For a visitor who no longer agrees. */
export async function deleteExposures(db: Drizzle, brand: string, traitsHash: string): Promise<void> {
  await db.execute(sql`delete from experience_orders where brand = ${brand} and traits_hash = ${traitsHash}`)
  await db.execute(sql`delete from experience_exposures where brand = ${brand} and traits_hash = ${traitsHash}`)
}

export function deleteOldExposures(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - EXPOSURE_DAYS * DAY_MS)
    const orders = await db.execute(sql`delete from experience_orders where order_id in (
      select order_id from experience_orders where placed_at < ${before}::timestamptz
      limit ${most} for update skip locked)`)
    const exposures = await db.execute(sql`delete from experience_exposures where ctid in (
      select ctid from experience_exposures where last_at < ${before}::timestamptz
      limit ${most} for update skip locked)`)
    return Math.max(orders.rowCount ?? 0, exposures.rowCount ?? 0)
  }
}
