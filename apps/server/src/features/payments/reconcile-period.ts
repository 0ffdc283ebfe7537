import type { PaymentProvider, ReportPeriod } from '@firkant/domain/payments/payment-provider.ts'
import {
  bookedAfter,
  reconcilePayments,
  type BookedPayment,
  type OwnPayment,
  type PaymentDifference,
} from '@firkant/domain/payments/reconcile-payments.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { findOwnPayments, listOwnPayments } from '../orders/books/booked-payments.ts'

export interface Reconciliation {
  readonly provider: string
  readonly compared: number
  readonly differences: readonly PaymentDifference[]
  /** Whether the provider named all of its payments: otherwise one that we do not know stays unknown. */
  readonly isListed: boolean
  /** Our payments that the provider could not be asked for. */
  readonly unread: readonly OwnPayment[]
}

interface Confirmed {
  readonly there: readonly BookedPayment[]
  readonly unread: readonly OwnPayment[]
}

/** Asks for each of our payments. A refusal is an answer: the provider has no such payment. */
async function confirmEach(provider: PaymentProvider, own: readonly OwnPayment[]): Promise<Confirmed> {
  const there: BookedPayment[] = []
  const unread: OwnPayment[] = []
  for (const payment of own) {
    const answer = await provider.confirm(payment.reference)
    if (answer.ok) there.push(bookedAfter(payment, answer.value))
    else if (answer.code === 'unreachable') unread.push(payment)
  }
  return { there, unread }
}

/** Compares our payments of a period with the provider's. Changes nothing on either side. */
export async function reconcilePeriod(
  db: Drizzle,
  {
    brand,
    provider,
    period,
  }: { readonly brand: string; readonly provider: PaymentProvider; readonly period: ReportPeriod },
): Promise<Reconciliation> {
  const book = { brand, provider: provider.key }
  const ofPeriod = await listOwnPayments(db, book, period)
  const report = await provider.report?.(period)
  if (report && !report.ok)
    throw new Error(`${provider.key} gave no report (${report.code}). Nothing was compared; run it again later.`)
  const reported = report?.value ?? []
  const knownThere = new Set(reported.map(({ reference }) => reference))
  const knownHere = new Set(ofPeriod.map(({ reference }) => reference))
  const otherDays = reported.map(({ reference }) => reference).filter((reference) => !knownHere.has(reference))
  const own = [...ofPeriod, ...(await findOwnPayments(db, book, otherDays))]
  const { there, unread } = await confirmEach(
    provider,
    own.filter(({ reference }) => !knownThere.has(reference)),
  )
  const read = own.filter((payment) => !unread.includes(payment))
  const differences = reconcilePayments(read, [...reported, ...there])
  return { provider: provider.key, compared: read.length, differences, isListed: report !== undefined, unread }
}
