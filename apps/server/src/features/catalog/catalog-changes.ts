import { sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

/** Up to where somebody knows the catalogue. */
export interface CatalogMark {
  /** Of everything but prices and stock. */
  readonly version: string
  /** Every transaction before it is known. */
  readonly knownTo: string
  /** The newest change that was known: missing in a database that was restored from before it. */
  readonly lastChange: string | null
}

interface MarkRow extends Record<string, unknown> {
  readonly version: string
  readonly known_to: string
  readonly last_change: string | null
}

/** Undefined until the first import. */
export async function readCatalogMark(db: Drizzle): Promise<CatalogMark | undefined> {
  const { rows } = await db.execute<MarkRow>(sql`
    select version, pg_snapshot_xmin(pg_current_snapshot())::text as known_to,
      (select id from catalog_changes order by tx desc limit 1) as last_change
    from catalogue_versions`)
  const [row] = rows
  return row && { version: row.version, knownTo: row.known_to, lastChange: row.last_change }
}

/** Beyond it, reading everything again is hardly more work. */
const MAX_CHANGED = 5000

interface ChangesRow extends Record<string, unknown> {
  readonly is_same: boolean
  readonly is_everything: boolean
  readonly keys: readonly string[]
}

/** The products whose prices or stock changed since, `many` of them or all; undefined if that is not known. */
export async function changedSince(
  db: Drizzle,
  { knownTo, lastChange }: CatalogMark,
): Promise<readonly string[] | 'many' | undefined> {
  const since = sql`from catalog_changes where tx >= ${knownTo}::xid8`
  const { rows } = await db.execute<ChangesRow>(sql`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${knownTo}::xid8
        and (${lastChange}::uuid is null or exists (select 1 from catalog_changes where id = ${lastChange}::uuid)) as is_same,
      exists (select 1 ${since} and product_keys is null) as is_everything,
      array(select distinct unnest(product_keys) ${since} limit ${MAX_CHANGED + 1}) as keys`)
  const [row] = rows
  if (!row?.is_same) return undefined
  return row.is_everything || row.keys.length > MAX_CHANGED ? 'many' : row.keys
}

/** How long changes are stored; what was stored before can't be brought up to date. */
export const CHANGE_DAYS = 3

/** The newest stays: it tells that the database was not restored. */
export function deleteOldChanges(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - CHANGE_DAYS * DAY_MS)
    const { rowCount } = await db.execute(sql`delete from catalog_changes where id in (
      select id from catalog_changes where changed_at < ${before}::timestamptz
        and id <> (select id from catalog_changes order by tx desc limit 1)
      order by tx limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
