import type pg from 'pg'

/** A point in the primary's log: whatever was committed before the question is before it. */
export interface ReplicaMark {
  readonly lsn: string
  readonly started: string
}

/** A notification comes once its commit is in the log, so the end of the log is behind it. */
export async function readMark(main: pg.Pool): Promise<ReplicaMark> {
  const { rows } = await main.query<ReplicaMark>(
    'select pg_current_wal_insert_lsn()::text as lsn, pg_postmaster_start_time()::text as started',
  )
  const [mark] = rows
  if (!mark) throw new Error('The database did not say where its log ends')
  return mark
}

/** A server that follows none has the changes only if it is the primary itself. */
const HAS_REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn
  else pg_postmaster_start_time() = $2::timestamptz end as is_current`

export async function hasReplayed(client: pg.Client, { lsn, started }: ReplicaMark): Promise<boolean> {
  const { rows } = await client.query<{ is_current: boolean | null }>(HAS_REPLAYED, [lsn, started])
  return rows[0]?.is_current === true
}
