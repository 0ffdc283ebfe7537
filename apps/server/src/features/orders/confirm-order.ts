import { eq } from 'drizzle-orm'
import { confirmByOf } from '@firkant/domain/orders/invoice-limits.ts'
import { ASK_AGAIN_MS, type PaymentScope } from './ask-provider.ts'
import { moveOrder } from './move-order.ts'
import { readConfirmLink } from './order-links.ts'
import type { OrderPayments } from './order-payments.ts'
import { lockOrder, type StoredOrder } from './order-store.ts'
import { payments } from './payment-tables.ts'

/** The mailbox says yes. Undefined for a link that is nobody's; said again, it is so already. */
export type ConfirmOrder = (token: string) => Promise<StoredOrder | undefined>

/** One step, with the order locked: it may have been given up in this very moment. */
async function takeWord({ database, world, now }: PaymentScope, orderId: string): Promise<StoredOrder | undefined> {
  return database.main.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId)
    if (!stored || stored.brand !== world.brand.key) return undefined
    if (stored.state !== 'awaitingConfirmation' || now() > confirmByOf(stored.order)) return stored
    const moved = await moveOrder(tx, stored, { event: 'startPayment', actor: 'buyer', now: now(), world })
    const askAgainAt = new Date(now().getTime() + ASK_AGAIN_MS[0])
    await tx.update(payments).set({ askAgainAt }).where(eq(payments.orderId, orderId))
    return moved.stored
  })
}

export function createConfirmOrder(scope: PaymentScope, orderPayments: OrderPayments): ConfirmOrder {
  return async (token) => {
    const link = readConfirmLink(scope.secret, token, scope.now())
    if (link.type !== 'order') return undefined
    const stored = await takeWord(scope, link.orderId)
    return stored && ((await orderPayments.start(stored.id)) ?? stored)
  }
}
