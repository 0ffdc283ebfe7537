import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { type BankPayment, bankPayments } from './bank-tables.ts'

export type NewBankPayment = Pick<
  BankPayment,
  | 'reference'
  | 'merchant'
  | 'merchantPaymentId'
  | 'description'
  | 'amountMinor'
  | 'currency'
  | 'language'
  | 'returnUrl'
  | 'webhookUrl'
> & { readonly createdAt: Date; readonly changedAt: Date }

type BankChange = Partial<Pick<BankPayment, 'state' | 'wrongCodes' | 'refunds' | 'webhookMode'>> & {
  readonly changedAt: Date
}

/** Returns the existing payment for the same merchant id. */
export async function openBankPayment(db: Drizzle, wanted: NewBankPayment): Promise<BankPayment> {
  await db.insert(bankPayments).values(wanted).onConflictDoNothing()
  const { merchant, merchantPaymentId } = wanted
  const [opened] = await db
    .select()
    .from(bankPayments)
    .where(and(eq(bankPayments.merchant, merchant), eq(bankPayments.merchantPaymentId, merchantPaymentId)))
  if (!opened) throw new Error('A payment that was just inserted was not found')
  return opened
}

export interface BankAccess {
  readonly merchant: string
  readonly reference: string
}

const ofAccess = ({ merchant, reference }: BankAccess) =>
  and(eq(bankPayments.merchant, merchant), eq(bankPayments.reference, reference))

export async function findBankPayment(
  db: Pick<Drizzle, 'select'>,
  access: BankAccess,
): Promise<BankPayment | undefined> {
  const [found] = await db.select().from(bankPayments).where(ofAccess(access))
  return found
}

/** Locks the row until the transaction ends. */
export async function lockBankPayment(
  tx: Pick<Drizzle, 'select'>,
  access: BankAccess,
): Promise<BankPayment | undefined> {
  const [found] = await tx.select().from(bankPayments).where(ofAccess(access)).for('update')
  return found
}

export async function changeBankPayment(
  tx: Pick<Drizzle, 'update'>,
  payment: BankPayment,
  change: BankChange,
): Promise<BankPayment> {
  await tx.update(bankPayments).set(change).where(eq(bankPayments.reference, payment.reference))
  return { ...payment, ...change }
}

/** What changed in a period, the oldest first. */
export function listBankPayments(
  db: Drizzle,
  { merchant, from, to }: { readonly merchant: string; readonly from: Date; readonly to: Date },
): Promise<readonly BankPayment[]> {
  const isInIt = and(gte(bankPayments.changedAt, from), lt(bankPayments.changedAt, to))
  return db
    .select()
    .from(bankPayments)
    .where(and(eq(bankPayments.merchant, merchant), isInIt))
    .orderBy(asc(bankPayments.changedAt), asc(bankPayments.reference))
}

/** Captured payments may be refunded for long: they are stored this many times longer. */
const CAPTURED_TIMES = 4

/** Deletes expired payments of the test bank. */
export function deleteOldBankPayments(
  db: Drizzle,
  { merchant, days, now }: { readonly merchant: string; readonly days: number; readonly now: () => Date },
): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from bank_payments where reference in (
      select reference from bank_payments where merchant = ${merchant} and created_at < ${now()}::timestamptz
        - make_interval(days => case when state in ('authorised', 'captured') then ${days * CAPTURED_TIMES}::int
          else ${days}::int end)
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
