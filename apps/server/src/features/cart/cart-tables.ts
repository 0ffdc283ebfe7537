import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { CartDetails, CartState } from '@firkant/domain/cart/cart-state.ts'

/** Status → allowed next. It can't be changed while it is paid for; once ordered it has no owner. */
export const CART_STEPS = { open: ['paying'], paying: ['open', 'ordered'], ordered: [] } as const
export type CartStatus = keyof typeof CART_STEPS
const CART_STATUSES = Object.keys(CART_STEPS) as [CartStatus, ...CartStatus[]]

export interface AnsweredTotal {
  readonly market: string
  readonly toPayMinor: number
}

/** One row per cart: one lock, one read and one write per change. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    /** The market of the last change. Prices shown are those of the market the visitor is in. */
    market: text('market').notNull(),
    visitorHash: text('visitor_hash'),
    /** Set: the customer's cart on every device, no visitor's. */
    customerId: uuid('customer_id'),
    status: text('status', { enum: CART_STATUSES }).notNull().default('open'),
    /** Incremented on every change: an order is placed for the version that was seen. */
    version: integer('version').notNull().default(1),
    lines: jsonb('lines').$type<readonly CartLine[]>().notNull().default([]),
    details: jsonb('details').$type<CartDetails>().notNull().default({}),
    /** The total that was answered last, and for which market. */
    answered: jsonb('answered').$type<AnsweredTotal>(),
    /** Ids of the last command lists applied, newest first, to recognise retries. */
    batches: uuid('batches').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** A day, not a moment: most changes then leave the index alone. */
    expiresOn: date('expires_on', { mode: 'string' })
      .notNull()
      .default(sql`current_date + 90`),
  },
  (table) => [
    uniqueIndex('carts_of_visitor')
      .on(table.visitorHash, table.brand)
      .where(sql`${table.customerId} is null and ${table.status} <> 'ordered'`),
    uniqueIndex('carts_of_customer')
      .on(table.customerId, table.brand)
      .where(sql`${table.status} <> 'ordered'`),
    index('carts_expiry').on(table.expiresOn),
  ],
)

/** What two carts were before a login merged them, for as long as that can be undone. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    brand: text('brand').notNull(),
    customerId: uuid('customer_id').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    customerCart: jsonb('customer_cart').$type<CartState>().notNull(),
    visitorCart: jsonb('visitor_cart').$type<CartState>().notNull(),
    /** Of the merged cart: once it was changed, undoing would lose the change. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('cart_merges_age').on(table.createdAt), index('cart_merges_of').on(table.customerId)],
)
