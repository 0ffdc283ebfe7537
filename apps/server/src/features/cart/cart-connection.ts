import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Drizzle } from '../../platform/database/database.ts'

/** A statement that each connection plans once. */
export interface CartStatement {
  readonly name: string
  readonly text: string
}

/** One connection of the pool, for one change of one cart. */
export interface CartConnection {
  readonly ask: <Row extends object>(statement: CartStatement, values: readonly unknown[]) => Promise<readonly Row[]>
  /** For what is asked seldom, on the same connection: a second one might never come free. */
  readonly db: () => Drizzle
}

export interface CartTransaction extends CartConnection {
  /** Sent together with the commit: nothing needs to be known of it before. */
  readonly write: (statement: CartStatement, values: readonly unknown[]) => void
}

function connectionOf(client: pg.PoolClient): CartConnection {
  let db: Drizzle | undefined
  return {
    async ask<Row extends object>({ name, text }: CartStatement, values: readonly unknown[]) {
      return (await client.query<Row>({ name, text, values: [...values] })).rows
    },
    db: () => (db ??= drizzle(client)),
  }
}

/** Reads on one connection, outside of any transaction. */
export async function onConnection<Value>(
  pool: pg.Pool,
  work: (connection: CartConnection) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    return await work(connectionOf(client))
  } finally {
    client.release()
  }
}

/** What is sent in here leaves in one piece: each piece more costs about as much as what is in it. */
function inOnePiece<Value>(client: pg.PoolClient, send: () => Value): Value {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  stream?.cork()
  try {
    return send()
  } finally {
    stream?.uncork()
  }
}

/**
 * A transaction in as few turns as can be: the connection takes what does not wait for an answer at once, so `begin`
 * travels with the first questions and the last write with the commit.
 */
export async function inCartTransaction<Value>(
  pool: pg.Pool,
  work: (transaction: CartTransaction) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const writes: pg.QueryConfig[] = []
    const transaction: CartTransaction = {
      ...connectionOf(client),
      write: ({ name, text }, values) => void writes.push({ name, text, values: [...values] }),
    }
    const [, value] = await Promise.all(inOnePiece(client, () => [client.query('begin'), work(transaction)] as const))
    await Promise.all(inOnePiece(client, () => [...writes.map((write) => client.query(write)), client.query('commit')]))
    return value
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}
