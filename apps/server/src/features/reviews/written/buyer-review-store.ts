import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { LINK_LIFE_MS } from '@firkant/domain/reviews/review-invitation.ts'
import type { TypedReview, WrittenReview } from '@firkant/domain/reviews/written-review.ts'
import type { Drizzle, Queries } from '../../../platform/database/database.ts'
import type { SweepBatch } from '../../../platform/process/start-sweep.ts'
import { buyerReviews, reviewRefusals } from './buyer-review-tables.ts'

export type BuyerReview = typeof buyerReviews.$inferSelect
export type NewBuyerReview = typeof buyerReviews.$inferInsert

export interface Mailbox {
  readonly brand: string
  readonly emailKey: string
}

const inMailbox = ({ brand, emailKey }: Mailbox) =>
  and(eq(buyerReviews.brand, brand), eq(buyerReviews.emailKey, emailKey))

/** Undefined if the line was asked about before. */
export async function insertAsked(tx: Queries, row: NewBuyerReview): Promise<BuyerReview | undefined> {
  const [written] = await tx.insert(buyerReviews).values(row).onConflictDoNothing().returning()
  return written
}

export async function listOfOrder(db: Queries, orderId: string): Promise<readonly BuyerReview[]> {
  return db.select().from(buyerReviews).where(eq(buyerReviews.orderId, orderId))
}

/** Who asks by themselves has the whole time again. */
export async function renewAsked(tx: Queries, id: string, expiresAt: Date): Promise<void> {
  await tx.update(buyerReviews).set({ expiresAt }).where(eq(buyerReviews.id, id))
}

interface LinkUse {
  readonly brand: string
  readonly hash: string
  readonly now: Date
}

/** The link of the mail until something was written, then the author's own. */
const isOpenedBy = ({ brand, hash, now }: LinkUse) =>
  and(
    eq(buyerReviews.brand, brand),
    or(
      and(eq(buyerReviews.askHash, hash), eq(buyerReviews.state, 'asked'), gt(buyerReviews.expiresAt, now)),
      and(eq(buyerReviews.ownHash, hash), ne(buyerReviews.state, 'asked')),
    ),
  )

export async function findByLink(db: Queries, use: LinkUse): Promise<BuyerReview | undefined> {
  const [found] = await db.select().from(buyerReviews).where(isOpenedBy(use))
  return found
}

/** Locked: of two who send the same form at once, one is first. */
export async function lockByLink(tx: Queries, use: LinkUse): Promise<BuyerReview | undefined> {
  const [found] = await tx.select().from(buyerReviews).where(isOpenedBy(use)).for('update')
  return found
}

export async function findById(db: Queries, id: string): Promise<BuyerReview | undefined> {
  const [found] = await db.select().from(buyerReviews).where(eq(buyerReviews.id, id))
  return found
}

export async function lockReview(tx: Queries, brand: string, id: string): Promise<BuyerReview | undefined> {
  const [found] = await tx
    .select()
    .from(buyerReviews)
    .where(and(eq(buyerReviews.brand, brand), eq(buyerReviews.id, id)))
    .for('update')
  return found
}

export async function saveDraft(tx: Queries, id: string, draft: TypedReview): Promise<void> {
  await tx.update(buyerReviews).set({ draft }).where(eq(buyerReviews.id, id))
}

/** It waits for somebody to look at it, also when it was looked at before. */
export async function saveWritten(
  tx: Queries,
  row: BuyerReview,
  { written, now }: { readonly written: WrittenReview; readonly now: Date },
): Promise<void> {
  await tx
    .update(buyerReviews)
    .set({
      ...written,
      state: 'pending',
      draft: null,
      reason: null,
      revision: row.revision + 1,
      writtenAt: row.writtenAt ?? now,
    })
    .where(eq(buyerReviews.id, row.id))
}

type Decided = Pick<NewBuyerReview, 'state' | 'reason' | 'decidedAt'>

