import { and, eq, gt, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { hasMail } from '../mail/outbox-store.ts'
import { newsletterSubscriptions as subscriptions } from './newsletter-tables.ts'

type NewSubscription = typeof subscriptions.$inferInsert
export type Subscription = typeof subscriptions.$inferSelect

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

export async function updateSubscription(tx: Drizzle, id: string, change: Partial<NewSubscription>): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id))
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
    inArray(subscriptions.state, ['pending', 'confirmed']),
    gt(subscriptions.confirmUntil, now),
  )

const isOfLink = ({ brand, hash }: LinkUse) =>
  and(eq(subscriptions.brand, brand), eq(subscriptions.unsubscribeHash, hash))

async function exists(db: Drizzle, condition: ReturnType<typeof and>): Promise<boolean> {
  return (await db.select({ id: subscriptions.id }).from(subscriptions).where(condition).limit(1)).length > 0
}

export const isConfirmable = (db: Drizzle, use: LinkUse) => exists(db, canConfirm(use))
export const isKnownSubscriber = (db: Drizzle, use: LinkUse) => exists(db, isOfLink(use))

export async function findSubscription(db: Drizzle, use: LinkUse): Promise<Subscription | undefined> {
  const [found] = await db.select().from(subscriptions).where(isOfLink(use))
  return found
}

/** Locked until the transaction ends. */
export async function lockSubscription(tx: Drizzle, of: LinkUse | { id: string }): Promise<Subscription | undefined> {
  const isMeant = 'id' in of ? eq(subscriptions.id, of.id) : isOfLink(of)
  const [found] = await tx.select().from(subscriptions).where(isMeant).for('update')
  return found
}

/** One statement, so that of two concurrent clicks only one confirms and the link is used up. */
export async function markConfirmed(tx: Drizzle, use: LinkUse): Promise<Subscription | undefined> {
  const [confirmed] = await tx
    .update(subscriptions)
    .set({
      state: 'confirmed',
      // Who moves to an address that was confirmed before leaves that proof as it is.
      confirmedAt: sql`case when ${subscriptions.state} = 'confirmed' then ${subscriptions.confirmedAt} else ${use.now}::timestamptz end`,
      confirmHash: null,
      confirmUntil: null,
      unsubscribedAt: null,
    })
    .where(canConfirm(use))
    .returning()
  return confirmed
}

/** After the confirmation link has expired. */
const RETENTION_DAYS = 30

/** Addresses that were never confirmed. Unsubscribed addresses are kept as such. */
/** Confirmed addresses, but for those that have a mail of this issue. */
export function listSubscribers(db: Drizzle, brand: string, issueKey: string) {
  const { id, email, emailKey, language, personalisedAt } = subscriptions
  const hasIssue = hasMail(subscriptions.brand, sql`${issueKey} || ${id}::text`)
  return db
    .select({ id, email, emailKey, language, personalisedAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.brand, brand), eq(subscriptions.state, 'confirmed'), sql`not ${hasIssue}`))
}

/** A condition for a query of another feature: the subscriber agreed to be recognised, and has not taken it back since. */
export const isPersonalisedSince = (id: SQLWrapper, moment: SQLWrapper): SQL =>
  sql`exists (select from ${subscriptions} where ${subscriptions.id} = ${id} and ${subscriptions.personalisedAt} <= ${moment})`

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

/** Whether the mailbox agreed to mails, and confirmed it. */
export async function hasConfirmed(
  db: Pick<Drizzle, 'select'>,
  mailbox: { brand: string; emailKey: string },
): Promise<boolean> {
  const { brand, emailKey, state } = subscriptions
  const found = await db
    .select({ state })
    .from(subscriptions)
    .where(and(eq(brand, mailbox.brand), eq(emailKey, mailbox.emailKey), eq(state, 'confirmed')))
  return found.length > 0
}
