import { sql } from 'drizzle-orm'
import { queueRecalls } from '../../recalls/queue-recalls.ts'
import { recalls } from '../../recalls/recall-tables.ts'
import { repeated, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { toStoredTexts } from '../stored-texts.ts'

const stagedRecalls = stagedTable(recalls)

export const recallImport: RecordImport<'recall'> = {
  tables: [stagedRecalls],
  stage({ key, productKeys, recalledOn, hazard, action, affected, remedies }, add) {
    add(stagedRecalls, {
      key,
      productKeys,
      recalledOn,
      hazards: toStoredTexts(hazard),
      actions: toStoredTexts(action),
      affected: toStoredTexts(affected),
      remedies,
    })
  },
  checks: [
    repeated(stagedRecalls, ['key'], 'key'),
    unknownKey({
      path: 'productKeys',
      what: 'product',
      values: sql`select place, unnest(product_keys) as value from ${stagedRecalls.name}`,
      table: stagedProduct.products,
      key: 'key',
    }),
  ],
  async save(tx) {
    const changed = await mergeRows(tx, stagedRecalls, { key: ['key'] })
    if (changed > 0) await queueRecalls(tx)
    return changed
  },
}
