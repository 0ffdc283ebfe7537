import { sql } from 'drizzle-orm'
import { mediaFiles } from '../../catalog/catalog-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'

export const stagedMedia = stagedTable(mediaFiles, ['focus', 'isStored'])

export const mediaImport: RecordImport<'media'> = {
  tables: [stagedMedia],
  stage({ file, width, height, colour, hash }, add) {
    add(stagedMedia, { file, width, height, dominantColour: colour, contentHash: hash })
  },
  checks: [repeated(stagedMedia, ['file'], 'file')],
  async save(tx) {
    // A picture that was put in the place of the folder's stays until it is taken back in the studio.
    await tx.execute(sql`delete from ${stagedMedia.name} as given using ${stagedMedia.target} as held
      where held.file = given.file and held.is_stored`)
    return mergeRows(tx, stagedMedia, { key: ['file'] })
  },
}
