import { sql } from 'drizzle-orm'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { FileStoreAway, type FileStore } from '../../../platform/file-store/file-store.ts'
import { sha256 } from '../../../platform/file-store/s3-signature.ts'
import type { SweepBatch } from '../../../platform/process/start-sweep.ts'
import { encodeImage } from '../encode-image.ts'
import { leftoverFiles } from './picture-tables.ts'
import type { TakenPicture } from './take-picture.ts'

const SMALL_PX = 320
const SMALL_QUALITY = 80

/** A picture with where its pixels are: in `bytes`, or in the file store, and a small copy in `bytes`. */
export interface PictureToSave extends TakenPicture {
  readonly storedAs: string | null
}

interface Pixels {
  readonly bytes: Buffer
  readonly storedAs: string | null
}

interface Target {
  readonly db: Drizzle
  readonly files?: FileStore | undefined
}

const keyOf = (bytes: Buffer) => `pictures/${sha256(bytes)}.webp`

/** Who decides on a review and who wrote it see it without asking the store. */
function smallCopy({ bytes, width, height }: Pick<TakenPicture, 'bytes' | 'width' | 'height'>): Promise<Buffer> {
  const shown = Math.min(SMALL_PX, width)
  const size = { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
  return encodeImage(bytes, { size, quality: SMALL_QUALITY, format: 'webp' })
}

/** First a leftover, then a file: whatever becomes of the row that shall name it, somebody looks for it later. */
export async function writePicture(
  { db, files }: { readonly db: Drizzle; readonly files: FileStore },
  taken: Pick<TakenPicture, 'bytes' | 'width' | 'height'>,
): Promise<{ readonly bytes: Buffer; readonly storedAs: string }> {
  const key = keyOf(taken.bytes)
  const noted = { target: leftoverFiles.key, set: { at: sql`now()` } }
  await db.insert(leftoverFiles).values({ key }).onConflictDoUpdate(noted)
  await files.write(key, { content: taken.bytes, type: 'image/webp' })
  return { bytes: await smallCopy(taken), storedAs: key }
}

/** Before the transaction of its row, so that no row names what is not there. */
export async function storePixels(
  { db, files }: Target,
  taken: TakenPicture,
): Promise<Result<PictureToSave, 'storeAway'>> {
  if (!files) return succeed({ ...taken, storedAs: null })
  try {
    return succeed({ ...taken, ...(await writePicture({ db, files }, taken)) })
  } catch (error) {
    if (error instanceof FileStoreAway) return fail('storeAway')
    throw error
  }
}

export async function readPixels(files: FileStore | undefined, { bytes, storedAs }: Pixels): Promise<Buffer> {
  if (storedAs === null) return bytes
  if (!files) throw new Error(`${storedAs} is in a file store, and the settings name none (S3_ENDPOINT)`)
  const found = await files.read(storedAs)
  if (!found) throw new Error(`${storedAs} is not in the file store`)
  return found.content
}

/** A row may be under way to it. */
const LEFT_FOR = sql`interval '1 hour'`

/** Files that no row names, of uploads that were refused and of pictures that were deleted. */
export function deleteLeftovers({ db, files }: Target): SweepBatch {
  return async (most) => {
    if (!files) return 0
    return db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ key: string; isNamed: boolean }>(sql`
        select l.key, exists (select 1 from picture_versions v where v.stored_as = l.key)
          or exists (select 1 from review_photos p where p.stored_as = l.key) as "isNamed"
        from leftover_files l where l.at < now() - ${LEFT_FOR} order by l.at limit ${most} for update of l skip locked`)
      for (const { key, isNamed } of rows) {
        // Whoever uploads the same picture meanwhile waits for this transaction, and writes it again.
        if (!isNamed) await files.remove(key)
        await tx.execute(sql`delete from leftover_files where key = ${key}`)
      }
      return rows.length
    })
  }
}
