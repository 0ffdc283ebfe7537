import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { noteAnyProduct } from '../stock/goods-read.ts'
import { reservedPieces } from './reserved-pieces.ts'
import { stores } from './store-tables.ts'

export type StoreRow = typeof stores.$inferSelect

/** The stores of a market, in the catalogue's order. */
export async function listStores(db: Drizzle, market: string): Promise<readonly StoreRow[]> {
  return db.select().from(stores).where(eq(stores.market, market)).orderBy(asc(stores.position), asc(stores.key))
}

export async function countStores(db: Drizzle, markets: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ market: stores.market, stores: count() })
    .from(stores)
    .where(inArray(stores.market, [...markets]))
    .groupBy(stores.market)
  return new Map(rows.map((row) => [row.market, row.stores]))
}

export async function isSku(db: Drizzle, sku: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from variants where sku = ${sku}`)
  return rows.length > 0
}

/** Products of which at least one sales unit is in the store and not reserved. */
export async function listProductsInStore(
  db: Drizzle,
  { storeKey, now }: { readonly storeKey: string; readonly now: Date },
): Promise<readonly string[]> {
  noteAnyProduct()
  const held = reservedPieces({ sku: sql`k.sku`, storeKey: sql`k.location`, now })
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct v.product_key as key from stock_levels k join variants v on v.sku = k.sku
    join products p on p.key = v.product_key
    where k.location = ${storeKey} and k.on_hand - k.reserved - ${held} >= p.sold_in_groups_of`)
  return rows.map(({ key }) => key)
}
