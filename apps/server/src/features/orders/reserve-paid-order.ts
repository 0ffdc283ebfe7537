import { sql } from 'drizzle-orm'
import { pickupStore } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { itemsOfOrder } from '@firkant/domain/orders/order-lines.ts'
import { soldOutSkus, type StockLeft } from '@firkant/domain/orders/placing/reserving.ts'
import type { Queries } from '../../platform/database/database.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { reservedPieces } from '../stores/reserved-pieces.ts'
import type { StoredOrder } from './order-store.ts'
import { listOf, lockStockRows, reserveItems } from './stock-of-order.ts'

interface LeftRow extends StockLeft, Record<string, unknown> {
  /** Taken when the order was placed. */
  readonly isReserved: boolean
}

interface PaidOrder {
  readonly now: Date
  /** Ends what a store has put aside for the order's cart: those pieces are free for it. */
  readonly collect: (skus: readonly string[]) => Promise<void>
}

async function readStockLeft(tx: Queries, { id, cartId, order }: StoredOrder, now: Date) {
  const store = pickupStore(order.shipping.methodKey)
  const location = store ?? CENTRAL_WAREHOUSE
  const skus = itemsOfOrder(order.lines).map(({ sku }) => sku)
  await lockStockRows(tx, skus, location)
  const held = reservedPieces({ sku: sql`s.sku`, storeKey: sql`s.location`, now, exceptCart: cartId })
  const { rows } = await tx.execute<LeftRow>(sql`
    select w.sku, coalesce(s.on_hand - s.reserved - ${held}, 0) as available,
      ${store === undefined} and v.back_order_days is not null as "mayOversell",
      exists (select 1 from stock_reservations r where r.order_id = ${id}::uuid) as "isReserved"
    from unnest(${listOf(skus)}::text[]) w(sku) left join variants v on v.sku = w.sku
      left join stock_levels s on s.sku = w.sku and s.location = ${location}`)
  return { location, skus, rows }
}

/**
 * Reserves what an order needs whose payment has come. Returns the SKUs that others have bought meanwhile; then nothing
 * is reserved. The order must be locked.
 */
export async function reservePaidOrder(
  tx: Queries,
  stored: StoredOrder,
  { now, collect }: PaidOrder,
): Promise<readonly string[]> {
  const needed = itemsOfOrder(stored.order.lines)
  if (needed.length === 0) return []
  const { location, skus, rows } = await readStockLeft(tx, stored, now)
  if (rows.some(({ isReserved }) => isReserved)) return []
  const soldOut = soldOutSkus(needed, rows)
  if (soldOut.length > 0) return soldOut
  await collect(skus)
  const oversold = new Set(rows.flatMap(({ sku, mayOversell }) => (mayOversell ? sku : [])))
  const items = needed.map((item) => ({ ...item, mayOversell: oversold.has(item.sku) }))
  await reserveItems(tx, { orderId: stored.id, location, items, now })
  return []
}
