import { and, eq } from 'drizzle-orm'
import type { OrderEvent } from '@firkant/domain/orders/order-states.ts'
import type { Queries } from '../../platform/database/database.ts'
import { fillGiftCards } from '../promotions/gift-card-store.ts'
import { moveOrder, type MovedOrder, type OrderMoving } from './move-order.ts'
import { queueOrderMail } from './order-mail.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'
import { orderReturns } from './return-tables.ts'

/** Everything that was bought and could be sent back has been. */
function isAllBack({ order, returns }: StoredOrder): boolean {
  return order.lines.every(({ id, kind, quantity }) => {
    const back = returns.flatMap(({ lines }) => lines.filter((line) => line.lineItemId === id))
    return kind !== 'goods' || back.reduce((sum, line) => sum + line.quantity, 0) >= quantity
  })
}

/** What gift cards paid goes back to them; the rest is asked of the provider (`due-asks`). */
export async function refundGiftCards(
  tx: Queries,
  { brand, order }: StoredOrder,
  { receipt }: Pick<ReturnRow, 'receipt'>,
): Promise<void> {
  await fillGiftCards(tx, { brand, market: order.market }, receipt.refund.parts.giftCards)
}

/** The goods of all announced returns have come: their money goes back. The order must be locked. */
export async function receiveReturns(
  tx: Queries,
  stored: StoredOrder,
  moving: Omit<OrderMoving, 'event'>,
): Promise<MovedOrder> {
  const announced = stored.returns.filter(({ state }) => state === 'announced')
  if (announced.length === 0) return { type: 'refused', stored }
  const { now, world } = moving
  await tx
    .update(orderReturns)
    .set({ state: 'received', changedAt: now })
    .where(and(eq(orderReturns.orderId, stored.id), eq(orderReturns.state, 'announced')))
  const returns = stored.returns.map((each) => ({ ...each, state: 'received' as const }))
  for (const each of announced) await refundGiftCards(tx, stored, each)
  const received = { ...stored, returns }
  const event: OrderEvent = isAllBack(received) ? 'returnAll' : 'returnPart'
  const moved = await moveOrder(tx, received, { ...moving, event })
  for (const each of announced)
    await queueOrderMail(tx, { stored: moved.stored, what: 'refunded', returnId: each.id, now, ...world })
  return moved
}
