import { and, eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { SweepBatch } from '../../../platform/process/start-sweep.ts'
import type { Wallet } from './wallet-steps.ts'
import { bankWallets, type NewWalletPayment, type WalletPayment } from './wallet-tables.ts'

export interface WalletAccess {
  readonly merchant: string
  readonly wallet: Wallet
  readonly reference: string
}

const ofAccess = ({ merchant, wallet, reference }: WalletAccess) =>
  and(eq(bankWallets.merchant, merchant), eq(bankWallets.wallet, wallet), eq(bankWallets.reference, reference))

/** Undefined if that reference is taken. */
export async function insertWallet(
  db: Pick<Drizzle, 'insert'>,
  wanted: NewWalletPayment & Pick<WalletPayment, 'merchant' | 'log'>,
): Promise<WalletPayment | undefined> {
  const [inserted] = await db.insert(bankWallets).values(wanted).onConflictDoNothing().returning()
  return inserted
}

export async function findWallet(
  db: Pick<Drizzle, 'select'>,
  access: WalletAccess,
): Promise<WalletPayment | undefined> {
  const [found] = await db.select().from(bankWallets).where(ofAccess(access))
  return found
}

export async function findWalletById(
  db: Pick<Drizzle, 'select'>,
  { merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<WalletPayment | undefined> {
  const [found] = await db
    .select()
    .from(bankWallets)
    .where(and(eq(bankWallets.merchant, merchant), eq(bankWallets.id, id)))
  return found
}

/** By what the payment got from us besides its reference. */
export async function findWalletByDetail(
  db: Pick<Drizzle, 'select'>,
  {
    merchant,
    wallet,
    name,
    value,
  }: Omit<WalletAccess, 'reference'> & { readonly name: string; readonly value: string },
): Promise<WalletPayment | undefined> {
  const [found] = await db
    .select()
    .from(bankWallets)
    .where(
      and(
        eq(bankWallets.merchant, merchant),
        eq(bankWallets.wallet, wallet),
        sql`${bankWallets.details} ->> ${name} = ${value}`,
      ),
    )
  return found
}

export async function findWalletByRequest(
  db: Pick<Drizzle, 'select'>,
  { merchant, wallet, key }: Omit<WalletAccess, 'reference'> & { readonly key: string },
): Promise<WalletPayment | undefined> {
  const isOf = and(eq(bankWallets.merchant, merchant), eq(bankWallets.wallet, wallet))
  const isWanted = sql`${bankWallets.log} @> ${JSON.stringify([{ key }])}::jsonb`
  const [found] = await db.select().from(bankWallets).where(and(isOf, isWanted))
  return found
}

/** Locks the row until the transaction ends. */
export async function lockWallet(
  tx: Pick<Drizzle, 'select'>,
  access: WalletAccess,
): Promise<WalletPayment | undefined> {
  const [found] = await tx.select().from(bankWallets).where(ofAccess(access)).for('update')
  return found
}

export async function changeWallet(
  tx: Pick<Drizzle, 'update'>,
  payment: WalletPayment,
  change: Partial<Pick<WalletPayment, 'state' | 'log' | 'webhookMode' | 'details' | 'returnUrl' | 'callbackTarget'>>,
): Promise<WalletPayment> {
  await tx.update(bankWallets).set(change).where(eq(bankWallets.id, payment.id))
  return { ...payment, ...change }
}

/** Payments may be refunded for long: they are stored this many times longer than those that nobody paid. */
const PAID_TIMES = 4

export function deleteOldWallets(
  db: Drizzle,
  { merchant, days, now }: { readonly merchant: string; readonly days: number; readonly now: () => Date },
): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from bank_wallets where id in (
      select id from bank_wallets where merchant = ${merchant} and created_at < ${now()}::timestamptz
        - make_interval(days => case when state = 'approved' then ${days * PAID_TIMES}::int else ${days}::int end)
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
