import { slugOf } from '@firkant/domain/format/slug.ts'
import { series } from '../../catalog/catalog-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { toStoredTexts } from '../stored-texts.ts'
import { sharedSlug } from './slug-check.ts'

export const stagedSeries = stagedTable(series)

export const seriesImport: RecordImport<'series'> = {
  tables: [stagedSeries],
  stage({ key, name, description }, add) {
    add(stagedSeries, { key, name, slug: slugOf('da', name), descriptions: toStoredTexts(description) })
  },
  checks: [repeated(stagedSeries, ['key'], 'key'), sharedSlug(stagedSeries)],
  save: (tx) => mergeRows(tx, stagedSeries, { key: ['key'] }),
}
