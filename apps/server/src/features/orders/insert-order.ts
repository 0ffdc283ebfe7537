import { randomUUID } from 'node:crypto'
import { nextPollAt } from '@firkant/domain/payments/payment-polling.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { databaseErrorOf } from '../../platform/database/database-error.ts'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import type { StoredDocument } from './order-document.ts'
import type { PaymentRow, StoredOrder } from './order-store.ts'
import { orderHistory, orders } from './order-tables.ts'
import { payments } from './payment-tables.ts'

export interface NewOrder {
  readonly id: string
  readonly brand: string
  readonly cartId: string
  readonly idempotencyKey: string
  readonly document: StoredDocument
  /** Absent when there is nothing to pay. */
  readonly provider?: Pick<PaymentProvider, 'key' | 'settle'> | undefined
  /** Deadline for confirming the order by e-mail; absent when no confirmation is needed. */
  readonly confirmBy?: Date | undefined
  /** Of the employee who took it. */
  readonly employeeId?: string | undefined
  readonly storeKey?: string | undefined
  /** Who pressed the button. */
  readonly actor: 'buyer' | 'staff'
  readonly now: Date
}

function newPayment(
  { key: provider, settle }: NonNullable<NewOrder['provider']>,
  { id: orderId, document, confirmBy, now }: Pick<NewOrder, 'id' | 'document' | 'confirmBy' | 'now'>,
): PaymentRow {
  const id = randomUUID()
  return {
    id,
    orderId,
    provider,
    // What must be confirmed first is settled then.
    reference: (confirmBy ? undefined : settle?.(id).reference) ?? null,
    amountMinor: document.totals.toPayMinor,
    state: 'created',
    refunds: [],
    redirectUrl: null,
    createdAt: now,
    changedAt: now,
    capturedAt: null,
    // A payment that was never started by then is cancelled, and the order with it.
    nextPollAt: confirmBy ?? nextPollAt(now),
    pollCount: 0,
  }
}

/** Another order has this number: with another one it can be placed. */
export function isNumberTaken(error: unknown): boolean {
  return databaseErrorOf(error)?.constraint === 'orders_number'
}

/** Fails, at the latest with the commit, if the order number is taken: `isNumberTaken`. */
export async function insertOrder(
  tx: Queries,
  { provider, confirmBy, actor, now, ...order }: NewOrder,
): Promise<StoredOrder> {
  const { document, id, brand, cartId } = order
  const { number, market, buyer } = document
  const { shown, placedAt: _placedAt, ...bought } = document
  const customerId = buyer.customerId ?? null
  const moments = { placedAt: now, changedAt: now }
  const row = { ...order, number, market, state: 'placed' as const, customerId, email: buyer.email, ...moments }
  await writeLater(tx, tx.insert(orders).values(row))
  const placed = { orderId: id, event: 'place', fromState: null, toState: 'placed', actor, at: now } as const
  await writeLater(tx, tx.insert(orderHistory).values(placed))
  const payment = provider === undefined ? [] : [newPayment(provider, { id, document, confirmBy, now })]
  for (const each of payment) await writeLater(tx, tx.insert(payments).values(each))
  return {
    id,
    brand,
    state: 'placed',
    cartId,
    customerId,
    paidBy: null,
    parcel: null,
    order: { ...bought, placedAt: now },
    shown,
    history: [placed],
    payments: payment,
    returns: [],
  }
}
