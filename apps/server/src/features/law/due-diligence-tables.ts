import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Rows are added, never changed. No foreign key: a reference outlives its product. */
export const dueDiligence = pgTable(
  'due_diligence',
  {
    productKey: text('product_key').notNull(),
    reference: text('reference').notNull(),
    /** `YYYY-MM-DD` */
    suppliedOn: text('supplied_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.reference, table.suppliedOn] })],
)
