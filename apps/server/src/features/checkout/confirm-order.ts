import { confirmByOf } from '@firkant/domain/orders/placing/invoice-limits.ts'
import { nextPollAt } from '@firkant/domain/payments/payment-polling.ts'
import { inTransaction } from '../../platform/database/messages/message-transaction.ts'
import { moveOrder } from '../orders/move-order.ts'
import { readConfirmLink } from '../orders/order-links.ts'
import { lockOrder, type StoredOrder } from '../orders/order-store.ts'
import { saveFirstPoll } from '../orders/payment-store.ts'
import type { OrderPayments } from '../payments/order-payments.ts'
import type { PaymentContext } from '../payments/send-provider-request.ts'

/** Confirms an order by its mail's token. Undefined for an invalid token; idempotent. */
export type ConfirmOrder = (token: string) => Promise<StoredOrder | undefined>

/** With the order locked: it may have been cancelled in the meantime. */
async function applyConfirmedPayment(
  { database, shop, now }: PaymentContext,
  orderId: string,
): Promise<StoredOrder | undefined> {
  return inTransaction(database.pool, async (transaction) => {
    const stored = await lockOrder(transaction, orderId)
    if (!stored || stored.brand !== shop.brand.key) return undefined
    if (stored.state !== 'awaitingConfirmation' || now() > confirmByOf(stored.order)) return stored
    const tx = transaction.db()
    const moved = await moveOrder(tx, stored, { event: 'startPayment', actor: 'buyer', now: now(), shop })
    await saveFirstPoll(tx, orderId, nextPollAt(now()))
    return moved.stored
  })
}

export function createConfirmOrder(context: PaymentContext, orderPayments: OrderPayments): ConfirmOrder {
  return async (token) => {
    const link = readConfirmLink(context.secret, token, context.now())
    if (link.type !== 'order') return undefined
    const stored = await applyConfirmedPayment(context, link.orderId)
    return stored && ((await orderPayments.start(stored.id)) ?? stored)
  }
}
