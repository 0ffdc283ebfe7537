import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { AltTexts } from '@firkant/domain/studio/media/picture-rules.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { PictureToSave } from './picture-bytes.ts'
import { libraryPictures, pictureVersions } from './picture-tables.ts'

interface PictureOfNow {
  readonly file: string
  readonly version: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly focus: PicturePoint | null
}

interface NewVersion {
  readonly by: string | null
  readonly at: Date | null
  readonly reason?: string | undefined
}

/** The same content again is the same version: it is the newest now. */
export async function saveVersion(
  tx: Queries,
  { file, ...taken }: PictureToSave & { readonly file: string },
  { by, at, reason }: NewVersion,
): Promise<void> {
  const said = { employeeName: by, at, reason: reason === undefined || reason === '' ? null : reason, focus: null }
  await tx
    .insert(pictureVersions)
    .values({ file, ...taken, ...said })
    .onConflictDoUpdate({
      target: [pictureVersions.file, pictureVersions.version],
      set: { ...said, bytes: taken.bytes, storedAs: taken.storedAs },
    })
}

/** Before another takes its place: what it was, and the point that it had. */
export async function recordVersion(tx: Queries, row: PictureOfNow): Promise<void> {
  const { file, version, width, height, colour: dominantColour, focus } = row
  await tx
    .insert(pictureVersions)
    .values({ file, version, width, height, dominantColour, focus })
    .onConflictDoUpdate({ target: [pictureVersions.file, pictureVersions.version], set: { focus } })
}

interface Details {
  readonly folder: string
  readonly alts: AltTexts
  readonly revision: number
  readonly uploadedAt?: Date
}

export async function saveDetails(tx: Queries, file: string, details: Details): Promise<void> {
  await tx
    .insert(libraryPictures)
    .values({ file, ...details })
    .onConflictDoUpdate({ target: libraryPictures.file, set: details })
}
