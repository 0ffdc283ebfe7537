import { sql } from 'drizzle-orm'
import type { NeededItem } from '@firkant/domain/cart/cart-line.ts'
import { itemsToRelease } from '@firkant/domain/orders/order-lines.ts'
import type { Queries } from '../../platform/database/database.ts'
import { CENTRAL_WAREHOUSE } from '../stock/stock-tables.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'
import { listOf, lockStockRows, publishStockChange, type StockChange } from './stock-of-order.ts'

/**
 * Puts returned items back into the central warehouse, where returns are sent. Idempotent: the stock movement has a
 * unique key. Returns what was restocked.
 */
export async function restockReturn(
  tx: Queries,
  { order }: Pick<StoredOrder, 'order'>,
  { id, lines, now }: Pick<ReturnRow, 'id' | 'lines'> & { readonly now: Date },
): Promise<readonly NeededItem[]> {
  const items = itemsToRelease(order, lines)
  if (items.length === 0) return []
  const skus = items.map(({ sku }) => sku)
  await lockStockRows(tx, skus, CENTRAL_WAREHOUSE)
  const { rows } = await tx.execute<StockChange>(sql`
    with put as (
      insert into stock_movements (sku, location, quantity, reason, reference, order_key, at)
      select sku, ${CENTRAL_WAREHOUSE}, quantity, 'return', ${id}, ${order.number}, ${now}
      from unnest(${listOf(skus)}::text[], ${listOf(items.map(({ quantity }) => quantity))}::int[]) w(sku, quantity)
      on conflict do nothing returning sku, location, quantity)
    insert into stock_levels (sku, location, on_hand) select sku, location, quantity from put order by sku
    on conflict (sku, location) do update set on_hand = stock_levels.on_hand + excluded.on_hand
    returning sku, on_hand - reserved - (select quantity from put where put.sku = stock_levels.sku) as was,
      on_hand - reserved as now`)
  await publishStockChange(tx, rows)
  return rows.map(({ sku, was, now: is }) => ({ sku, quantity: is - was }))
}
