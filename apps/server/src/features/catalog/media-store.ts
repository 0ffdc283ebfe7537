import { inArray } from 'drizzle-orm'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageAddress } from '@firkant/domain/image/image-url.ts'
import { focusFor, placeOfPicture, type PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRows } from '../../platform/database/shared-reads.ts'
import type { PicturePlaces } from '../images/picture-places.ts'
import { mediaFiles } from './catalog-tables.ts'

type MediaFile = typeof mediaFiles.$inferSelect

/** Undefined for a file that is not there. */
export type FindImage = (file: string, alt: string) => ImageRef | undefined

/** The version in the address changes with the image, so it can be cached for ever. */
function imageRefOf(media: MediaFile, alt: string, focus: PicturePoint | undefined): ImageRef {
  return {
    url: imageAddress(media.file, media.contentHash),
    alt,
    width: media.width,
    height: media.height,
    color: media.dominantColour,
    ...(focus && { focus }),
  }
}

export async function loadMediaFiles(db: Drizzle, files: readonly string[]): Promise<ReadonlyMap<string, MediaFile>> {
  return sharedRows(db, { kind: 'media', keys: files }, async (missing) => {
    const rows = await db
      .select()
      .from(mediaFiles)
      .where(inArray(mediaFiles.file, [...missing]))
    return new Map(rows.map((row) => [row.file, row]))
  })
}

export async function loadImages(db: Drizzle, places: PicturePlaces, files: readonly string[]): Promise<FindImage> {
  const media = await loadMediaFiles(db, files)
  return (file, alt) => {
    const found = media.get(file)
    return found && imageRefOf(found, alt, focusFor(placeOfPicture(found, places.get(file))))
  }
}

export async function saveMediaFile(db: Pick<Drizzle, 'insert'>, row: typeof mediaFiles.$inferInsert): Promise<void> {
  await db.insert(mediaFiles).values(row).onConflictDoUpdate({ target: mediaFiles.file, set: row })
}

/** Whether the name was free. */
export async function insertMediaFile(
  db: Pick<Drizzle, 'insert'>,
  row: typeof mediaFiles.$inferInsert,
): Promise<boolean> {
  const inserted = await db.insert(mediaFiles).values(row).onConflictDoNothing().returning({ file: mediaFiles.file })
  return inserted.length > 0
}
