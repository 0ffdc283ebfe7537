import { sql } from 'drizzle-orm'
import type { ProductKind } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../platform/database/database.ts'

export interface SoldProduct {
  readonly productKey: string
  readonly kind: ProductKind
}

/** The SKU's product, if the brand sells it. */
export async function findSoldProduct(db: Drizzle, brand: string, sku: string): Promise<SoldProduct | undefined> {
  const { rows } = await db.execute<SoldProduct & Record<string, unknown>>(sql`
    select p.key as "productKey", p.kind from variants v join products p on p.key = v.product_key
    join assortments a on a.product_key = p.key and a.brand = ${brand} where v.sku = ${sku}`)
  return rows[0]
}
