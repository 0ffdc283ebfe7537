import { sql } from 'drizzle-orm'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { rooms } from '../../catalog/catalog-tables.ts'
import { repeated, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { languagesOf, toStoredTexts } from '../stored-texts.ts'
import { stagedMedia } from './media-import.ts'

export const stagedRooms = stagedTable(rooms)

export const roomImport: RecordImport<'room'> = {
  tables: [stagedRooms],
  stage({ key, position, name, images }, add) {
    const slugs = languagesOf([name]).map((language) => [language, slugOf(language, name[language] ?? '')])
    const files = Object.entries(images).filter((entry): entry is [string, string] => entry[1] !== undefined)
    add(stagedRooms, {
      key,
      position,
      names: toStoredTexts(name),
      slugs: Object.fromEntries(slugs) as Record<string, string>,
      images: Object.fromEntries(files),
    })
  },
  checks: [
    repeated(stagedRooms, ['key'], 'key'),
    unknownKey({
      path: 'images',
      what: 'media file',
      values: sql`select place, image.value from ${stagedRooms.name}, jsonb_each_text(images) as image`,
      table: stagedMedia,
      key: 'file',
    }),
  ],
  save: (tx) => mergeRows(tx, stagedRooms, { key: ['key'] }),
}
