import { sql, type SQL } from 'drizzle-orm'
import { named, type Transaction } from './staged-table.ts'

const ROWS_PER_PAGE = 1000

/** All rows of a query, some at a time; only these are in memory. One at a time within a transaction. */
export async function* fetchPages<Row extends Record<string, unknown>>(
  tx: Transaction,
  query: SQL,
): AsyncGenerator<readonly Row[]> {
  const cursor = named('export_rows')
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`fetch ${sql.raw(String(ROWS_PER_PAGE))} from ${cursor}`)
    if (rows.length === 0) break
    yield rows as readonly Row[]
  }
  await tx.execute(sql`close ${cursor}`)
}
