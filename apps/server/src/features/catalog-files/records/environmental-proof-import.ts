import { sql, type SQL } from 'drizzle-orm'
import { environmentalProofs } from '../../environment/environmental-proof-tables.ts'
import { repeated, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import { stagedTable, type StagedTable } from '../staging/staged-table.ts'
import { stagedLabels } from './label-import.ts'

export const stagedProofs = stagedTable(environmentalProofs)

/** A proof of what does not exist was meant for something else. */
function unknownIn(type: 'product' | 'label', table: StagedTable): SQL {
  return unknownKey({
    path: 'about',
    what: type,
    values: sql`select place, split_part(each, ':', 2) as value from ${stagedProofs.name}, unnest(about) as each
      where split_part(each, ':', 1) = ${type}`,
    table,
    key: 'key',
  })
}

export const environmentalProofImport: RecordImport<'environmentalProof'> = {
  tables: [stagedProofs],
  stage({ key, claim, scope, evidence, validUntil, about }, add) {
    add(stagedProofs, { key, claim, scope, evidence, validUntil, about })
  },
  checks: [
    repeated(stagedProofs, ['key'], 'key'),
    unknownIn('product', stagedProduct.products),
    unknownIn('label', stagedLabels),
  ],
  save: (tx) => mergeRows(tx, stagedProofs, { key: ['key'] }),
}
