import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Drizzle } from '../database.ts'
import { compile } from './statement.ts'

/**
 * For queries that run on every page: planned once per connection. A name must always stand for the same SQL text; only
 * parameters may differ.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  db: Drizzle,
  name: string,
  query: SQL,
): Promise<readonly Row[]> {
  const { $client: client } = db as Drizzle & { readonly $client?: pg.Pool }
  // A transaction is bound to its connection, so it can't use the pool.
  if (!client) return (await db.execute(query)).rows as Row[]
  const { text, values } = compile(query)
  const { rows } = await client.query<Row>({ name, text, values: [...values] })
  return rows
}
