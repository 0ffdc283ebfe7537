import { sql } from 'drizzle-orm'
import type { NeededItem } from '@firkant/domain/cart/cart-line.ts'
import { LOW_STOCK_MOST } from '@firkant/domain/stock/stock-status.ts'
import type { Queries } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

export interface WantedItem extends NeededItem {
  /** There need not be any: more will come. */
  readonly mayOversell: boolean
}

export interface Reserving {
  readonly orderId: string
  readonly location: string
  readonly items: readonly WantedItem[]
}

export interface StockChange extends Record<string, unknown> {
  readonly sku: string
  readonly was: number
  readonly now: number
}

export const listOf = (values: readonly unknown[]) => sql.param([...values])

/** In one order everywhere, so that two orders of the same goods never wait for each other. */
export async function lockStockRows(tx: Queries, skus: readonly string[], location: string): Promise<void> {
  await tx.execute(sql`select 1 from stock_levels where location = ${location} and sku = any(${listOf(skus)}::text[])
    order by sku for update`)
}

/** Pages say of stock whether there is plenty, few or none: only then is there something to tell. */
export async function publishStockChange(tx: Queries, changes: readonly StockChange[]): Promise<void> {
  const skus = changes.flatMap(({ sku, was, now }) => (Math.min(was, now) <= LOW_STOCK_MOST ? sku : []))
  if (skus.length === 0) return
  const { rows } = await tx.execute<{ key: string }>(
    sql`select distinct product_key as key from variants where sku = any(${listOf(skus)}::text[])`,
  )
  if (rows.length > 0)
    await publishEvent(tx, { type: 'catalog-changed', productKeys: rows.map(({ key }) => key).toSorted() })
}

/** Keeps the goods for the order, all or none. The skus of which there are too few; empty when all is well. */
export async function reserveItems(tx: Queries, { orderId, location, items }: Reserving): Promise<readonly string[]> {
  if (items.length === 0) return []
  const oversold = items.filter(({ mayOversell }) => mayOversell).map(({ sku }) => sku)
  if (oversold.length > 0)
    await tx.execute(sql`insert into stock_levels (sku, location, on_hand)
      select sku, ${location}, 0 from unnest(${listOf(oversold.toSorted())}::text[]) sku on conflict do nothing`)
  await lockStockRows(
    tx,
    items.map(({ sku }) => sku),
    location,
  )
  const { rows } = await tx.execute<StockChange>(sql`
    update stock_levels s set reserved = s.reserved + w.quantity
    from unnest(${listOf(items.map(({ sku }) => sku))}::text[], ${listOf(items.map(({ quantity }) => quantity))}::int[],
      ${listOf(items.map(({ mayOversell }) => mayOversell))}::bool[]) w(sku, quantity, may_oversell)
    where s.sku = w.sku and s.location = ${location} and (w.may_oversell or s.on_hand - s.reserved >= w.quantity)
    returning s.sku, s.on_hand - s.reserved + w.quantity as was, s.on_hand - s.reserved as now`)
  const reserved = new Set(rows.map(({ sku }) => sku))
  const short = items.flatMap(({ sku }) => (reserved.has(sku) ? [] : sku))
  if (short.length > 0) return short
  await tx.execute(sql`insert into stock_reservations (order_id, sku, location, quantity)
    select ${orderId}::uuid, sku, ${location}, quantity
    from unnest(${listOf(items.map(({ sku }) => sku))}::text[], ${listOf(items.map(({ quantity }) => quantity))}::int[]) w(sku, quantity)`)
  await publishStockChange(tx, rows)
  return []
}

async function lockReserved(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`select 1 from stock_levels s join stock_reservations r on r.sku = s.sku and r.location = s.location
    where r.order_id = ${orderId}::uuid order by s.sku for update of s`)
}

/** What was kept is everybody's again. A second call finds nothing. */
export async function releaseStock(tx: Queries, orderId: string): Promise<void> {
  await lockReserved(tx, orderId)
  const { rows } = await tx.execute<StockChange>(sql`
    with gone as (delete from stock_reservations where order_id = ${orderId}::uuid returning sku, location, quantity)
    update stock_levels s set reserved = s.reserved - gone.quantity from gone
    where s.sku = gone.sku and s.location = gone.location
    returning s.sku, s.on_hand - s.reserved - gone.quantity as was, s.on_hand - s.reserved as now`)
  await publishStockChange(tx, rows)
}

/** What was kept leaves the house. A second call finds nothing. */
export async function takeOutStock(tx: Queries, orderId: string): Promise<void> {
  await lockReserved(tx, orderId)
  await tx.execute(sql`
    with gone as (delete from stock_reservations where order_id = ${orderId}::uuid returning sku, location, quantity)
    update stock_levels s set reserved = s.reserved - gone.quantity, on_hand = greatest(0, s.on_hand - gone.quantity)
    from gone where s.sku = gone.sku and s.location = gone.location`)
}

/** Some of what was kept will never leave. */
export async function releaseItems(
  tx: Queries,
  { orderId, items }: { readonly orderId: string; readonly items: readonly NeededItem[] },
): Promise<void> {
  await lockReserved(tx, orderId)
  for (const { sku, quantity } of items) {
    const { rows } = await tx.execute<StockChange>(sql`
      with kept as (select location, quantity from stock_reservations where order_id = ${orderId}::uuid and sku = ${sku}),
      gone as (delete from stock_reservations where order_id = ${orderId}::uuid and sku = ${sku} and quantity <= ${quantity}),
      less as (update stock_reservations set quantity = quantity - ${quantity}
        where order_id = ${orderId}::uuid and sku = ${sku} and quantity > ${quantity})
      update stock_levels s set reserved = s.reserved - least(kept.quantity, ${quantity}) from kept
      where s.sku = ${sku} and s.location = kept.location
      returning s.sku, s.on_hand - s.reserved - least(kept.quantity, ${quantity}) as was, s.on_hand - s.reserved as now`)
    await publishStockChange(tx, rows)
  }
}
