import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, isNotNull, sql } from 'drizzle-orm'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { MAX_REVIEW_PHOTO_BYTES, MAX_REVIEW_PHOTOS, type ReviewFault } from '@firkant/domain/reviews/written-review.ts'
import type { PictureFault } from '@firkant/domain/studio/media/picture-rules.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { encodeImage } from '../../images/encode-image.ts'
import { storePixels, type PictureToSave } from '../../images/stored/picture-bytes.ts'
import { takePicture, type TakenPicture } from '../../images/stored/take-picture.ts'
import { REVIEW_PHOTO_FOLDER } from '../photo-source.ts'
import type { PublishedPhoto } from '../review-tables.ts'
import { reviewPhotos } from './buyer-review-tables.ts'

const FAULTS: Readonly<Record<PictureFault, ReviewFault>> = {
  empty: 'photoBroken',
  tooLarge: 'photoTooLarge',
  notPicture: 'photoNotPicture',
  isDrawing: 'photoNotPicture',
  tooManyPixels: 'photoTooManyPixels',
  tooSmall: 'photoTooSmall',
  broken: 'photoBroken',
  isThere: 'photoBroken',
  storeAway: 'photoStoreAway',
}

/** One after the other, so that a form holds one picture's pixels at a time. */
export async function takePhotos(files: readonly Buffer[]): Promise<Result<readonly TakenPicture[], ReviewFault>> {
  if (files.length > MAX_REVIEW_PHOTOS) return fail('tooManyPhotos')
  if (files.some(({ length }) => length > MAX_REVIEW_PHOTO_BYTES)) return fail('photoTooLarge')
  const taken: TakenPicture[] = []
  for (const bytes of files) {
    const made = await takePicture(bytes)
    if (!made.ok) return fail(FAULTS[made.code])
    taken.push(made.value)
  }
  return succeed(taken)
}

/** Taken, and where the file store has its photos, stored there. */
export async function storePhotos(
  shop: Pick<ShopContext, 'db' | 'files'>,
  files: readonly Buffer[],
): Promise<Result<readonly PictureToSave[], ReviewFault>> {
  const taken = await takePhotos(files)
  if (!taken.ok) return taken
  const toSave: PictureToSave[] = []
  for (const picture of taken.value) {
    const stored = await storePixels(shop, picture)
    if (!stored.ok) return fail(FAULTS[stored.code])
    toSave.push(stored.value)
  }
  return succeed(toSave)
}

const isOf = (writtenId: string) => eq(reviewPhotos.writtenId, writtenId)

export interface StoredPhoto extends PublishedPhoto {
  readonly id: string
}

export async function listPhotos(db: Queries, writtenId: string): Promise<readonly StoredPhoto[]> {
  const { id, file, version, width, height, colour } = reviewPhotos
  return db
    .select({ id, file, version, width, height, colour })
    .from(reviewPhotos)
    .where(and(isOf(writtenId), isNull(reviewPhotos.removedAt)))
    .orderBy(asc(reviewPhotos.addedAt), asc(reviewPhotos.file))
}

export async function addPhotos(
  tx: Queries,
  writtenId: string,
  { taken, now }: { readonly taken: readonly PictureToSave[]; readonly now: Date },
): Promise<void> {
  for (const { dominantColour: colour, ...picture } of taken) {
    // Nobody can guess it, and it says nothing of the author.
    const id = randomUUID()
    await tx
      .insert(reviewPhotos)
      .values({ id, writtenId, file: `${REVIEW_PHOTO_FOLDER}${id}.webp`, colour, addedAt: now, ...picture })
  }
}

export async function removePhotos(
  tx: Queries,
  writtenId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(reviewPhotos)
    .set({ removedAt: now })
    .where(and(isOf(writtenId), inArray(sql`${reviewPhotos.id}::text`, [...ids])))
}

/** With the publishing that no longer shows them. */
export async function deleteRemoved(tx: Queries, writtenId: string): Promise<void> {
  await tx.delete(reviewPhotos).where(and(isOf(writtenId), isNotNull(reviewPhotos.removedAt)))
}

const PREVIEW_WIDTH = 320
const PREVIEW_QUALITY = 60

/** Small, as data: for the author and for who decides, before anybody else may see them. */
export async function photoPreviews(
  db: Queries,
  writtenId: string,
): Promise<readonly { readonly id: string; readonly src: string }[]> {
  const { id, bytes, width, height } = reviewPhotos
  const rows = await db
    .select({ id, bytes, width, height })
    .from(reviewPhotos)
    .where(and(isOf(writtenId), isNull(reviewPhotos.removedAt)))
    .orderBy(asc(reviewPhotos.addedAt), asc(reviewPhotos.file))
  return Promise.all(
    rows.map(async (row) => {
      const shown = Math.min(PREVIEW_WIDTH, row.width)
      const size = { width: shown, height: Math.max(1, Math.round((row.height * shown) / row.width)) }
      const small = await encodeImage(row.bytes, { size, quality: PREVIEW_QUALITY, format: 'webp' })
      return { id: row.id, src: `data:image/webp;base64,${small.toString('base64')}` }
    }),
  )
}
