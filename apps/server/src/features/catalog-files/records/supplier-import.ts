import { suppliers } from '../../catalog/catalog-tables.ts'
import { repeated, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'

export const stagedSuppliers = stagedTable(suppliers)

export const supplierImport: RecordImport<'supplier'> = {
  tables: [stagedSuppliers],
  stage({ key, name, address, email }, add) {
    add(stagedSuppliers, { key, name, address, email })
  },
  checks: [repeated(stagedSuppliers, ['key'], 'key')],
  save: (tx) => mergeRows(tx, stagedSuppliers, { key: ['key'] }),
}
