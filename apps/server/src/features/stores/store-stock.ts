import { sql } from 'drizzle-orm'
import type { StoreStock } from '@firkant/domain/page/product-model.ts'
import { availableOf, inWholeGroups, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import type { SkuInStore } from '@firkant/domain/employee/employee-model.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/prepared-query.ts'
import { reservedPieces } from './reserved-pieces.ts'

interface StoreRow extends Record<string, unknown> {
  readonly key: string
  readonly name: string
  readonly city: string
  readonly on_hand: number
  readonly reserved: number
  readonly groups_of: number
}

/** Stock in each store of the market; 0 in stores that never had it. */
export async function listStoreStock(
  db: Drizzle,
  { market, sku, now }: { readonly market: string; readonly sku: string; readonly now: Date },
): Promise<readonly StoreStock[]> {
  const held = reservedPieces({ sku: sql`k.sku`, storeKey: sql`k.location`, now })
  const rows = await queryPrepared<StoreRow>(
    db,
    'store-stock',
    sql`
    select s.key, s.name, s.city, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) + ${held} as reserved,
      coalesce((select p.sold_in_groups_of from variants v join products p on p.key = v.product_key where v.sku = ${sku}), 1) as groups_of
    from stores s left join stock_levels k on k.location = s.key and k.sku = ${sku}
    where s.market = ${market} order by s.position, s.key`,
  )
  return rows.map((row) => {
    const facts = inWholeGroups({ onHand: row.on_hand, reserved: row.reserved }, row.groups_of)
    return {
      storeKey: row.key,
      name: row.name,
      city: row.city,
      status: stockStatusOf(facts),
      available: availableOf(facts),
    }
  })
}

interface StockRow extends Record<string, unknown> {
  readonly sku: string
  readonly on_hand: number
  readonly reserved: number
  readonly groups_of: number
}

/** What one store has of each of these; nothing of those that the shop does not know. */
export async function listInStore(
  db: Pick<Drizzle, 'execute'>,
  { storeKey, skus, now }: { readonly storeKey: string; readonly skus: readonly string[]; readonly now: Date },
): Promise<readonly SkuInStore[]> {
  if (skus.length === 0) return []
  const held = reservedPieces({ sku: sql`k.sku`, storeKey: sql`k.location`, now })
  const { rows } = await db.execute<StockRow>(sql`
    select v.sku, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) + ${held} as reserved,
      p.sold_in_groups_of as groups_of
    from variants v join products p on p.key = v.product_key
    left join stock_levels k on k.sku = v.sku and k.location = ${storeKey}
    where v.sku in ${skus}`)
  return rows.map((row) => {
    const facts = inWholeGroups({ onHand: row.on_hand, reserved: row.reserved }, row.groups_of)
    return { sku: row.sku, available: availableOf(facts), status: stockStatusOf(facts) }
  })
}
