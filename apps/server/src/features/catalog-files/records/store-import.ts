import { stores } from '../../stores/store-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'

export const stagedStores = stagedTable(stores)

export const storeImport: RecordImport<'store'> = {
  tables: [stagedStores],
  stage({ type: _type, location, ...store }, add) {
    add(stagedStores, { ...store, location: location ?? null })
  },
  checks: [repeated(stagedStores, ['key'], 'key')],
  save: (tx) => mergeRows(tx, stagedStores, { key: ['key'] }),
}
