import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderParcel } from '@firkant/domain/orders/order-parcel.ts'
import { ORDER_EVENTS, ORDER_STATES } from '@firkant/domain/orders/order-states.ts'
import type { StoredDocument } from './order-document.ts'
import { ORDER_WORDS } from './search/order-words.ts'

/** Who took a step. */
export const ORDER_ACTORS = ['buyer', 'bank', 'staff', 'shop'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** What was bought (`document`: never changed, but for the day on which it comes) and its current state. */
export const orders = pgTable(
  'orders',
  {
    /** The id in URLs and calls; not guessable. */
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** The number that people see and type. */
    number: text('number').notNull(),
    market: text('market').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    document: jsonb('document').$type<StoredDocument>().notNull(),
    cartId: uuid('cart_id').notNull(),
    customerId: uuid('customer_id'),
    /** Set if an employee took the order, with the store that they worked in. */
    employeeId: uuid('employee_id'),
    storeKey: text('store_key'),
    /** Normalised by `emailKey`. */
    email: text('email').notNull(),
    /** Sent by the client: the same key returns the same order. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The parcel that it left in; null before that, and when nobody said. */
    parcel: jsonb('parcel').$type<OrderParcel>(),
    /** The first payment that was authorised. */
    paidBy: uuid('paid_by'),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_once').on(table.cartId, table.idempotencyKey),
    index('orders_of_email').on(table.brand, table.email),
    index('orders_of_customer').on(table.customerId, table.placedAt.desc()),
    index('orders_of_store')
      .on(table.brand, table.storeKey, table.placedAt)
      .where(sql`${table.storeKey} is not null`),
    index('orders_in_state').on(table.brand, table.state, table.placedAt),
    // The newest of many that have a word: without it each of them would be cut into words.
    index('orders_newest').on(table.brand, table.placedAt),
    index('orders_words').using('gin', ORDER_WORDS),
  ],
)

/** Every step of every order. Rows are added, never changed. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** `place` is the first. */
    event: text('event', { enum: ['place', ...ORDER_EVENTS] }).notNull(),
    fromState: text('from_state', { enum: ORDER_STATES }),
    toState: text('to_state', { enum: ORDER_STATES }).notNull(),
    actor: text('actor', { enum: ORDER_ACTORS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_history_of').on(table.orderId, table.id)],
)

/** Stock reserved for an order. The row is deleted when the order is shipped or cancelled. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    sku: text('sku').notNull(),
    location: text('location').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sku, table.location] }),
    index('stock_reservations_sku').on(table.sku, table.location),
    check('stock_reservations_quantity', sql`${table.quantity} > 0`),
  ],
)
