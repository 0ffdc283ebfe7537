import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RecallRemedy } from '@firkant/domain/law/recall-record.ts'
import type { LocalizedTexts } from '../catalog/catalog-tables.ts'
import { orders } from '../orders/order-tables.ts'

export const recalls = pgTable('recalls', {
  key: text('key').primaryKey(),
  productKeys: text('product_keys').array().notNull(),
  /** `YYYY-MM-DD` */
  recalledOn: text('recalled_on').notNull(),
  hazards: jsonb('hazards').$type<LocalizedTexts>().notNull(),
  actions: jsonb('actions').$type<LocalizedTexts>().notNull(),
  affected: jsonb('affected').$type<LocalizedTexts>().notNull(),
  remedies: text('remedies').array().$type<RecallRemedy[]>().notNull(),
})

/** The proof that the buyer of an order was written to. It names no address: the order does. */
export const recallNotices = pgTable(
  'recall_notices',
  {
    recallKey: text('recall_key')
      .notNull()
      .references(() => recalls.key),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    mailKey: text('mail_key').notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recallKey, table.orderId] }),
    index('recall_notices_order').on(table.orderId),
  ],
)
