import { sql } from 'drizzle-orm'
import { CENTRAL_WAREHOUSE } from '../../stock/central-warehouse.ts'
import { stockLevels } from '../../stock/stock-tables.ts'
import { repeated, unknown, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { IN_FUTURE_VARIANTS } from './product-checks.ts'
import { stagedStores } from './store-import.ts'

const stagedStock = stagedTable(stockLevels, ['reserved'])

/** Reservations belong to orders and are not changed. */
export const stockImport: RecordImport<'stock'> = {
  tables: [stagedStock],
  stage({ sku, location, onHand }, add) {
    add(stagedStock, { sku, location, onHand })
  },
  checks: [
    repeated(stagedStock, ['sku', 'location'], 'sku'),
    unknown({
      path: 'sku',
      what: 'sku',
      values: sql`select place, sku as value from ${stagedStock.name}`,
      in: IN_FUTURE_VARIANTS,
    }),
    unknownKey({
      path: 'location',
      what: 'store',
      values: sql`select place, location as value from ${stagedStock.name} where location <> ${CENTRAL_WAREHOUSE}`,
      table: stagedStores,
      key: 'key',
    }),
  ],
  async save(tx) {
    // What is left says whose stock changed: a feed has all of it each time.
    await tx.execute(sql`
      delete from ${stagedStock.name} as given using stock_levels as held
      where held.sku = given.sku and held.location = given.location and held.on_hand = given.on_hand`)
    return mergeRows(tx, stagedStock, { key: ['sku', 'location'], isBusy: true })
  },
}
