import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { insertVisitor } from '../../platform/visitors/visitor-identity.ts'
import { reviews, reviewVotes } from './review-tables.ts'

/** As long as the visitor's cookie. */
const KEPT_DAYS = 365

/** False if there is no such review, or this visitor said so before. */
export async function voteHelpful(
  db: Drizzle,
  { review, visitorHash, now }: { readonly review: string; readonly visitorHash: string; readonly now: Date },
): Promise<boolean> {
  const reviewId = /^\d{1,9}$/.test(review) ? Number(review) : undefined
  if (reviewId === undefined) return false
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId))
    if (!known) return false
    await insertVisitor(tx, visitorHash, now)
    const voted = await tx
      .insert(reviewVotes)
      .values({ reviewId, visitorHash, votedAt: now })
      .onConflictDoNothing()
      .returning({ reviewId: reviewVotes.reviewId })
    if (voted.length === 0) return false
    await tx
      .update(reviews)
      .set({ helpful: sql`${reviews.helpful} + 1` })
      .where(eq(reviews.id, reviewId))
    return true
  })
}

/** Who voted goes; that somebody did stays counted. */
export function deleteOldVotes(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
    const { rowCount } = await db.execute(sql`delete from review_votes where (review_id, visitor_hash) in (
      select review_id, visitor_hash from review_votes where voted_at < ${before}::timestamptz
      limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
