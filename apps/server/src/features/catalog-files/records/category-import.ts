import { sql } from 'drizzle-orm'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { categories, categoryTexts } from '../../catalog/catalog-tables.ts'
import { sanitiseHtml } from '../../content/importing/sanitise-html.ts'
import { repeated, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows, replaceRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { languagesOf } from '../stored-texts.ts'
import { stagedMedia } from './media-import.ts'

export const stagedCategories = stagedTable(categories)
const stagedTexts = stagedTable(categoryTexts)

const staged = stagedCategories.name
/** The tree after the import: records take precedence over stored categories. */
const futureTree = sql`
  select key, parent_key from ${staged}
  union all
  select key, parent_key from categories as held where not exists (select 1 from ${staged} as given where given.key = held.key)`
const futureTexts = sql`
  select category_key, language, slug from ${stagedTexts.name}
  union all
  select category_key, language, slug from category_texts as held
  where not exists (select 1 from ${staged} as given where given.key = held.category_key)`

const inCircle = sql`
  with recursive tree as (${futureTree}), above as (
    select place, key as start, parent_key as key from ${staged}
    union
    select above.place, above.start, tree.parent_key from above join tree on tree.key = above.key
  )
  select place, 'parentKey' as path, 'leads in a circle back to ' || start as message from above where key = start`

const sharedAddress = sql`
  with tree as (${futureTree}), texts as (${futureTexts})
  select distinct given.place, 'name.' || mine.language as path, 'gives the address of ' || theirs.category_key || ' beside it' as message
  from ${staged} as given
  join ${stagedTexts.name} as mine on mine.category_key = given.key and mine.slug <> ''
  join texts as theirs on theirs.language = mine.language and theirs.slug = mine.slug and theirs.category_key <> given.key
  join tree on tree.key = theirs.category_key and tree.parent_key is not distinct from given.parent_key
  left join ${staged} as other on other.key = theirs.category_key
  where other.place is null or other.place < given.place`

export const categoryImport: RecordImport<'category'> = {
  tables: [stagedCategories, stagedTexts],
  stage({ key, parentKey, position, image, pageType, name, intro, html }, add) {
    add(stagedCategories, { key, parentKey: parentKey ?? null, position, imageFile: image ?? null, pageType })
    for (const language of languagesOf([name, intro, html])) {
      add(stagedTexts, {
        categoryKey: key,
        language,
        name: name[language] ?? '',
        slug: slugOf(language, name[language] ?? ''),
        intro: intro?.[language] ?? '',
        html: sanitiseHtml(html?.[language] ?? ''),
      })
    }
  },
  checks: [
    repeated(stagedCategories, ['key'], 'key'),
    unknownKey({
      path: 'parentKey',
      what: 'category',
      values: sql`select place, parent_key as value from ${staged}`,
      table: stagedCategories,
      key: 'key',
    }),
    unknownKey({
      path: 'image',
      what: 'media file',
      values: sql`select place, image_file as value from ${staged}`,
      table: stagedMedia,
      key: 'file',
    }),
    inCircle,
    sharedAddress,
  ],
  async save(tx) {
    const changed = await mergeRows(tx, stagedCategories, { key: ['key'] })
    const owners = { table: stagedCategories, key: 'key', column: 'category_key' }
    return changed + (await replaceRows(tx, stagedTexts, { key: ['category_key', 'language'], owners }))
  },
}
