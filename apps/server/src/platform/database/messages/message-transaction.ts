import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { hasNoAnswer } from '../database-busy.ts'
import type { Drizzle } from '../database.ts'
import type { StatementValue } from './literal.ts'
import { planOnce, sendMessage } from './statement-message.ts'
import { callOf, type Statement, type StatementCall } from './statement.ts'
import { queueWrites } from './write-later.ts'

/** One pooled connection, for one change of one cart or order. */
export interface MessageConnection {
  readonly query: <Row extends object>(
    statement: Statement,
    values: readonly StatementValue[],
  ) => Promise<readonly Row[]>
  /**
   * For rare queries, and for `writeLater`. On the same connection: waiting for a second one could deadlock the pool.
   */
  readonly db: () => Drizzle
}

export interface MessageTransaction extends MessageConnection {
  /** Queued, and sent together with the commit. */
  readonly write: (statement: Statement, values: readonly StatementValue[]) => void
}

async function sendCalls(client: pg.PoolClient, calls: readonly StatementCall[], ending: readonly string[] = []) {
  await planOnce(client, calls)
  return sendMessage(client, [...calls.map(callOf), ...ending])
}

/** A handle whose queries see what was written later: it is sent before them. */
function behindWrites(client: pg.PoolClient, later: StatementCall[]): Drizzle {
  const query = async (...args: Parameters<pg.PoolClient['query']>) => {
    if (later.length > 0) await sendCalls(client, later.splice(0))
    return client.query(...args)
  }
  const db = drizzle(Object.create(client, { query: { value: query } }) as pg.PoolClient)
  queueWrites(db, { connection: client, calls: later })
  return db
}

function connectionOf(client: pg.PoolClient, later?: StatementCall[]): MessageConnection {
  let db: Drizzle | undefined
  return {
    async query<Row extends object>({ name, text }: Statement, values: readonly StatementValue[]) {
      if (later && later.length > 0) await sendCalls(client, later.splice(0))
      return (await client.query<Row>({ name, text, values: [...values] })).rows
    },
    db: () => (db ??= later ? behindWrites(client, later) : drizzle(client)),
  }
}

interface FirstBatch<Work extends MessageConnection> {
  /** Sent before the queries. */
  readonly opening: readonly string[]
  /** Where `writeLater` puts its writes; absent outside of a transaction. */
  readonly later?: StatementCall[]
  readonly with: (connection: MessageConnection) => Work
}

/** Queries that `work` starts before its first await are sent as one message. */
async function inFirstBatch<Work extends MessageConnection, Value>(
  client: pg.PoolClient,
  batch: FirstBatch<Work>,
  work: (connection: Work) => Promise<Value>,
): Promise<Value> {
  const later = connectionOf(client, batch.later)
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
  work: (connection: MessageConnection) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await inFirstBatch(client, { opening: [], with: (connection) => connection }, work)
  } catch (error) {
    isBroken = hasNoAnswer(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * With a list as its value a statement looks cheaper planned anew each time. Planning takes longer than running it, and
 * no plan here depends on the values.
 */
const GENERIC_PLANS = 'set local plan_cache_mode = force_generic_plan'

/** The first queries are sent with `begin`, all writes with `commit`: two round trips. */
export async function inTransaction<Value>(
  pool: pg.Pool,
  work: (transaction: MessageTransaction) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const writes: StatementCall[] = []
    const write = (statement: Statement, values: readonly StatementValue[]) => void writes.push({ statement, values })
    const later: StatementCall[] = []
    const batch = {
      opening: ['begin', GENERIC_PLANS],
      later,
      with: (connection: MessageConnection) => ({ ...connection, write }),
    }
    const value = await inFirstBatch(client, batch, work)
    const results = await sendCalls(client, [...later, ...writes], ['commit'])
    // After a failed query that the work ignored, PostgreSQL answers `commit` with a rollback, and without an error.
    if (results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was rolled back')
    return value
  } catch (error) {
    if (hasNoAnswer(error)) isBroken = true
    else await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}
