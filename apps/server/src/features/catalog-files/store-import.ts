import { slugOf } from '@firkant/domain/format/slug.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { stores } from '../stores/store-tables.ts'
import { mergeRows } from './merge-rows.ts'
import { repeated, type RecordImport } from './record-import.ts'
import { sharedSlug } from './slug-check.ts'
import { stagedTable } from './staged-table.ts'

export const stagedStores = stagedTable(stores)

export const storeImport: RecordImport<'store'> = {
  tables: [stagedStores],
  stage({ type: _type, ...store }, add) {
    add(stagedStores, { ...store, slug: slugOf(MARKETS[store.market].language, store.name) })
  },
  checks: [repeated(stagedStores, ['key'], 'key'), sharedSlug(stagedStores)],
  save: (tx) => mergeRows(tx, stagedStores, { key: ['key'] }),
}
