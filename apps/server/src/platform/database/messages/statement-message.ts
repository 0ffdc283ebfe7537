import type pg from 'pg'
import { hasNoAnswer } from '../database-busy.ts'
import { callOf, prepareOf, type StatementCall } from './statement.ts'

/** Connection → names of its prepared statements → their text. */
const planned = new WeakMap<pg.PoolClient, Map<string, string>>()

export async function planOnce(client: pg.PoolClient, calls: readonly StatementCall[]): Promise<void> {
  const known = planned.get(client) ?? new Map<string, string>()
  planned.set(client, known)
  for (const { statement } of calls) {
    const { name, text } = statement
    const knownText = known.get(name)
    if (knownText === text) continue
    if (knownText !== undefined) throw new Error(`Two statements are named ${name}`)
    await client.query(prepareOf(statement))
    known.set(name, text)
  }
}

/** Several statements as one message: a round trip costs about as much as its statements. */
export async function sendMessage(
  client: pg.PoolClient,
  statements: readonly string[],
): Promise<readonly pg.QueryResult[]> {
  const results: unknown = await client.query(statements.join('; '))
  return Array.isArray(results) ? results : [results as pg.QueryResult]
}

/** A whole transaction as one message: no statement may depend on what another one answers. The rows of each. */
export async function sendTransaction(
  pool: pg.Pool,
  calls: readonly StatementCall[],
): Promise<readonly (readonly Record<string, unknown>[])[]> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await planOnce(client, calls)
    const results = await sendMessage(client, ['begin', ...calls.map(callOf), 'commit'])
    return results.slice(1, -1).map(({ rows }) => rows as readonly Record<string, unknown>[])
  } catch (error) {
    if (hasNoAnswer(error)) isBroken = true
    else await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.release(isBroken)
  }
}
