import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Drizzle } from './database.ts'

const dialect = new PgDialect()

/**
 * For a query that is asked on every page: its plan is made once for each connection, not each time. The name stands
 * for one text; only parameters may differ.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  db: Drizzle,
  name: string,
  query: SQL,
): Promise<readonly Row[]> {
  const { $client: client } = db as Drizzle & { readonly $client?: pg.Pool }
  // Within a transaction the connection is not ours to choose.
  if (!client) return (await db.execute(query)).rows as Row[]
  const { sql: text, params } = dialect.sqlToQuery(query)
  const { rows } = await client.query<Row>({ name, text, values: params })
  return rows
}
