import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'

export interface SitemapEntry {
  readonly key: string
  readonly language: string
  readonly path: string
}

export async function countProducts(db: Drizzle, brand: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from assortments where brand = ${brand}`,
  )
  return rows[0]?.count ?? 0
}

/** One sitemap file's share of the brand's products, in each language; products that never had a price have no page. */
export async function listProductPaths(
  db: Drizzle,
  wanted: { brand: string; languages: readonly string[]; part: number; size: number },
): Promise<readonly SitemapEntry[]> {
  const { brand, languages, part, size } = wanted
  const { rows } = await db.execute<SitemapEntry & Record<string, unknown>>(sql`
    select p.key, ct.language, '/' || ct.slug || '/' || p.key as path
    from (select product_key as key from assortments where brand = ${brand} order by product_key
      limit ${size} offset ${(part - 1) * size}) a
    join products p on p.key = a.key
    join category_texts ct on ct.category_key = p.category_key and ct.language = any(${sql.param([...languages])})
    where exists (select 1 from variants v join price_entries e on e.sku = v.sku and e.brand = ${brand}
      where v.product_key = p.key)
    order by p.key, ct.language`)
  return rows
}
