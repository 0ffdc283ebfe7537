import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Stock per SKU and location; reserved pieces belong to an order already. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    sku: text('sku').notNull(),
    location: text('location').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.location] }),
    check('stock_levels_reserved', sql`${table.reserved} >= 0`),
  ],
)

/** Restocked returns, beside imports and orders. Append-only. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sku: text('sku').notNull(),
    location: text('location').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: ['return'] }).notNull(),
    /** The return's id, so that it is applied once. */
    reference: text('reference').notNull(),
    orderKey: text('order_key').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_movements_once').on(table.reference, table.sku, table.location),
    index('stock_movements_sku').on(table.sku, table.at),
    check('stock_movements_quantity', sql`${table.quantity} > 0`),
  ],
)

/** One row per order line sold: the only source for sales speed and "selling fast". */
export const salesLog = pgTable(
  'sales_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sku: text('sku').notNull(),
    brand: text('brand').notNull(),
    market: text('market').notNull(),
    quantity: integer('quantity').notNull(),
    soldAt: timestamp('sold_at', { withTimezone: true }).notNull(),
    /** The order line, so that none is counted twice. */
    reference: text('reference').notNull().unique(),
    /** The same for all lines of an order: what was bought together. */
    orderKey: text('order_key'),
  },
  (table) => [
    index('sales_log_order').on(table.orderKey),
    index('sales_log_sku').on(table.sku, table.soldAt),
    index('sales_log_time').on(table.soldAt),
    check('sales_log_quantity', sql`${table.quantity} > 0`),
  ],
)

/** When a SKU was calculated to run out, and from which facts. Append-only. */
export const stockForecasts = pgTable(
  'stock_forecasts',
  {
    sku: text('sku').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
    available: integer('available').notNull(),
    soldIn14Days: integer('sold_in_14_days').notNull(),
    /** Absent if it lasts longer than the shop makes claims about. */
    stockOutAt: timestamp('stock_out_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.sku, table.computedAt] })],
)

/** Each visitor's last view of a product. */
export const productViews = pgTable(
  'product_views',
  {
    brand: text('brand').notNull(),
    productKey: text('product_key').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.productKey, table.visitorHash] }),
    index('product_views_time').on(table.viewedAt),
  ],
)
