import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'

/** Status → what may follow it. While it is paid for it can't be changed; an ordered one is nobody's cart any more. */
export const CART_STEPS = { open: ['paying'], paying: ['open', 'ordered'], ordered: [] } as const
export type CartStatus = keyof typeof CART_STEPS
const CART_STATUSES = Object.keys(CART_STEPS) as [CartStatus, ...CartStatus[]]

export interface AnsweredTotal {
  readonly market: string
  readonly toPayMinor: number
}

/** A cart is one row: one lock, one read and one write make a change whole. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    /** Where it was changed last. It is shown at the prices of whichever market the visitor is in. */
    market: text('market').notNull(),
    visitorHash: text('visitor_hash'),
    /** A customer's cart is theirs on every device, and no visitor's. */
    customerId: uuid('customer_id'),
    status: text('status', { enum: CART_STATUSES }).notNull().default('open'),
    /** Goes up with every change: an order is placed for the cart that was seen. */
    version: integer('version').notNull().default(1),
    lines: jsonb('lines').$type<readonly CartLine[]>().notNull().default([]),
    details: jsonb('details').$type<CartDetails>().notNull().default({}),
    /** What the last answer said that it comes to, and where. */
    answered: jsonb('answered').$type<AnsweredTotal>(),
    /** Names of the lists of commands that were applied last, the newest first: one that is sent again is known. */
    batches: uuid('batches').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** A day, not a moment: an index that most changes leave alone keeps them cheap. */
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
