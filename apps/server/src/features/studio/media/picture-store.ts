import { sql } from 'drizzle-orm'
import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { publishEvent, publishOfferChange } from '../../../platform/events/shop-events.ts'
import { insertMediaFile } from '../../catalog/media-store.ts'
import type { TakenPicture } from '../../images/stored/take-picture.ts'

const UPLOADED = 'library'
/** Of one name; beyond it somebody uploads in a loop. */
const MAX_SAME_NAMES = 1000

/** What the shop knows of a version. */
export interface PictureFacts {
  readonly version: string
  readonly width: number
  readonly height: number
  readonly dominantColour: string
  readonly focus: PicturePoint | null
  readonly isStored: boolean
}

/** The first free name; a name is never taken over from another picture. */
export async function insertMedia(tx: Queries, slug: string, { version, ...taken }: TakenPicture): Promise<string> {
  const { width, height, dominantColour } = taken
  for (let count = 1; count <= MAX_SAME_NAMES; count += 1) {
    const file = `${UPLOADED}/${slug}${count === 1 ? '' : `-${count}`}.webp`
    const row = { file, width, height, dominantColour, contentHash: version, isStored: true }
    if (await insertMediaFile(tx, row)) return file
  }
  throw new Error(`There are ${MAX_SAME_NAMES} pictures with the name ${slug}`)
}

export async function setMedia(tx: Queries, file: string, facts: PictureFacts): Promise<void> {
  const { version, width, height, dominantColour, focus, isStored } = facts
  await tx.execute(sql`update media_files set content_hash = ${version}, width = ${width}, height = ${height},
    dominant_colour = ${dominantColour}, is_stored = ${isStored},
    focus = ${focus === null ? null : JSON.stringify(focus)}::jsonb where file = ${file}`)
}

/** The picture that has this very content now. */
export async function findSame(tx: Queries, { version, width, height }: TakenPicture): Promise<string | undefined> {
  const { rows } = await tx.execute<{ file: string }>(sql`
    select m.file from media_files m where m.content_hash = ${version} and m.width = ${width} and m.height = ${height}
    order by m.file limit 1`)
  return rows[0]?.file
}

export async function deleteMedia(tx: Queries, file: string): Promise<void> {
  for (const table of ['media_files', 'picture_versions', 'library_pictures'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where file = ${file}`)
}

/** Nobody writes a page or a frame until the transaction ends: what is used nowhere stays so. */
export async function holdContent(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table page_versions, settings, setting_windows, change_set_documents in share mode`)
}

/** Kept documents go, in every process and brand; of products with the picture, and of their siblings, cards too. */
export async function publishPicture(tx: Queries, file: string): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select distinct s.key from product_images i join products p on p.key = i.product_key
    join products s on s.design_key = p.design_key where i.file = ${file} order by s.key`)
  await publishEvent(tx, { type: 'content-changed' })
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0) await publishOfferChange(tx, keys)
}
