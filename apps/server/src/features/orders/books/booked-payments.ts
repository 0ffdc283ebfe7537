import { and, eq, gte, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { ReportPeriod } from '@firkant/domain/payments/payment-provider.ts'
import { refundedMinor } from '@firkant/domain/payments/payment-states.ts'
import type { OwnPayment } from '@firkant/domain/payments/reconcile-payments.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { orders } from '../order-tables.ts'
import { payments } from '../payment-tables.ts'

interface ProviderBook {
  readonly brand: string
  readonly provider: string
}

async function readPayments(db: Drizzle, book: ProviderBook, where: SQL | undefined): Promise<readonly OwnPayment[]> {
  const rows = await db
    .select({ payment: payments, orderNumber: orders.number, document: orders.document })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(eq(orders.brand, book.brand), eq(payments.provider, book.provider), isNotNull(payments.reference), where),
    )
    .orderBy(payments.createdAt, payments.id)
  return rows.map(({ payment, orderNumber, document }) => ({
    reference: payment.reference ?? '',
    orderNumber,
    state: payment.state,
    amountMinor: payment.amountMinor,
    currency: document.currency,
    refundedMinor: refundedMinor(payment),
  }))
}

/** Our payments that were made or changed in the period. */
export function listOwnPayments(db: Drizzle, book: ProviderBook, { from, to }: ReportPeriod) {
  const isMade = and(gte(payments.createdAt, from), lt(payments.createdAt, to))
  const isChanged = and(gte(payments.changedAt, from), lt(payments.changedAt, to))
  return readPayments(db, book, or(isMade, isChanged))
}

/** Those of any day: clocks differ, and midnight is between them. */
export async function findOwnPayments(
  db: Drizzle,
  book: ProviderBook,
  references: readonly string[],
): Promise<readonly OwnPayment[]> {
  return references.length === 0 ? [] : readPayments(db, book, inArray(payments.reference, [...references]))
}
