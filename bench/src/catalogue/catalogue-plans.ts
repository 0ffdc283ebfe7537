import { sql } from 'drizzle-orm'
import { loadCardRows } from '@firkant/server/features/catalog/card-rows.ts'
import { findProduct } from '@firkant/server/features/catalog/product-store.ts'
import type { openDatabase } from '@firkant/server/platform/database/database.ts'

type Drizzle = ReturnType<typeof openDatabase>['main']

/** A database client that explains queries instead of running them. */
function explaining(db: Drizzle, plans: string[]): Drizzle {
  const execute = async (query: Parameters<Drizzle['execute']>[0]) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, buffers) ${query}`)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return { rows: [] }
  }
  return { execute } as unknown as Drizzle
}

/** Prints the query plans of cards and product pages. */
export async function explainCatalogue(db: Drizzle): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from products order by md5(key) limit 24`)
  const keys = rows.map((row) => row.key)
  const scope = { brand: 'hjemly', market: 'DK', language: 'da' }
  const plans: string[] = []
  await loadCardRows(explaining(db, plans), scope, keys)
  await findProduct(explaining(db, plans), scope, keys[0] ?? '')
  console.log(plans.join('\n\n'))
}
