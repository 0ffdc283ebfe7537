import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Drizzle } from '../../platform/database/database.ts'
import { planOnce, sendMessage, type StatementCall } from '../../platform/database/statement-message.ts'
import { callOf, type Statement, type StatementValue } from '../../platform/database/statement.ts'

/** One pooled connection, for one change of one cart. */
export interface CartConnection {
  readonly query: <Row extends object>(
    statement: Statement,
    values: readonly StatementValue[],
  ) => Promise<readonly Row[]>
  /** For rare queries. On the same connection: waiting for a second one could deadlock the pool. */
  readonly db: () => Drizzle
}

export interface CartTransaction extends CartConnection {
  /** Queued, and sent together with the commit. */
  readonly write: (statement: Statement, values: readonly StatementValue[]) => void
}

function connectionOf(client: pg.PoolClient): CartConnection {
  let db: Drizzle | undefined
  return {
    async query<Row extends object>({ name, text }: Statement, values: readonly StatementValue[]) {
      return (await client.query<Row>({ name, text, values: [...values] })).rows
    },
    db: () => (db ??= drizzle(client)),
  }
}

interface FirstBatch<Work extends CartConnection> {
  /** Sent before the queries. */
  readonly opening: readonly string[]
  readonly with: (connection: CartConnection) => Work
}

/** Queries that `work` starts before its first await are sent as one message. */
async function inFirstBatch<Work extends CartConnection, Value>(
  client: pg.PoolClient,
  batch: FirstBatch<Work>,
  work: (connection: Work) => Promise<Value>,
): Promise<Value> {
  const later = connectionOf(client)
  const first: StatementCall[] = []
  const answered = Promise.withResolvers<readonly pg.QueryResult[]>()
  let isFirst = true
  const connection = batch.with({
    db: later.db,
    async query(statement, values) {
      if (!isFirst) return later.query(statement, values)
      const place = batch.opening.length + first.push({ statement, values }) - 1
      return (await answered.promise)[place]?.rows ?? []
    },
  })
  const value = work(connection)
  isFirst = false
  answered.resolve(planOnce(client, first).then(() => sendMessage(client, [...batch.opening, ...first.map(callOf)])))
  // Also when the work has failed: nothing may be sent on the connection after its release.
  value.catch(() => undefined)
  await answered.promise
  return value
}

/** Reads on one connection, outside of any transaction. */
export async function onConnection<Value>(
  pool: pg.Pool,
  work: (connection: CartConnection) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    return await inFirstBatch(client, { opening: [], with: (connection) => connection }, work)
  } finally {
    client.release()
  }
}

/** The first queries are sent with `begin`, all writes with `commit`: two round trips. */
export async function inCartTransaction<Value>(
  pool: pg.Pool,
  work: (transaction: CartTransaction) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const writes: StatementCall[] = []
    const write = (statement: Statement, values: readonly StatementValue[]) => void writes.push({ statement, values })
    const batch = { opening: ['begin'], with: (connection: CartConnection) => ({ ...connection, write }) }
    const value = await inFirstBatch(client, batch, work)
    await planOnce(client, writes)
    const results = await sendMessage(client, [...writes.map(callOf), 'commit'])
    // After a failed query that the work ignored, PostgreSQL answers `commit` with a rollback, and without an error.
    if (results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction of a cart was rolled back')
    return value
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}
