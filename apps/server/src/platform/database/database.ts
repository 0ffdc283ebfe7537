import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseClient } from './hosts/database-client.ts'
import { routeReads } from './replica-reads.ts'
import { watchReplica, type ReplicaState, type ReplicaWatch } from './replica-watch.ts'

export type Drizzle = NodePgDatabase<Record<string, never>>

/** Works on a database and inside a transaction alike. */
export type Queries = Pick<Drizzle, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** `main` takes reads and writes; `replica` takes reads of what is the same for all visitors. */
export interface Database {
  readonly main: Drizzle
  /** Answered by the primary while there is no replica, or it is away, or lacks what `changed` spoke of. */
  readonly replica: Drizzle
  /** Reads of orders and carts that visitors share: always of the primary, and remembered like those of `replica`. */
  readonly forOrders: Drizzle
  readonly pool: pg.Pool
  /** Something was committed that every read from now on must see, also one from the replica. */
  readonly changed: () => void
  /** Undefined if there is none. */
  readonly replicaState: () => ReplicaState | undefined
  /** Undefined if there is none, or it does not answer. */
  readonly replicaLagS: () => Promise<number | undefined>
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly replicaUrl?: string | undefined
  readonly poolSize: number
  /** How long a query waits for a free connection. Short for visitors; commands and jobs take the long default. */
  readonly waitMs?: number | undefined
  /**
   * How long a query waits for its answer, also when the server is gone without a word. Longer than the server's own
   * limit; imports have none.
   */
  readonly queryMs?: number | undefined
  readonly onError: (error: Error) => void
}

const DEFAULT_WAIT_MS = 60_000
export const STATEMENT_TIMEOUT_MS = 15_000
/** For who serves visitors. */
export const QUERY_TIMEOUT_MS = 20_000
const KEEP_ALIVE_MS = 10_000
const LAG_TIMEOUT_MS = 1000

function openPool(url: string, { poolSize, waitMs = DEFAULT_WAIT_MS, queryMs, onError }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: DatabaseClient,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    ...(queryMs !== undefined && { query_timeout: queryMs }),
    // Firewalls forget connections that say nothing.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // An idle connection that breaks must not end the process; the pool opens a new one.
  pool.on('error', onError)
  // If a connection breaks while in use, its query fails; without a listener the error event would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** The replica's part of a database. */
function openReplica(main: pg.Pool, replicaUrl: string, options: DatabaseOptions) {
  const pool = openPool(replicaUrl, options)
  const watch: ReplicaWatch = watchReplica({
    main,
    replicaUrl,
    onLost(error) {
      reads.giveUp(error)
      options.onError(new Error('The replica is away; the primary answers for it', { cause: error }))
    },
  })
  const reads = routeReads({ main, replica: pool, watch })
  const close = async () => {
    await watch.close()
    await pool.end()
  }
  /** A primary that writes nothing leaves its standby without news: that is no lag. */
  async function lagS(): Promise<number | undefined> {
    if (watch.state() === 'away') return undefined
    const found = await pool
      .query<{ lag: string }>({
        text: `select case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
          else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end as lag`,
        query_timeout: LAG_TIMEOUT_MS,
      } as pg.QueryConfig)
      .catch(() => undefined)
    const lag = found?.rows[0]?.lag
    return lag === undefined ? undefined : Number(lag)
  }
  return { db: reads.db, changed: watch.changed, state: watch.state, lagS, close }
}

export function openDatabase(given: DatabaseOptions): Database {
  let isClosing = false
  // Connections that break during shutdown are no failure.
  const onError = (error: Error) => {
    if (!isClosing) given.onError(error)
  }
  const options = { ...given, onError }
  const pool = openPool(options.url, options)
  const replica = options.replicaUrl === undefined ? undefined : openReplica(pool, options.replicaUrl, options)
  return {
    main: drizzle(pool),
    replica: replica?.db ?? drizzle(pool),
    forOrders: drizzle(pool),
    pool,
    changed: () => replica?.changed(),
    replicaState: () => replica?.state(),
    replicaLagS: async () => replica?.lagS(),
    async close() {
      isClosing = true
      await replica?.close()
      await pool.end()
    },
  }
}

/** Creates the database on the server if it does not exist yet. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: serverUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
