import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'

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
    /** Of name or items: whoever caches something of the list compares it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** In the address that others see it by; null while it is not shared. */
    shareKey: text('share_key').unique(),
    /** A deleted list can be brought back for a time. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('shopping_lists_visitor').on(table.visitorHash, table.brand),
    index('shopping_lists_customer').on(table.customerId, table.brand),
    uniqueIndex('shopping_lists_wish_of_visitor')
      .on(table.visitorHash, table.brand)
      .where(sql`kind = 'wish' and customer_id is null`),
    uniqueIndex('shopping_lists_wish_of_customer')
      .on(table.customerId, table.brand)
      .where(sql`kind = 'wish' and customer_id is not null`),
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
    quantity: integer('quantity').notNull().default(1),
    note: text('note'),
    /** What it cost when it was added; null for items from before prices were recorded. */
    priceMinor: integer('price_minor'),
    currency: text('currency'),
    /** As it was shown when it was added, for a product that is gone. */
    name: text('name'),
    image: jsonb('image').$type<ImageRef>(),
  },
  (table) => [primaryKey({ columns: [table.listKey, table.code] })],
)
