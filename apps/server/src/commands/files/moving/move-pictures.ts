import { sql, type SQL } from 'drizzle-orm'
import { writePicture } from '../../../features/images/stored/picture-bytes.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import type { MoveProgress } from './copy-folder.ts'

/** What names a row of each, in its order. */
const TABLES = {
  picture_versions: sql`file || ' ' || version`,
  review_photos: sql`file`,
} as const satisfies Record<string, SQL>

interface Row extends Record<string, unknown> {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

interface Target {
  readonly db: Drizzle
  readonly files: FileStore
}

const isHere = sql`bytes is not null and stored_as is null`

/** The first after `after`, one at a time: a picture has megabytes. */
async function findNext({ db }: Target, table: keyof typeof TABLES, after: string): Promise<Row | undefined> {
  const name = TABLES[table]
  const { rows } = await db.execute<Row>(sql`
    select ${name} as name, width, height, bytes from ${sql.identifier(table)}
    where ${isHere} and ${name} > ${after} order by 1 limit 1`)
  return rows[0]
}

async function count({ db }: Target): Promise<number> {
  const counts = Object.keys(TABLES).map(
    (table) => sql`(select count(*) from ${sql.identifier(table)} where ${isHere})`,
  )
  const { rows } = await db.execute<{ count: number }>(sql`select (${sql.join(counts, sql` + `)})::int as count`)
  return rows[0]?.count ?? 0
}

/** What the database holds of pictures goes to the store; a small copy stays. Each row by itself, so that it can end at any time. */
export async function movePictures(target: Target, { onCount, onFailed }: MoveProgress): Promise<number> {
  const total = await count(target)
  let moved = 0
  for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    let row = await findNext(target, table, '')
    while (row) {
      const { name } = row
      try {
        const { bytes, storedAs } = await writePicture(target, row)
        await target.db.execute(sql`update ${sql.identifier(table)} set bytes = ${bytes}, stored_as = ${storedAs}
          where ${TABLES[table]} = ${name} and stored_as is null`)
        moved += 1
      } catch (error) {
        onFailed(name, error)
      }
      onCount(moved, total)
      row = await findNext(target, table, name)
    }
  }
  return moved
}
