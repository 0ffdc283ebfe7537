import { sql } from 'drizzle-orm'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { ImageSource } from '../images/image-source.ts'
import { readPixels } from '../images/stored/picture-bytes.ts'

/** Before the names of all photos of reviews. */
export const REVIEW_PHOTO_FOLDER = 'reviews/'

const NAME = /^reviews\/[0-9a-f-]{36}\.webp$/

interface Row extends Record<string, unknown> {
  readonly version: string
  readonly width: number
  readonly height: number
}

/** Photos of reviews that are published, made anew; of all others there is none. */
export function createReviewPhotoSource(
  { db: main, files }: Pick<ShopContext, 'db' | 'files'>,
  others: ImageSource,
): ImageSource {
  return {
    async find(file, version) {
      if (!file.startsWith(REVIEW_PHOTO_FOLDER)) return others.find(file, version)
      if (!NAME.test(file)) return undefined
      const { rows } = await main.execute<Row>(sql`
        select p.version, p.width, p.height from review_photos p join reviews r on r.written_id = p.written_id
        where p.file = ${file} and r.photos @> ${JSON.stringify([{ file }])}::jsonb`)
      const [found] = rows
      if (!found) return undefined
      return {
        version: found.version,
        size: { width: found.width, height: found.height },
        isPersonal: true,
        async read() {
          const read = await main.execute<{ bytes: Buffer; storedAs: string | null }>(
            sql`select bytes, stored_as as "storedAs" from review_photos where file = ${file}`,
          )
          const [row] = read.rows
          if (!row) throw new Error(`The photo ${file} is gone`)
          return readPixels(files, row)
        },
      }
    },
  }
}
