import { sql } from 'drizzle-orm'
import type { openDatabase } from '@firkant/server/platform/database/database.ts'

type Drizzle = ReturnType<typeof openDatabase>['main']

/** Paths of products that are sold, the same ones each time. */
export async function sampleProducts(db: Drizzle, count: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select '/' || t.slug || '/' || p.key as path from products p
    join assortments a on a.product_key = p.key and a.brand = 'hjemly'
    join category_texts t on t.category_key = p.category_key and t.language = 'da'
    where exists (select 1 from variants v join price_entries e on e.sku = v.sku and e.brand = 'hjemly' and e.market = 'DK'
      and e.starts_at < now() where v.product_key = p.key)
    order by md5(p.key) limit ${count}`)
  return rows.map((row) => row.path)
}
