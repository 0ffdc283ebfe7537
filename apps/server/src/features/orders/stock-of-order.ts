import { sql } from 'drizzle-orm'
import type { NeededItem } from '@firkant/domain/cart/cart-line.ts'
import { MAX_LOW_STOCK } from '@firkant/domain/stock/stock-status.ts'
import { databaseErrorOf } from '../../platform/database/database-error.ts'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import { MAX_EVENT_KEYS, publishEvent, publishingChangeOf } from '../../platform/events/shop-events.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { reservedPieces } from '../stores/reserved-pieces.ts'

export interface WantedItem extends NeededItem {
  /** May be reserved beyond the stock: more will be delivered to us. */
  readonly mayOversell: boolean
  /** As many must be left for others. */
  readonly mustLeave?: number
}

export interface Reserving {
  readonly orderId: string
  readonly location: string
  readonly items: readonly WantedItem[]
  readonly now: Date
}

export interface StockChange extends Record<string, unknown> {
  readonly sku: string
  readonly was: number
  readonly now: number
}

export const listOf = (values: readonly unknown[]) => sql.param([...values])

/** Always in the same order, so that two orders of the same SKUs can't deadlock. */
const lockingStock = (skus: readonly string[], location: string) =>
  sql`select 1 from stock_levels where location = ${location} and sku = any(${listOf(skus)}::text[])
    order by sku for update`

export async function lockStockRows(tx: Queries, skus: readonly string[], location: string): Promise<void> {
  await tx.execute(lockingStock(skus, location))
}

/** Pages show "in stock", "few left" or "sold out", also of packages: a change above the low-stock limit needs no event. */
export async function publishStockChange(tx: Queries, changes: readonly StockChange[]): Promise<void> {
  const skus = changes.flatMap(({ sku, was, now }) => (Math.min(was, now) <= MAX_LOW_STOCK ? sku : []))
  if (skus.length === 0) return
  const { rows } = await tx.execute<{ key: string }>(sql`
    select product_key as key from variants where sku = any(${listOf(skus)}::text[])
    union select package_key from package_choices where sku = any(${listOf(skus)}::text[]) order by key`)
  if (rows.length === 0) return
  const productKeys = rows.map(({ key }) => key)
  const areFew = productKeys.length <= MAX_EVENT_KEYS
  await publishEvent(tx, { type: 'catalog-changed', ...(areFew && { productKeys }) })
  if (changes.some(({ was, now }) => now > was)) await queueStockAlerts(tx, productKeys)
}

/** The products of those among these SKUs of which few are left by now. */
function productsRunningLow(skus: readonly string[], location: string) {
  const isLow = sql`s.sku = any(${listOf(skus)}::text[]) and s.location = ${location}
    and s.on_hand - s.reserved <= ${MAX_LOW_STOCK}`
  return sql`select v.product_key as key from stock_levels s join variants v on v.sku = s.sku where ${isLow}
    union select c.package_key from stock_levels s join package_choices c on c.sku = s.sku where ${isLow}`
}

const NOT_NULL_VIOLATION = '23502'

/** An item ran short while its order was placed. */
export function isShortOfStock(error: unknown): boolean {
  const { code, table, column } = databaseErrorOf(error) ?? {}
  return code === NOT_NULL_VIOLATION && table === 'stock_reservations' && column === 'quantity'
}

/**
 * Reserves all items of the order. An item that ran short gets a reservation without a quantity: that fails, with the
 * commit at the latest, and the whole order with it (`isShortOfStock`). So the rows are locked for one message alone.
 */
export async function reserveItems(tx: Queries, { orderId, location, items, now }: Reserving): Promise<void> {
  if (items.length === 0) return
  const skus = items.map(({ sku }) => sku)
  const oversold = items.filter(({ mayOversell }) => mayOversell).map(({ sku }) => sku)
  if (oversold.length > 0)
    await writeLater(
      tx,
      sql`insert into stock_levels (sku, location, on_hand)
        select sku, ${location}, 0 from unnest(${listOf(oversold.toSorted())}::text[]) sku on conflict do nothing`,
    )
  await writeLater(tx, lockingStock(skus, location))
  const held = reservedPieces({ sku: sql`s.sku`, storeKey: sql`s.location`, now })
  await writeLater(
    tx,
    sql`with wanted as (
        select * from unnest(${listOf(skus)}::text[], ${listOf(items.map(({ quantity }) => quantity))}::int[],
          ${listOf(items.map(({ mayOversell }) => mayOversell))}::bool[],
          ${listOf(items.map(({ mustLeave = 0 }) => mustLeave))}::int[]) w(sku, quantity, may_oversell, must_leave)
      ), taken as (
        update stock_levels s set reserved = s.reserved + w.quantity from wanted w
        where s.sku = w.sku and s.location = ${location} and (w.may_oversell or s.on_hand - s.reserved - ${held} >= w.quantity + w.must_leave)
        returning s.sku, w.quantity
      )
      insert into stock_reservations (order_id, sku, location, quantity)
      select ${orderId}::uuid, w.sku, ${location}, taken.quantity from wanted w left join taken on taken.sku = w.sku`,
  )
  await writeLater(tx, publishingChangeOf(productsRunningLow(skus, location)))
}

async function lockReserved(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`select 1 from stock_levels s join stock_reservations r on r.sku = s.sku and r.location = s.location
    where r.order_id = ${orderId}::uuid order by s.sku for update of s`)
}

/** Releases the order's reservations. Idempotent: a second call finds none. */
export async function releaseStock(tx: Queries, orderId: string): Promise<void> {
  await lockReserved(tx, orderId)
  const { rows } = await tx.execute<StockChange>(sql`
    with released as (delete from stock_reservations where order_id = ${orderId}::uuid returning sku, location, quantity)
    update stock_levels s set reserved = s.reserved - released.quantity from released
    where s.sku = released.sku and s.location = released.location
    returning s.sku, s.on_hand - s.reserved - released.quantity as was, s.on_hand - s.reserved as now`)
  await publishStockChange(tx, rows)
}

/** Turns the order's reservations into stock taken out. Idempotent: a second call finds none. */
export async function takeOutStock(tx: Queries, orderId: string): Promise<void> {
  await lockReserved(tx, orderId)
  await tx.execute(sql`
    with released as (delete from stock_reservations where order_id = ${orderId}::uuid returning sku, location, quantity)
    update stock_levels s set reserved = s.reserved - released.quantity, on_hand = greatest(0, s.on_hand - released.quantity)
    from released where s.sku = released.sku and s.location = released.location`)
}

/** Releases part of the order's reservations, for items that were cancelled. */
export async function releaseItems(
  tx: Queries,
  { orderId, items }: { readonly orderId: string; readonly items: readonly NeededItem[] },
): Promise<void> {
  await lockReserved(tx, orderId)
  for (const { sku, quantity } of items) {
    const { rows } = await tx.execute<StockChange>(sql`
      with held as (select location, quantity from stock_reservations where order_id = ${orderId}::uuid and sku = ${sku}),
      released as (delete from stock_reservations where order_id = ${orderId}::uuid and sku = ${sku} and quantity <= ${quantity}),
      less as (update stock_reservations set quantity = quantity - ${quantity}
        where order_id = ${orderId}::uuid and sku = ${sku} and quantity > ${quantity})
      update stock_levels s set reserved = s.reserved - least(held.quantity, ${quantity}) from held
      where s.sku = ${sku} and s.location = held.location
      returning s.sku, s.on_hand - s.reserved - least(held.quantity, ${quantity}) as was, s.on_hand - s.reserved as now`)
    await publishStockChange(tx, rows)
  }
}
