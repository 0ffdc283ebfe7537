import { sql, type SQL } from 'drizzle-orm'
import { PAGE_SIZE } from '@firkant/domain/catalog/listing-query.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CatalogScope } from './catalog-store.ts'

export interface ListingPage {
  readonly productKeys: readonly string[]
  readonly total: number
}

export type ListingSource = { readonly categoryKey: string } | { readonly roomKey: string }

function inSource(source: ListingSource): SQL {
  return 'categoryKey' in source
    ? sql`p.category_key = ${source.categoryKey}`
    : sql`${source.roomKey} = any(p.room_keys)`
}

/** One page of a listing: each design once, in the order of the assortment, with the number of all of them. */
export async function listProducts(
  db: Drizzle,
  scope: CatalogScope,
  wanted: { source: ListingSource; page: number },
): Promise<ListingPage> {
  const result = await db.execute<{ key: string; total: string }>(sql`
    with designs as (
      select distinct on (p.design_key) p.key, p.position from products p
      join assortments a on a.product_key = p.key and a.brand = ${scope.brand}
      where ${inSource(wanted.source)} order by p.design_key, p.position
    )
    select key, (select count(*) from designs) as total from designs order by position
    limit ${PAGE_SIZE} offset ${(wanted.page - 1) * PAGE_SIZE}`)
  return { productKeys: result.rows.map((row) => row.key), total: Number(result.rows[0]?.total ?? 0) }
}
