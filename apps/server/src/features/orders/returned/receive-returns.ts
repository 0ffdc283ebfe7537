import { eq, sql } from 'drizzle-orm'
import type { NeededItem } from '@firkant/domain/cart/cart-line.ts'
import { itemsToRelease } from '@firkant/domain/orders/order-lines.ts'
import type { OrderEvent } from '@firkant/domain/orders/order-states.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { fillGiftCards } from '../../promotions/gift-card-store.ts'
import { CENTRAL_WAREHOUSE } from '../../stock/central-warehouse.ts'
import { recordGiftCards } from '../books/record-movements.ts'
import { queueOrderMail } from '../mails/order-mail.ts'
import { moveOrder, type MovedOrder, type OrderMoving } from '../move-order.ts'
import type { ReturnRow, StoredOrder } from '../order-store.ts'
import { listOf, lockStockRows, publishStockChange, type StockChange } from '../stock-of-order.ts'
import { orderReturns } from './return-tables.ts'

/**
 * Puts returned items back into the central warehouse, where returns are sent. Idempotent: the stock movement has a
 * unique key. Returns what was restocked.
 */
async function restockReturn(
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

/** Every product line was returned in full. */
function isAllBack({ order, returns }: StoredOrder): boolean {
  return order.lines.every(({ id, kind, quantity }) => {
    const back = returns.flatMap(({ lines }) => lines.filter((line) => line.lineItemId === id))
    return kind !== 'goods' || back.reduce((sum, line) => sum + line.quantity, 0) >= quantity
  })
}

/** Credits the gift cards; the rest is requested from the provider (`due-provider-requests.ts`). */
export async function refundGiftCards(
  tx: Queries,
  stored: StoredOrder,
  { id, receipt, now }: Pick<ReturnRow, 'id' | 'receipt'> & { readonly now: Date },
): Promise<void> {
  const { brand, order } = stored
  const cards = receipt.refund.parts.giftCards
  await fillGiftCards(tx, { brand, market: order.market }, cards)
  await recordGiftCards(tx, stored, { type: 'refunded', reference: id, cards, at: now })
}

/** Nothing to request from the provider: gift cards paid for it, or it cost nothing. */
const isPaidBack = ({ receipt }: ReturnRow) => receipt.refund.parts.paymentMinor === 0

export interface Receiving extends Omit<OrderMoving, 'event'> {
  /** Somebody checked the items: all of them can be sold again. */
  readonly isSellable: boolean
}

/** The items of all announced returns have arrived; starts their refunds. The order must be locked. */
export async function receiveReturns(
  tx: Queries,
  stored: StoredOrder,
  { isSellable, ...moving }: Receiving,
): Promise<MovedOrder> {
  const announced = stored.returns.filter(({ state }) => state === 'announced')
  if (announced.length === 0) return { type: 'refused', stored }
  const { now, shop } = moving
  const received = announced.map((each) => ({ ...each, state: isPaidBack(each) ? 'refunded' : 'received' }) as const)
  for (const each of received) {
    await tx.update(orderReturns).set({ state: each.state, changedAt: now }).where(eq(orderReturns.id, each.id))
    await refundGiftCards(tx, stored, { ...each, now })
  }
  const restocked: NeededItem[] = []
  if (isSellable) for (const each of received) restocked.push(...(await restockReturn(tx, stored, { ...each, now })))
  const returns = stored.returns.map((row) => received.find(({ id }) => id === row.id) ?? row)
  const event: OrderEvent = isAllBack({ ...stored, returns }) ? 'returnAll' : 'returnPart'
  const moved = await moveOrder(tx, { ...stored, returns }, { ...moving, event })
  for (const { id } of received)
    await queueOrderMail(tx, { stored: moved.stored, what: 'returned', returnId: id, now, ...shop })
  return { ...moved, restocked }
}
