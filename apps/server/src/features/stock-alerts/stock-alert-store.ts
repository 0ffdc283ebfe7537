import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { stockAlertExpiry } from '@firkant/domain/stock-alerts/stock-alert.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { stockAlerts } from './stock-alert-tables.ts'

export type StockAlertRow = typeof stockAlerts.$inferSelect
type NewStockAlert = typeof stockAlerts.$inferInsert

export interface Mailbox {
  readonly brand: string
  readonly emailKey: string
}

const inMailbox = ({ brand, emailKey }: Mailbox) =>
  and(eq(stockAlerts.brand, brand), eq(stockAlerts.emailKey, emailKey))

/** Requests for one mailbox run one after the other, so that their limit holds. */
export async function lockMailbox(tx: Drizzle, { brand, emailKey }: Mailbox): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock alert ${brand} ${emailKey}`}, 0))`)
}

export async function findStockAlert(tx: Drizzle, mailbox: Mailbox, sku: string): Promise<StockAlertRow | undefined> {
  const [found] = await tx
    .select()
    .from(stockAlerts)
    .where(and(inMailbox(mailbox), eq(stockAlerts.sku, sku)))
  return found
}

export async function countRequestsToday(tx: Drizzle, mailbox: Mailbox, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS)
  const [row] = await tx
    .select({ requests: count() })
    .from(stockAlerts)
    .where(and(inMailbox(mailbox), gt(stockAlerts.requestedAt, since)))
  return row?.requests ?? 0
}

/** A new request, or the former one of this mailbox and variant begins again. */
export async function saveRequest(tx: Drizzle, alert: NewStockAlert): Promise<void> {
  const { id: _id, brand: _brand, emailKey: _emailKey, sku: _sku, cancelHash: _cancelHash, ...renewed } = alert
  await tx
    .insert(stockAlerts)
    .values(alert)
    .onConflictDoUpdate({ target: [stockAlerts.brand, stockAlerts.emailKey, stockAlerts.sku], set: renewed })
}

export interface LinkUse {
  readonly brand: string
  readonly hash: string
  readonly now: Date
}

const canConfirm = ({ brand, hash, now }: LinkUse) =>
  and(
    eq(stockAlerts.brand, brand),
    eq(stockAlerts.confirmHash, hash),
    eq(stockAlerts.state, 'pending'),
    gt(stockAlerts.expiresAt, now),
  )

const isOfLink = ({ brand, hash }: LinkUse) => and(eq(stockAlerts.brand, brand), eq(stockAlerts.cancelHash, hash))

async function find(db: Drizzle, condition: ReturnType<typeof and>): Promise<StockAlertRow | undefined> {
  const [found] = await db.select().from(stockAlerts).where(condition).limit(1)
  return found
}

export const isConfirmable = async (db: Drizzle, use: LinkUse) => (await find(db, canConfirm(use))) !== undefined
export const isCancellable = async (db: Drizzle, use: LinkUse) => (await find(db, isOfLink(use))) !== undefined

/** One statement, so that of two concurrent clicks only one confirms and the link is used up. */
export async function markConfirmed(tx: Drizzle, use: LinkUse): Promise<StockAlertRow | undefined> {
  const [confirmed] = await tx
    .update(stockAlerts)
    .set({
      state: 'confirmed',
      confirmedAt: use.now,
      confirmHash: null,
      expiresAt: stockAlertExpiry('confirmed', use.now),
    })
    .where(canConfirm(use))
    .returning()
  return confirmed
}

/** Ends every alert of the link's mailbox. False if the link is unknown. */
export async function cancelMailbox(tx: Drizzle, use: LinkUse): Promise<boolean> {
  const known = await find(tx, isOfLink(use))
  if (!known) return false
  await endAlertsOf(tx, known, use.now)
  return true
}

const isWaiting = (mailbox: Mailbox) => and(inMailbox(mailbox), inArray(stockAlerts.state, ['pending', 'confirmed']))

export async function countAlertsOf(db: Drizzle, mailbox: Mailbox): Promise<number> {
  return db.$count(stockAlerts, isWaiting(mailbox))
}

export async function endAlertsOf(tx: Drizzle, mailbox: Mailbox, now: Date): Promise<void> {
  await tx
    .update(stockAlerts)
    .set({ state: 'cancelled', confirmHash: null, expiresAt: stockAlertExpiry('cancelled', now) })
    .where(isWaiting(mailbox))
}

export interface WaitingOptions {
  readonly brand: string
  /** Undefined: of any product. */
  readonly productKeys: readonly string[] | undefined
  readonly now: Date
}

export async function listWaiting(db: Drizzle, { brand, productKeys, now }: WaitingOptions) {
  return db
    .select()
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.brand, brand),
        eq(stockAlerts.state, 'confirmed'),
        gt(stockAlerts.expiresAt, now),
        ...(productKeys ? [inArray(stockAlerts.productKey, [...productKeys])] : []),
      ),
    )
    .orderBy(asc(stockAlerts.confirmedAt))
}

/** False if another process was faster, or the owner has cancelled. */
export async function markNotified(tx: Drizzle, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(stockAlerts)
    .set({ state: 'notified', expiresAt: stockAlertExpiry('notified', now) })
    .where(and(eq(stockAlerts.id, id), eq(stockAlerts.state, 'confirmed')))
    .returning({ id: stockAlerts.id })
  return marked.length > 0
}

export function deleteExpiredAlerts(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from stock_alerts where id in (
      select id from stock_alerts where expires_at < ${now()}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}

/** All of one mailbox. */
export async function deleteAlertsOf(tx: Drizzle, mailbox: { brand: string; emailKey: string }): Promise<void> {
  await tx
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.brand, mailbox.brand), eq(stockAlerts.emailKey, mailbox.emailKey)))
}
