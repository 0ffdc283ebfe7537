import { sql, type SQL } from 'drizzle-orm'
import type { SkuInStore } from '@firkant/domain/employee/employee-model.ts'
import type { StoreStock } from '@firkant/domain/page/models/product-model.ts'
import { availableOf, inWholeGroups, stockStatusOf } from '@firkant/domain/stock/stock-status.ts'
import type { StorePlace } from '@firkant/domain/stores/store-place.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { reservedPieces } from './reserved-pieces.ts'

interface StockRow extends Record<string, unknown> {
  readonly on_hand: number
  readonly reserved: number
  readonly groups_of: number
  readonly aisle: string | null
  readonly is_on_show: boolean | null
}

interface StoreRow extends StockRow {
  readonly key: string
  readonly name: string
  readonly city: string
}

/** As stored: what of it is told to whom is a rule (`disclosedPieces`). */
export interface StockInStore extends StoreStock, StorePlace {
  readonly available: number
}

function stockOf({ on_hand: onHand, reserved, groups_of: groupsOf }: StockRow) {
  const facts = inWholeGroups({ onHand, reserved }, groupsOf)
  return { status: stockStatusOf(facts), available: availableOf(facts) }
}

function placeOf({ aisle, is_on_show: isOnShow }: StockRow): StorePlace {
  return { ...(aisle !== null && { aisle }), ...(isOnShow && { isOnShow }) }
}

/** Pieces of the row `k` that are put aside for customers. */
const heldOf = (now: Date) => reservedPieces({ sku: sql`k.sku`, storeKey: sql`k.location`, now })

/** Stock in each store of the market; 0 in stores that never had it. */
export async function listStoreStock(
  db: Drizzle,
  { market, sku, now }: { readonly market: string; readonly sku: string; readonly now: Date },
): Promise<readonly StockInStore[]> {
  const held = heldOf(now)
  const rows = await queryPrepared<StoreRow>(
    db,
    'store-stock',
    sql`
    select s.key, s.name, s.city, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) + ${held} as reserved,
      coalesce((select p.sold_in_groups_of from variants v join products p on p.key = v.product_key where v.sku = ${sku}), 1) as groups_of,
      w.aisle, w.is_on_show
    from stores s left join stock_levels k on k.location = s.key and k.sku = ${sku}
    left join store_places w on w.store_key = s.key and w.sku = ${sku}
    where s.market = ${market} order by s.position, s.key`,
  )
  return rows.map((row) => ({
    storeKey: row.key,
    name: row.name,
    city: row.city,
    ...stockOf(row),
    ...placeOf(row),
  }))
}

/** What one store has of each of these; nothing of those that the shop does not know. */
export async function listInStore(
  db: Pick<Drizzle, 'execute'>,
  { storeKey, skus, now }: { readonly storeKey: string; readonly skus: readonly string[]; readonly now: Date },
): Promise<readonly SkuInStore[]> {
  if (skus.length === 0) return []
  const held = heldOf(now)
  const { rows } = await db.execute<StockRow & { readonly sku: string }>(sql`
    select v.sku, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) + ${held} as reserved,
      p.sold_in_groups_of as groups_of, w.aisle, w.is_on_show
    from variants v join products p on p.key = v.product_key
    left join stock_levels k on k.sku = v.sku and k.location = ${storeKey}
    left join store_places w on w.sku = v.sku and w.store_key = ${storeKey}
    where v.sku in ${skus}`)
  return rows.map((row) => ({ sku: row.sku, ...stockOf(row), ...placeOf(row) }))
}

/** The keys of the stores with at least one sales unit of a product; `product` is its row. */
export function storesHaving(product: SQL, now: Date): SQL {
  return sql`select distinct k.location from variants v join stock_levels k on k.sku = v.sku
    where v.product_key = ${product}.key and k.location <> ${CENTRAL_WAREHOUSE}
      and k.on_hand - k.reserved - ${heldOf(now)} >= ${product}.sold_in_groups_of`
}