export async function saveDecision(tx: Queries, id: string, decided: Decided): Promise<void> {
  await tx.update(buyerReviews).set(decided).where(eq(buyerReviews.id, id))
}

export async function saveShopAnswer(tx: Queries, id: string, answer: string | null): Promise<void> {
  await tx.update(buyerReviews).set({ answer }).where(eq(buyerReviews.id, id))
}

export async function deleteReview(tx: Queries, id: string): Promise<void> {
  await tx.delete(buyerReviews).where(eq(buyerReviews.id, id))
}

/** What a customer wrote, the newest first. */
export async function listOfCustomer(db: Queries, customerId: string): Promise<readonly BuyerReview[]> {
  return db
    .select()
    .from(buyerReviews)
    .where(and(eq(buyerReviews.customerId, customerId), ne(buyerReviews.state, 'asked')))
    .orderBy(desc(buyerReviews.writtenAt))
}

export async function listIdsOf(
  db: Queries,
  { customerId, ...mailbox }: Mailbox & { readonly customerId: string },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: buyerReviews.id })
    .from(buyerReviews)
    .where(or(eq(buyerReviews.customerId, customerId), inMailbox(mailbox)))
  return rows.map(({ id }) => id)
}

const isWaiting = (mailbox: Mailbox) => and(inMailbox(mailbox), eq(buyerReviews.state, 'asked'))

export const countAsked = (db: Drizzle, mailbox: Mailbox): Promise<number> =>
  db.$count(buyerReviews, isWaiting(mailbox))

/** Asked no more: the links of mails that were sent open nothing either. */
export async function refuseMails(tx: Queries, mailbox: Mailbox, now: Date): Promise<void> {
  await tx
    .insert(reviewRefusals)
    .values({ brand: mailbox.brand, emailKey: mailbox.emailKey, refusedAt: now })
    .onConflictDoNothing()
  // The row stays, so that a second press of the button finds its mailbox.
  await tx.update(buyerReviews).set({ expiresAt: now }).where(isWaiting(mailbox))
}

export async function hasRefusedMails(db: Queries, { brand, emailKey }: Mailbox): Promise<boolean> {
  const found = await db
    .select({ at: reviewRefusals.refusedAt })
    .from(reviewRefusals)
    .where(and(eq(reviewRefusals.brand, brand), eq(reviewRefusals.emailKey, emailKey)))
  return found.length > 0
}

export async function deleteRefusal(tx: Queries, { brand, emailKey }: Mailbox): Promise<void> {
  await tx.delete(reviewRefusals).where(and(eq(reviewRefusals.brand, brand), eq(reviewRefusals.emailKey, emailKey)))
}

export async function findByCancelLink(db: Queries, brand: string, hash: string): Promise<BuyerReview | undefined> {
  const [found] = await db
    .select()
    .from(buyerReviews)
    .where(and(eq(buyerReviews.brand, brand), eq(buyerReviews.cancelHash, hash)))
  return found
}

/** Of an account that goes: what was written stays the mailbox's. */
export async function releaseReviews(tx: Queries, customerId: string): Promise<void> {
  await tx.update(buyerReviews).set({ customerId: null }).where(eq(buyerReviews.customerId, customerId))
}

interface Listed {
  readonly brand: string
  readonly states: readonly BuyerReview['state'][]
  readonly limit: number
}

export async function listReviewsInState(
  db: Queries,
  { brand, states, limit }: Listed,
): Promise<readonly BuyerReview[]> {
  return db
    .select()
    .from(buyerReviews)
    .where(and(eq(buyerReviews.brand, brand), inArray(buyerReviews.state, [...states])))
    .orderBy(asc(buyerReviews.writtenAt), asc(buyerReviews.id))
    .limit(limit)
}

/** Whom the shop asked in vain: nothing of it is needed when the link has ended, and the mail could be read a while after. */
export function deleteUnanswered(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - LINK_LIFE_MS)
    const { rowCount } = await db.execute(sql`delete from buyer_reviews where id in (
      select id from buyer_reviews where state = 'asked' and expires_at < ${before}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
