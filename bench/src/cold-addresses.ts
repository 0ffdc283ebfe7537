import { sql } from 'drizzle-orm'
import type { openDatabase } from '@firkant/server/platform/database/database.ts'

export type ColdKind = 'start' | 'category' | 'product' | 'search'
export type ColdAddresses = Readonly<Record<ColdKind, (index: number) => string>>

const CATEGORIES = ['/sofaer', '/opbevaring', '/lamper', '/produkter', '/rum/stue', '/produkter?page=3']
const WORDS = ['sofa', 'lampe', 'bord', 'stol', 'seng', 'reol', 'tæppe', 'spejl', 'grøn sofa', 'bord eg', 'lampe sort']

/** Addresses of the demo shop: products as they are in the database, the others by hand. */
export async function coldAddresses(db: ReturnType<typeof openDatabase>['main']): Promise<ColdAddresses> {
  const { rows } = await db.execute<{ path: string }>(sql`
    select '/' || t.slug || '/' || p.key as path from products p
    join assortments a on a.product_key = p.key and a.brand = 'hjemly'
    join category_texts t on t.category_key = p.category_key and t.language = 'da'
    where exists (select 1 from variants v join price_entries e on e.sku = v.sku and e.brand = 'hjemly' and e.market = 'DK'
      and e.starts_at < now() where v.product_key = p.key)
    order by md5(p.key) limit 10000`)
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '/'
  const products = rows.map(({ path }) => path)
  return {
    start: () => '/',
    category: (index) => at(CATEGORIES, index),
    product: (index) => at(products, index),
    search: (index) => `/soeg?q=${encodeURIComponent(at(WORDS, index))}`,
  }
}
