import { sql } from 'drizzle-orm'
import { dueDiligence } from '../../law/due-diligence-tables.ts'
import { repeated, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import { stagedTable } from '../staging/staged-table.ts'

const stagedReferences = stagedTable(dueDiligence)
const KEY = ['product_key', 'reference', 'supplied_on'] as const

export const dueDiligenceImport: RecordImport<'dueDiligence'> = {
  tables: [stagedReferences],
  stage({ productKey, reference, suppliedOn }, add) {
    add(stagedReferences, { productKey, reference, suppliedOn })
  },
  checks: [
    repeated(stagedReferences, KEY, 'reference'),
    unknownKey({
      path: 'productKey',
      what: 'product',
      values: sql`select place, product_key as value from ${stagedReferences.name}`,
      table: stagedProduct.products,
      key: 'key',
    }),
  ],
  save: (tx) => mergeRows(tx, stagedReferences, { key: KEY }),
}
