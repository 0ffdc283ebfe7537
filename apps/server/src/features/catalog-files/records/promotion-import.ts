import { sql, type SQL } from 'drizzle-orm'
import { promotionRow } from '../../promotions/promotion-row.ts'
import { promotions } from '../../promotions/promotion-tables.ts'
import { placeInMessage, repeated, unknown, unknownKey, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedTable, type StagedTable, type Transaction } from '../staging/staged-table.ts'
import { stagedCategories } from './category-import.ts'
import { stagedProductBrands } from './product-brand-import.ts'
import { IN_FUTURE_VARIANTS } from './product-checks.ts'
import { stagedSeries } from './series-import.ts'
import { stagedSuppliers } from './supplier-import.ts'

const stagedPromotions = stagedTable(promotions)
const staged = stagedPromotions.name

const goodsOf = (field: string) => ({
  path: `conditions.goods.${field}`,
  values: sql`select place, jsonb_array_elements_text(conditions -> 'goods' -> ${field}::text) as value from ${staged}`,
})
const unknownGoods = (field: string, what: string, table: StagedTable): SQL =>
  unknownKey({ ...goodsOf(field), what, table, key: 'key' })

const couponTwice = sql`
  select place, 'coupon' as path, 'stands in ' || ${placeInMessage(sql`first`)} || ' already' as message
  from (select place, min(place) over (partition by brand, coupon) as first from ${staged} where coupon is not null) as given
  where place <> first`

/** Unless that promotion comes along: then the records are compared with each other. */
const couponOfAnother = sql`
  select given.place, 'coupon' as path, 'belongs to the promotion ' || held.key as message
  from ${staged} as given
  join promotions as held on held.brand = given.brand and held.coupon = given.coupon and held.key <> given.key
  where not exists (select 1 from ${staged} as other where other.brand = held.brand and other.key = held.key)`

/** Two promotions may change codes in one import: no code is had twice in between. */
async function releaseCoupons(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update promotions as held set coupon = null from ${staged} as given
    where held.brand = given.brand and held.key = given.key and held.coupon <> coalesce(given.coupon, '')`)
}

/** The record is the whole promotion of a brand. Carts read it when the promotions' version has changed. */
export const promotionImport: RecordImport<'promotion'> = {
  tables: [stagedPromotions],
  stage({ type: _type, brand, position, ...record }, add) {
    add(stagedPromotions, { ...promotionRow(record), brand, position })
  },
  checks: [
    repeated(stagedPromotions, ['brand', 'key'], 'key'),
    couponTwice,
    couponOfAnother,
    unknownGoods('categoryKeys', 'category', stagedCategories),
    unknownGoods('seriesKeys', 'series', stagedSeries),
    unknownGoods('supplierKeys', 'supplier', stagedSuppliers),
    unknownGoods('productBrandKeys', 'product brand', stagedProductBrands),
    unknown({ ...goodsOf('skus'), what: 'sku', in: IN_FUTURE_VARIANTS }),
    unknown({
      path: 'effect.sku',
      what: 'sku',
      values: sql`select place, effect ->> 'sku' as value from ${staged}`,
      in: IN_FUTURE_VARIANTS,
    }),
  ],
  async save(tx) {
    await releaseCoupons(tx)
    return mergeRows(tx, stagedPromotions, { key: ['brand', 'key'] })
  },
}
