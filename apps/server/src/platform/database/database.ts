import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Drizzle = NodePgDatabase<Record<string, never>>

/** Works on a database and inside a transaction alike. */
export type Queries = Pick<Drizzle, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/**
 * `main` takes reads and writes; `replica` takes reads that may be slightly stale. Without a replica both are the same.
 */
export interface Database {
  readonly main: Drizzle
  readonly replica: Drizzle
  readonly pool: pg.Pool
  readonly isReachable: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly replicaUrl?: string | undefined
  readonly poolSize: number
  /** How long a query waits for a free connection. Short for visitors; commands and jobs take the long default. */
  readonly waitMs?: number | undefined
  readonly onError: (error: Error) => void
}

const DEFAULT_WAIT_MS = 60_000
const STATEMENT_TIMEOUT_MS = 15_000

function openPool(url: string, { poolSize, waitMs = DEFAULT_WAIT_MS, onError }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  // An idle connection that breaks must not end the process; the pool opens a new one.
  pool.on('error', onError)
  // If a connection breaks while in use, its query fails; without a listener the error event would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openDatabase(given: DatabaseOptions): Database {
  let isClosing = false
  // Connections that break during shutdown are no failure.
  const onError = (error: Error) => {
    if (!isClosing) given.onError(error)
  }
  const options = { ...given, onError }
  const pool = openPool(options.url, options)
  const replicaPool = options.replicaUrl ? openPool(options.replicaUrl, options) : pool
  return {
    main: drizzle(pool),
    replica: drizzle(replicaPool),
    pool,
    async isReachable() {
      try {
        await pool.query('select 1')
        return true
      } catch {
        return false
      }
    },
    async close() {
      isClosing = true
      await pool.end()
      if (replicaPool !== pool) await replicaPool.end()
    },
  }
}

/** Creates the database on the server if it does not exist yet. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
