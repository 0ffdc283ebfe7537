import { labels } from '../../catalog/catalog-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { toStoredTexts } from '../stored-texts.ts'

export const stagedLabels = stagedTable(labels)

export const labelImport: RecordImport<'label'> = {
  tables: [stagedLabels],
  stage({ key, labelType, text, description }, add) {
    add(stagedLabels, { key, labelType, texts: toStoredTexts(text), descriptions: toStoredTexts(description) })
  },
  checks: [repeated(stagedLabels, ['key'], 'key')],
  save: (tx) => mergeRows(tx, stagedLabels, { key: ['key'] }),
}
