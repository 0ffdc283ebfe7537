import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A wish list or another list; owned by a customer, or by a visitor until they log in. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    listKey: text('list_key').primaryKey(),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['wish', 'custom'] }).notNull(),
    name: text('name').notNull(),
    visitorHash: text('visitor_hash'),
    customerId: uuid('customer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('shopping_lists_visitor').on(table.visitorHash, table.brand),
    index('shopping_lists_customer').on(table.customerId, table.brand),
  ],
)

export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    listKey: text('list_key')
      .notNull()
      .references(() => shoppingLists.listKey, { onDelete: 'cascade' }),
    /** `packageKey|sku`, or the sku alone. */
    code: text('code').notNull(),
    sku: text('sku').notNull(),
    packageKey: text('package_key'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listKey, table.code] })],
)
