import { sql } from 'drizzle-orm'
import { storePlaces } from '../../stores/store-tables.ts'
import { repeated, unknown, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable } from '../staging/staged-table.ts'
import { IN_FUTURE_VARIANTS } from './product-checks.ts'
import { stagedStores } from './store-import.ts'

const stagedPlaces = stagedTable(storePlaces)

export const storePlaceImport: RecordImport<'storePlace'> = {
  tables: [stagedPlaces],
  stage({ sku, store, aisle, isOnShow }, add) {
    add(stagedPlaces, { sku, storeKey: store, aisle: aisle ?? null, isOnShow })
  },
  checks: [
    repeated(stagedPlaces, ['sku', 'store_key'], 'sku'),
    unknown({
      path: 'sku',
      what: 'sku',
      values: sql`select place, sku as value from ${stagedPlaces.name}`,
      in: IN_FUTURE_VARIANTS,
    }),
    unknownKey({
      path: 'store',
      what: 'store',
      values: sql`select place, store_key as value from ${stagedPlaces.name}`,
      table: stagedStores,
      key: 'key',
    }),
  ],
  save: (tx) => mergeRows(tx, stagedPlaces, { key: ['sku', 'store_key'] }),
}
