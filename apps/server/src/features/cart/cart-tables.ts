import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChosenPart } from '@firkant/domain/cart/cart-commands.ts'

export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    /** Where it was changed last. It is shown at the prices of whichever market the visitor is in. */
    market: text('market').notNull(),
    visitorHash: text('visitor_hash'),
    customerId: uuid('customer_id'),
    /** Goes up with every change: an order is placed for the cart that was seen. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('carts_visitor').on(table.visitorHash, table.brand, table.market)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    packageKey: text('package_key'),
    parts: jsonb('parts').$type<readonly ChosenPart[]>(),
    trackingType: text('tracking_type'),
    categories: jsonb('categories').$type<readonly string[]>(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('cart_lines_cart').on(table.cartId, table.position),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
  ],
)
