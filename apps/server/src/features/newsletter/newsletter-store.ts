import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { newsletterSubscriptions as subscriptions } from './newsletter-tables.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'

type NewSubscription = typeof subscriptions.$inferInsert

/** Locks the mailbox's row until the transaction ends, so that concurrent sign-ups run one after the other. */
export async function holdSubscription(tx: Drizzle, mailbox: { brand: string; emailKey: string }) {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.brand, mailbox.brand), eq(subscriptions.emailKey, mailbox.emailKey)))
    .for('update')
  return found
}

/** False if a concurrent sign-up of the same address was faster. */
export async function insertSubscription(tx: Drizzle, subscription: NewSubscription): Promise<boolean> {
  const written = await tx.insert(subscriptions).values(subscription).onConflictDoNothing().returning()
  return written.length > 0
}

export async function renewRequest(tx: Drizzle, id: string, request: Partial<NewSubscription>): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...request, state: 'pending' })
    .where(eq(subscriptions.id, id))
}

interface LinkUse {
  readonly brand: string
  readonly hash: string
  readonly now: Date
}

const canConfirm = ({ brand, hash, now }: LinkUse) =>
  and(
    eq(subscriptions.brand, brand),
    eq(subscriptions.confirmHash, hash),
    eq(subscriptions.state, 'pending'),
    gt(subscriptions.confirmUntil, now),
  )

const canUnsubscribe = ({ brand, hash }: LinkUse) =>
  and(eq(subscriptions.brand, brand), eq(subscriptions.unsubscribeHash, hash))

async function exists(db: Drizzle, condition: ReturnType<typeof and>): Promise<boolean> {
  return (await db.select({ id: subscriptions.id }).from(subscriptions).where(condition).limit(1)).length > 0
}

export const isConfirmable = (db: Drizzle, use: LinkUse) => exists(db, canConfirm(use))
export const isKnownSubscriber = (db: Drizzle, use: LinkUse) => exists(db, canUnsubscribe(use))

/** One statement, so that of two concurrent clicks only one confirms and the link is used up. */
export async function markConfirmed(db: Drizzle, use: LinkUse): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ state: 'confirmed', confirmedAt: use.now, confirmHash: null, confirmUntil: null, unsubscribedAt: null })
    .where(canConfirm(use))
    .returning({ id: subscriptions.id })
  return confirmed.length > 0
}

export async function markUnsubscribed(db: Drizzle, use: LinkUse): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: use.now, confirmHash: null, confirmUntil: null })
    .where(and(canUnsubscribe(use), inArray(subscriptions.state, ['pending', 'confirmed'])))
}

/** After the confirmation link has expired. */
const RETENTION_DAYS = 30

/** Addresses that were never confirmed. Unsubscribed addresses are kept as such. */
export function deleteUnconfirmed(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const { rowCount } = await db.execute(sql`delete from newsletter_subscriptions where id in (
      select id from newsletter_subscriptions where state = 'pending' and unsubscribed_at is null
        and confirmed_at is null and confirm_until < ${now()}::timestamptz - make_interval(days => ${RETENTION_DAYS})
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}

/** With the proof of consent: whoever asks for it wants nothing stored. */
export async function deleteSubscription(tx: Drizzle, mailbox: { brand: string; emailKey: string }): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.brand, mailbox.brand), eq(subscriptions.emailKey, mailbox.emailKey)))
}
