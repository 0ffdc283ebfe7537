import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { publishOfferChange } from '../../platform/events/shop-events.ts'
import { listKeysOfDesign } from '../catalog/product-store.ts'
import { reviews } from './review-tables.ts'
import type { BuyerReview } from './written/buyer-review-store.ts'
import { deleteRemoved, listPhotos } from './written/review-photo-store.ts'

/** Documents and cards of the design's products alone are made anew. */
export async function publishChangeOf(tx: Queries, designKey: string): Promise<void> {
  await publishOfferChange(tx, await listKeysOfDesign(tx, designKey))
}

/** What visitors see is a copy: the author may write on while it stands. */
export async function publishReview(tx: Queries, written: BuyerReview): Promise<void> {
  const { id, designKey, language, rating, title, text, author, measures, writtenAt, answer } = written
  if (rating === null || writtenAt === null) throw new Error(`Nothing was written in the review ${id}`)
  await deleteRemoved(tx, id)
  const photos = (await listPhotos(tx, id)).map(({ id: _id, ...photo }) => photo)
  const shown = { rating, title, text, author, measures, photos, answer }
  await tx
    .insert(reviews)
    .values({ ...shown, key: `own-${id}`, writtenId: id, designKey, language, isVerified: true, writtenAt })
    .onConflictDoUpdate({ target: reviews.writtenId, set: shown })
  await publishChangeOf(tx, designKey)
}

export async function unpublishReview(
  tx: Queries,
  { id, designKey }: Pick<BuyerReview, 'id' | 'designKey'>,
): Promise<void> {
  const gone = await tx.delete(reviews).where(eq(reviews.writtenId, id)).returning({ id: reviews.id })
  if (gone.length > 0) await publishChangeOf(tx, designKey)
}

export async function publishShopAnswer(
  tx: Queries,
  { id, designKey }: BuyerReview,
  answer: string | null,
): Promise<void> {
  const changed = await tx
    .update(reviews)
    .set({ answer })
    .where(eq(reviews.writtenId, id))
    .returning({ id: reviews.id })
  if (changed.length > 0) await publishChangeOf(tx, designKey)
}
