import { inArray } from 'drizzle-orm'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageAddress } from '@firkant/domain/image/image-url.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { mediaFiles } from './catalog-tables.ts'

type MediaFile = typeof mediaFiles.$inferSelect

/** The version in the address changes with the image, so it can be cached for ever. */
export function imageRefOf(media: MediaFile, alt: string): ImageRef {
  return {
    url: imageAddress(media.file, media.contentHash),
    alt,
    width: media.width,
    height: media.height,
    color: media.dominantColour,
  }
}

export async function loadMediaFiles(db: Drizzle, files: readonly string[]): Promise<ReadonlyMap<string, MediaFile>> {
  if (files.length === 0) return new Map()
  const rows = await db
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.file, [...new Set(files)]))
  return new Map(rows.map((row) => [row.file, row]))
}
