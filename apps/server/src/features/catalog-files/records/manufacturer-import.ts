import { manufacturers } from '../../catalog/catalog-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'

export const stagedManufacturers = stagedTable(manufacturers)

export const manufacturerImport: RecordImport<'manufacturer'> = {
  tables: [stagedManufacturers],
  stage({ key, name, address, email, url, responsible }, add) {
    add(stagedManufacturers, { key, name, address, email, url, responsible: responsible ?? null })
  },
  checks: [repeated(stagedManufacturers, ['key'], 'key')],
  save: (tx) => mergeRows(tx, stagedManufacturers, { key: ['key'] }),
}
