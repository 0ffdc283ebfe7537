import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { RESERVATION_OUTCOMES } from '@firkant/domain/employee/store-reservation.ts'

/** Pieces of a store that an employee put aside for a named customer. */
export const storeReservations = pgTable(
  'store_reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    storeKey: text('store_key').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    /** No reference: what was done stays when the account is gone. */
    employeeId: uuid('employee_id').notNull(),
    customerName: text('customer_name').notNull(),
    /** Phone number or e-mail address. */
    customerContact: text('customer_contact'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From this moment on the pieces are free, whether or not the job has run. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    outcome: text('outcome', { enum: RESERVATION_OUTCOMES }),
    /** The cart that it is being sold in: for that one the pieces are not taken. */
    cartId: uuid('cart_id'),
    orderNumber: text('order_number'),
  },
  (table) => [
    index('store_reservations_open')
      .on(table.sku, table.storeKey)
      .where(sql`${table.endedAt} is null`),
    index('store_reservations_of_store')
      .on(table.storeKey, table.expiresAt)
      .where(sql`${table.endedAt} is null`),
    index('store_reservations_of_cart').on(table.cartId),
    index('store_reservations_age').on(table.createdAt),
    check('store_reservations_quantity', sql`${table.quantity} > 0`),
  ],
)
