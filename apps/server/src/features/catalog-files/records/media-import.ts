import { mediaFiles } from '../../catalog/catalog-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'

export const stagedMedia = stagedTable(mediaFiles)

export const mediaImport: RecordImport<'media'> = {
  tables: [stagedMedia],
  stage({ file, width, height, colour, hash }, add) {
    add(stagedMedia, { file, width, height, dominantColour: colour, contentHash: hash })
  },
  checks: [repeated(stagedMedia, ['file'], 'file')],
  save: (tx) => mergeRows(tx, stagedMedia, { key: ['file'] }),
}
