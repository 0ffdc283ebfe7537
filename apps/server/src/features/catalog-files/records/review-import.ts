import { sql } from 'drizzle-orm'
import { OWN_COLUMNS, reviews } from '../../reviews/review-tables.ts'
import { repeated, unknown, type RecordImport } from '../record-import.ts'
import { mergeRows } from '../staging/merge-rows.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import { stagedTable } from '../staging/staged-table.ts'

const stagedReviews = stagedTable(reviews, ['id', ...OWN_COLUMNS])

/** The export's key for reviews written in the shop itself. */
export const KEY_OF_OWN_REVIEW = sql`'shop-' || id`

export const reviewImport: RecordImport<'review'> = {
  tables: [stagedReviews],
  stage({ type: _type, ...review }, add) {
    add(stagedReviews, review)
  },
  checks: [
    repeated(stagedReviews, ['key'], 'key'),
    unknown({
      path: 'designKey',
      what: 'design',
      values: sql`select place, design_key as value from ${stagedReviews.name}`,
      in: [
        sql`select 1 from products as held where held.design_key = given.value`,
        sql`select 1 from ${stagedProduct.products.name} as staged where staged.design_key = given.value`,
      ],
    }),
  ],
  async save(tx) {
    await tx.execute(sql`update reviews set key = ${KEY_OF_OWN_REVIEW} where key is null`)
    return mergeRows(tx, stagedReviews, { key: ['key'] })
  },
}
