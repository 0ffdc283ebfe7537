import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Drizzle } from '../../platform/database/database.ts'
import { callOf, prepareOf, type CartStatement, type StatementValue } from './cart-statement.ts'

/** One connection of the pool, for one change of one cart. */
export interface CartConnection {
  readonly ask: <Row extends object>(
    statement: CartStatement,
    values: readonly StatementValue[],
  ) => Promise<readonly Row[]>
  /** For what is asked seldom, on the same connection: a second one might never come free. */
  readonly db: () => Drizzle
}

export interface CartTransaction extends CartConnection {
  /** Sent together with the commit: nothing needs to be known of it before. */
  readonly write: (statement: CartStatement, values: readonly StatementValue[]) => void
}

function connectionOf(client: pg.PoolClient): CartConnection {
  let db: Drizzle | undefined
  return {
    async ask<Row extends object>({ name, text }: CartStatement, values: readonly StatementValue[]) {
      return (await client.query<Row>({ name, text, values: [...values] })).rows
    },
    db: () => (db ??= drizzle(client)),
  }
}

interface Call {
  readonly statement: CartStatement
  readonly values: readonly StatementValue[]
}

/** Connection → names of the statements that it has planned. */
const planned = new WeakMap<pg.PoolClient, Set<string>>()

async function planOnce(client: pg.PoolClient, calls: readonly Call[]): Promise<void> {
  const known = planned.get(client) ?? new Set<string>()
  planned.set(client, known)
  for (const { statement } of calls) {
    if (known.has(statement.name)) continue
    await client.query(prepareOf(statement))
    known.add(statement.name)
  }
}

/** Several statements as one message: each message more costs both sides about as much as what is in it. */
async function send(client: pg.PoolClient, words: readonly string[]): Promise<readonly pg.QueryResult[]> {
  const results: unknown = await client.query(words.join('; '))
  return Array.isArray(results) ? results : [results as pg.QueryResult]
}

interface FirstTurn<Work extends CartConnection> {
  /** Sent before the questions. */
  readonly opening: readonly string[]
  readonly with: (connection: CartConnection) => Work
}

/** What the work asks for before it waits for the first time leaves in one message. */
async function inFirstTurn<Work extends CartConnection, Value>(
  client: pg.PoolClient,
  turn: FirstTurn<Work>,
  work: (connection: Work) => Promise<Value>,
): Promise<Value> {
  const later = connectionOf(client)
  const first: Call[] = []
  const answered = Promise.withResolvers<readonly pg.QueryResult[]>()
  let isFirst = true
  const connection = turn.with({
    db: later.db,
    async ask(statement, values) {
      if (!isFirst) return later.ask(statement, values)
      const place = turn.opening.length + first.push({ statement, values }) - 1
      return (await answered.promise)[place]?.rows ?? []
    },
  })
  const value = work(connection)
  isFirst = false
  answered.resolve(planOnce(client, first).then(() => send(client, [...turn.opening, ...first.map(callOf)])))
  // Also when the work has failed: nothing may be sent on the connection after it is given back.
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
    return await inFirstTurn(client, { opening: [], with: (connection) => connection }, work)
  } finally {
    client.release()
  }
}

/** The first questions travel with `begin`, all writes with `commit`: two turns, whatever is between them. */
export async function inCartTransaction<Value>(
  pool: pg.Pool,
  work: (transaction: CartTransaction) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const writes: Call[] = []
    const write = (statement: CartStatement, values: readonly StatementValue[]) =>
      void writes.push({ statement, values })
    const turn = { opening: ['begin'], with: (connection: CartConnection) => ({ ...connection, write }) }
    const value = await inFirstTurn(client, turn, work)
    await planOnce(client, writes)
    const results = await send(client, [...writes.map(callOf), 'commit'])
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
