import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRead } from '../../platform/database/shared-reads.ts'

export interface Category {
  readonly key: string
  readonly parentKey: string | undefined
  readonly name: string
  /** `/sofaer/3-personers`: the slugs from the top down. */
  readonly path: string
  readonly intro: string
  readonly html: string
  readonly imageFile: string | undefined
  readonly pageType: 'CategoryPage' | 'CampaignPage'
}

interface CategoryRow extends Record<string, unknown> {
  readonly key: string
  readonly parent_key: string | null
  readonly name: string
  readonly slug: string
  readonly intro: string
  readonly html: string
  readonly image_file: string | null
  readonly page_type: 'CategoryPage' | 'CampaignPage'
}

/** All categories by position, each with its address. */
export async function loadCategories(db: Drizzle, language: string): Promise<readonly Category[]> {
  const { rows } = await db.execute<CategoryRow>(sql`
    select c.key, c.parent_key, t.name, t.slug, t.intro, t.html, c.image_file, c.page_type from categories c
    join category_texts t on t.category_key = c.key and t.language = ${language} order by c.position, c.key`)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const pathOf = (row: CategoryRow): string => {
    const parent = row.parent_key === null ? undefined : byKey.get(row.parent_key)
    return `${parent ? pathOf(parent) : ''}/${row.slug}`
  }
  return rows.map((row) => ({
    key: row.key,
    parentKey: row.parent_key ?? undefined,
    name: row.name,
    path: pathOf(row),
    intro: row.intro,
    html: row.html,
    imageFile: row.image_file ?? undefined,
    pageType: row.page_type,
  }))
}

/** The path from the top down to the category itself. */
export function lineOf(categories: readonly Category[], key: string): readonly Category[] {
  const found = categories.find((category) => category.key === key)
  if (!found) return []
  return [...(found.parentKey === undefined ? [] : lineOf(categories, found.parentKey)), found]
}

/** The address of a category in each language, for search engines. */
export function listCategoryPaths(
  db: Drizzle,
  languages: readonly string[],
  key: string,
): Promise<readonly { language: string; path: string }[]> {
  return sharedRead(db, { key: ['category-paths', languages.join(), key] }, () => readCategoryPaths(db, languages, key))
}

async function readCategoryPaths(
  db: Drizzle,
  languages: readonly string[],
  key: string,
): Promise<readonly { language: string; path: string }[]> {
  const { rows } = await db.execute<{ language: string; path: string }>(sql`
    with recursive line as (
      select t.language, '/' || t.slug as path, c.parent_key from categories c
        join category_texts t on t.category_key = c.key where c.key = ${key} and t.language = any(${sql.param([...languages])})
      union all
      select l.language, '/' || t.slug || l.path, c.parent_key from line l
        join categories c on c.key = l.parent_key
        join category_texts t on t.category_key = c.key and t.language = l.language
    )
    select language, path from line where parent_key is null order by language`)
  return rows
}
