import { sql, type SQL } from 'drizzle-orm'
import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { AltTexts } from '@firkant/domain/studio/media/picture-rules.ts'
import type { Queries } from '../../../platform/database/database.ts'

/** A picture with what the studio knows of it; where nobody said anything, its folder is the one of its file. */
export interface PictureRow extends Record<string, unknown> {
  readonly file: string
  readonly version: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly focus: PicturePoint | null
  readonly isStored: boolean
  readonly folder: string
  readonly alts: AltTexts
  readonly revision: number
}

export const PICTURES: SQL = sql`(
  select m.file, m.content_hash as version, m.width, m.height, m.dominant_colour as colour, m.focus, m.is_stored as "isStored",
    coalesce(l.folder, regexp_replace(m.file, '/?[^/]*$', '')) as folder, coalesce(l.alts, '{}') as alts,
    coalesce(l.revision, 0) as revision, l.uploaded_at
  from media_files m left join library_pictures l on l.file = m.file)`

export interface VersionRow extends Record<string, unknown> {
  readonly version: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly focus: PicturePoint | null
  readonly isStored: boolean
  readonly by: string | null
  readonly reason: string | null
  readonly at: Date | null
}

export async function findPicture(db: Queries, file: string): Promise<PictureRow | undefined> {
  const { rows } = await db.execute<PictureRow>(sql`select * from ${PICTURES} p where file = ${file}`)
  return rows[0]
}

/** Nobody else changes it until the transaction ends. */
export async function lockPicture(tx: Queries, file: string): Promise<PictureRow | undefined> {
  await tx.execute(sql`select 1 from media_files where file = ${file} for update`)
  return findPicture(tx, file)
}

/** The newest first; what came with the files is the oldest. */
export async function listVersions(db: Queries, file: string): Promise<readonly VersionRow[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    select version, width, height, dominant_colour as colour, focus, bytes is not null as "isStored", employee_name as by,
      reason, at
    from picture_versions where file = ${file} order by at desc nulls last, version`)
  return rows.map((row) => ({ ...row, at: row.at && new Date(row.at) }))
}

interface Wanted {
  readonly said: string
  /** With all below it; undefined: everywhere. */
  readonly folder: string | undefined
  readonly limit: number
  readonly offset: number
}

/** Some databases have no locale: the letters of the north are made small by hand. */
const small = (text: SQL): SQL => sql`lower(translate(${text}, 'ÆØÅÄÖ', 'æøåäö'))`
const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function matches({ said, folder }: Pick<Wanted, 'said' | 'folder'>): SQL {
  const words = said.toLowerCase().split(/\s+/).filter(Boolean)
  const conditions = words.map(
    (word) => sql`(${small(sql`file || ' ' || folder || ' ' || alts::text`)} like ${pattern(word)}
      or exists (select 1 from product_images i where i.file = p.file and ${small(sql`i.alt::text`)} like ${pattern(word)}))`,
  )
  if (folder !== undefined) conditions.push(sql`(folder = ${folder} or starts_with(folder, ${`${folder}/`}))`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export async function searchPictures(
  db: Queries,
  wanted: Wanted,
): Promise<{ readonly rows: readonly PictureRow[]; readonly total: number }> {
  const { rows } = await db.execute<PictureRow & { total: number }>(sql`
    select *, count(*) over ()::int as total from ${PICTURES} p where ${matches(wanted)}
    order by uploaded_at desc nulls last, file limit ${wanted.limit} offset ${wanted.offset}`)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function listFolders(
  db: Queries,
): Promise<readonly { readonly name: string; readonly pictures: number }[]> {
  const { rows } = await db.execute<{ name: string; pictures: number }>(
    sql`select folder as name, count(*)::int as pictures from ${PICTURES} p group by folder order by folder`,
  )
  return rows
}
