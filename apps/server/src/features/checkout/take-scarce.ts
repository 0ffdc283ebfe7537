import { pickupStore } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { itemsOfOrder } from '@firkant/domain/orders/order-lines.ts'
import { placeOrderError } from '@firkant/domain/orders/placing/validate-placing.ts'
import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { CalculatedRow } from '../cart/apply-commands.ts'
import { promisedParts, takePlaces } from '../delivery/delivery-places.ts'
import { recordGiftCards } from '../orders/books/record-movements.ts'
import type { StoredOrder } from '../orders/order-store.ts'
import { reserveItems } from '../orders/stock-of-order.ts'
import { drawGiftCards } from '../promotions/gift-card-store.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { OrderRefused } from './order-refused.ts'
import type { OrderPromise } from './shown-order.ts'

interface Taking extends Pick<CalculatedRow, 'loaded'> {
  readonly promise: OrderPromise
  readonly isReserved: boolean
  /** As many of each item as it takes must be left. */
  readonly leavesHalf: boolean
}

function reserve(
  tx: MessageTransaction,
  { id, order }: StoredOrder,
  { loaded, leavesHalf }: Pick<Taking, 'loaded' | 'leavesHalf'>,
): Promise<void> {
  const store = pickupStore(order.shipping.methodKey)
  return reserveItems(tx.db(), {
    orderId: id,
    location: store ?? CENTRAL_WAREHOUSE,
    now: order.placedAt,
    items: itemsOfOrder(order.lines).map((item) => ({
      ...item,
      mustLeave: leavesHalf ? item.quantity : 0,
      mayOversell: store === undefined && loaded.facts.items.get(item.sku)?.stock.backOrderDays !== undefined,
    })),
  })
}

/** Stock, a place on the day of delivery, and gift cards. Their rows are wanted by many: they are locked last. */
export async function takeScarce(
  tx: MessageTransaction,
  stored: StoredOrder,
  { isReserved, promise, ...taking }: Taking,
): Promise<void> {
  if (isReserved) await reserve(tx, stored, taking)
  const { delivery } = taking.loaded.facts
  await takePlaces(tx.db(), { orderId: stored.id, parts: promisedParts(promise), delivery })
  const { brand, order } = stored
  if (!(await drawGiftCards(tx.db(), { brand, market: order.market }, order.giftCards)))
    throw new OrderRefused([placeOrderError('price-changed')])
  const drawn = { type: 'captured', reference: '', cards: order.giftCards, at: order.placedAt } as const
  await recordGiftCards(tx.db(), stored, drawn)
}
