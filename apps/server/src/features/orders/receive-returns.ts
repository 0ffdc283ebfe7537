import { eq } from 'drizzle-orm'
import type { NeededItem } from '@firkant/domain/cart/cart-line.ts'
import type { OrderEvent } from '@firkant/domain/orders/order-states.ts'
import type { Queries } from '../../platform/database/database.ts'
import { fillGiftCards } from '../promotions/gift-card-store.ts'
import { moveOrder, type MovedOrder, type OrderMoving } from './move-order.ts'
import { queueOrderMail } from './order-mail.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'
import { restockReturn } from './restock-return.ts'
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

/** Nothing is to be asked of a provider: gift cards have it already, or it was worth nothing. */
const isPaidBack = ({ receipt }: ReturnRow) => receipt.refund.parts.paymentMinor === 0

export interface Receiving extends Omit<OrderMoving, 'event'> {
  /** Somebody has looked at the goods: all of them can be sold again. */
  readonly isSellable: boolean
}

/** The goods of all announced returns have come: their money goes back. The order must be locked. */
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
    await refundGiftCards(tx, stored, each)
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
