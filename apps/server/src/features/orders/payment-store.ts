import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import type { PaymentRow } from './order-store.ts'
import { orders } from './order-tables.ts'
import { payments } from './payment-tables.ts'

export async function findPayment(db: Drizzle, id: string): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id))
  return found
}

export async function findPaymentByReference(
  db: Drizzle,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<PaymentRow | undefined> {
  const isWanted = and(eq(payments.provider, provider), eq(payments.reference, reference))
  const [found] = await db.select().from(payments).where(isWanted)
  return found
}

/** With the commit of a message transaction. */
export async function updatePayment(tx: Queries, id: string, change: Partial<Omit<PaymentRow, 'id'>>): Promise<void> {
  await writeLater(tx, tx.update(payments).set(change).where(eq(payments.id, id)))
}

/** Those whose provider is due to be asked, the longest silent first. */
export function listSilentPayments(
  db: Drizzle,
  { brand, now, limit }: { readonly brand: string; readonly now: Date; readonly limit: number },
): Promise<readonly PaymentRow[]> {
  return db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.brand, brand), lte(payments.nextPollAt, now)))
    .orderBy(asc(payments.nextPollAt))
    .limit(limit)
}

/** Counts the poll, unless the payment has changed since it was read. */
export async function saveNextPoll(
  db: Drizzle,
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  nextPollAt: Date | null,
): Promise<void> {
  await db
    .update(payments)
    .set({ pollCount: sql`${payments.pollCount} + 1`, nextPollAt })
    .where(and(eq(payments.id, id), eq(payments.state, state)))
}

export async function saveFirstPoll(tx: Queries, orderId: string, nextPollAt: Date): Promise<void> {
  await tx.update(payments).set({ nextPollAt }).where(eq(payments.orderId, orderId))
}
