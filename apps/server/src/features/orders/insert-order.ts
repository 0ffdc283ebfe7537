import { randomUUID } from 'node:crypto'
import { askAgainAt } from '@firkant/domain/payments/ask-again.ts'
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
  /** Who is asked for the money; absent when there is nothing to pay. */
  readonly provider?: string | undefined
  /** Until when it waits for its mailbox; absent when nobody has to confirm it. */
  readonly confirmBy?: Date | undefined
  readonly now: Date
}

/** False when the number is taken: try another. */
export async function insertOrder(tx: Queries, { provider, confirmBy, now, ...order }: NewOrder): Promise<boolean> {
  const { document, id: orderId } = order
  const { number, market, buyer, totals } = document
  const kept = await tx
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
  if (kept.length === 0) return false
  await tx.insert(orderHistory).values({ orderId, event: 'place', toState: 'placed', actor: 'buyer', at: now })
  if (provider !== undefined)
    await tx.insert(payments).values({
      id: randomUUID(),
      orderId,
      provider,
      amountMinor: totals.toPayMinor,
      createdAt: now,
      changedAt: now,
      // A payment that was never begun by then is given up, and the order with it.
      askAgainAt: confirmBy ?? askAgainAt(now),
    })
  return true
}
