import { randomUUID } from 'node:crypto'
import { nextPollAt } from '@firkant/domain/payments/payment-polling.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { StoredDocument } from './order-document.ts'
import { orderHistory, orders } from './order-tables.ts'
import { payments } from './payment-tables.ts'

export interface NewOrder {
  readonly id: string
  readonly brand: string
  readonly cartId: string
  readonly idempotencyKey: string
  readonly document: StoredDocument
  /** Key of the payment provider; absent when there is nothing to pay. */
  readonly provider?: string | undefined
  /** Deadline for confirming the order by e-mail; absent when no confirmation is needed. */
  readonly confirmBy?: Date | undefined
  /** Of the employee who took it. */
  readonly employeeId?: string | undefined
  readonly storeKey?: string | undefined
  /** Who pressed the button. */
  readonly actor: 'buyer' | 'staff'
  readonly now: Date
}

/** False when the order number is taken; the caller retries with another. */
export async function insertOrder(
  tx: Queries,
  { provider, confirmBy, actor, now, ...order }: NewOrder,
): Promise<boolean> {
  const { document, id: orderId } = order
  const { number, market, buyer, totals } = document
  const inserted = await tx
    .insert(orders)
    .values({
      ...order,
      number,
      market,
      state: 'placed',
      customerId: buyer.customerId ?? null,
      email: buyer.email,
      placedAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: orders.number })
    .returning({ id: orders.id })
  if (inserted.length === 0) return false
  await tx.insert(orderHistory).values({ orderId, event: 'place', toState: 'placed', actor, at: now })
  if (provider !== undefined)
    await tx.insert(payments).values({
      id: randomUUID(),
      orderId,
      provider,
      amountMinor: totals.toPayMinor,
      createdAt: now,
      changedAt: now,
      // A payment that was never started by then is cancelled, and the order with it.
      nextPollAt: confirmBy ?? nextPollAt(now),
    })
  return true
}
