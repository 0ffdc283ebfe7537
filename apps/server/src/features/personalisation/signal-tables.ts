import { index, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

/** The last time that a visitor did something with a product. Only of visitors who agreed to personalisation. */
export const productSignals = pgTable(
  'product_signals',
  {
    brand: text('brand').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    productKey: text('product_key').notNull(),
    kind: text('kind', { enum: ['click', 'favorite', 'cart', 'purchase'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.visitorHash, table.productKey, table.kind] }),
    index('product_signals_time').on(table.at),
  ],
)

const pairColumns = {
  brand: text('brand').notNull(),
  productKey: text('product_key').notNull(),
  otherKey: text('other_key').notNull(),
  score: real('score').notNull(),
}

/** Learned: who looked at the one looked at the other. Of no visitor; made anew each time. */
export const productPairs = pgTable('product_pairs', pairColumns, (table) => [
  primaryKey({ columns: [table.brand, table.productKey, table.otherKey] }),
])

/** Learned: who bought the one bought the other. Of no visitor; made anew each time. */
export const boughtPairs = pgTable('bought_pairs', pairColumns, (table) => [
  primaryKey({ columns: [table.brand, table.productKey, table.otherKey] }),
])

/** Learned: how much a product interests visitors (in pieces sold), and how much of that is new (0 to 1). */
export const productInterest = pgTable(
  'product_interest',
  {
    brand: text('brand').notNull(),
    productKey: text('product_key').notNull(),
    interest: real('interest').notNull(),
    trend: real('trend').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productKey] })],
)
