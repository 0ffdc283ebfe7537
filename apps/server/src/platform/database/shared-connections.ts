import type pg from 'pg'
import { STATEMENT_TIMEOUT_MS } from './database.ts'
import { DatabaseClient } from './hosts/database-client.ts'

const ANSWER_MS = 5000

/** The number of the server's process that answers, outside of a transaction. */
async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/**
 * Whether something between the shop and PostgreSQL (PgBouncer in transaction mode, and the like) hands the same
 * connection to several clients: two that are open at once are then answered by one process of the server.
 */
export async function areConnectionsShared(url: string): Promise<boolean> {
  // As the shop's own connections begin.
  const options = { connectionString: url, connectionTimeoutMillis: ANSWER_MS, statement_timeout: STATEMENT_TIMEOUT_MS }
  const clients = [1, 2].map(() => new DatabaseClient(options))
  try {
    const backends = []
    for (const client of clients) {
      client.on('error', () => undefined)
      await client.connect()
      backends.push(await backendOf(client))
    }
    return backends[0] === backends[1]
  } finally {
    for (const client of clients) await client.end().catch(() => undefined)
  }
}

export const SHARED_CONNECTIONS =
  'DATABASE_URL leads to a pooler that shares connections between its clients (PgBouncer with pool_mode = transaction). Events, prepared statements and migrations need connections that stay: set pool_mode = session for the shop’s database, or point DATABASE_URL at PostgreSQL itself. Each process keeps a pool of its own (DATABASE_POOL).'

const PARAMETER = /unsupported startup parameter/
const STRICT_POOLER =
  'DATABASE_URL leads to a PgBouncer that refuses how the shop begins its connections. Set ignore_startup_parameters = statement_timeout in its configuration: the shop itself gives a query up after 20 seconds.'

/** Behind such a pooler carts would fail now and then, and events be lost: better not to begin. */
export async function refuseSharedConnections(url: string): Promise<void> {
  const areShared = await areConnectionsShared(url).catch((error: unknown) => {
    if (error instanceof Error && PARAMETER.test(error.message)) throw new Error(STRICT_POOLER, { cause: error })
    throw error
  })
  if (areShared) throw new Error(SHARED_CONNECTIONS)
}
