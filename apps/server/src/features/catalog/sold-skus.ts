import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'

/** SKU → product, for those that the brand sells. */
export async function findSoldProducts(
  db: Drizzle,
  brand: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const { rows } = await db.execute<{ sku: string; product_key: string }>(sql`
    select v.sku, v.product_key from variants v
    join assortments a on a.product_key = v.product_key and a.brand = ${brand}
    where v.sku = any(${sql.param([...skus])})`)
  return new Map(rows.map((row) => [row.sku, row.product_key]))
}
