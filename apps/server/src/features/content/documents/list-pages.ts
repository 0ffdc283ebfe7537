import { sql } from 'drizzle-orm'
import type { ListedPage } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { Drizzle } from '../../../platform/database/database.ts'

/** More than fit on a screen; what is looked for is found by name. */
const MAX_LISTED = 300

interface Asked {
  readonly brand: string
  readonly language: string
  readonly said: string
}

interface Row extends Record<string, unknown> {
  key: string
  path: string
  title: string
  component_name: string
  state: 'draft' | 'published'
  languages: string[]
  changed_at: Date
  is_behind: boolean
}

/** As a tree: a page follows the one that it stands below. `isBehind`: another language was changed after it. */
export async function listPages(
  db: Pick<Drizzle, 'execute'>,
  { brand, language, said }: Asked,
): Promise<{ pages: ListedPage[]; hasMore: boolean }> {
  const like = `%${said.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db.execute<Row>(sql`
    select p.key, p.path, v.title, v.component_name, v.state, v.created_at as changed_at,
      o.languages, coalesce(o.changed_at > v.created_at + interval '1 minute', false) as is_behind
    from pages p
    cross join lateral (select title, component_name, state, created_at from page_versions
      where page_id = p.id and layer = 0 order by version desc limit 1) v
    cross join lateral (select array_agg(q.language order by q.language) as languages, max(w.created_at) as changed_at
      from pages q cross join lateral (select created_at from page_versions
        where page_id = q.id and layer = 0 order by version desc limit 1) w
      where q.brand = p.brand and q.key = p.key) o
    where p.id in (select c.id from pages c
      where c.brand = ${brand} and c.language = ${language}
        and (${said.trim()} = '' or c.path ilike ${like} or exists (select 1 from page_versions t
          where t.page_id = c.id and t.layer = 0 and t.title ilike ${like}))
      order by c.path limit ${MAX_LISTED + 1})
    order by p.path`)
  const pages = rows.slice(0, MAX_LISTED).map((row) => ({
    key: row.key,
    path: row.path,
    title: row.title,
    componentName: row.component_name,
    isDraft: row.state === 'draft',
    languages: row.languages,
    changedAt: new Date(row.changed_at).toISOString(),
    isBehind: row.is_behind,
  }))
  return { pages, hasMore: rows.length > MAX_LISTED }
}

/** Pictures by their file's name; the newest first where nothing is said. */
export async function listPictures(db: Pick<Drizzle, 'execute'>, said: string): Promise<string[]> {
  const like = `%${said.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db.execute<{ file: string }>(
    sql`select file from media_files where file ilike ${like} order by file limit 40`,
  )
  return rows.map(({ file }) => file)
}
