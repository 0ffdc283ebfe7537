import { sql, type SQL } from 'drizzle-orm'
import { named, type Transaction } from '../staging/staged-table.ts'

const ROWS_PER_PAGE = 1000

/** All rows of a query in batches, to limit memory. Only one at a time per transaction. */
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
