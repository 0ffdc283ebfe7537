import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PAYMENT_STATES, type Payment } from '@firkant/domain/payments/payment-states.ts'
import { orders } from './order-tables.ts'

/** Each row is one attempt to pay for an order. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    /** The provider's id of the payment, once it has one. */
    reference: text('reference'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull().default('created'),
    refunds: jsonb('refunds').$type<Payment['refunds']>().notNull().default([]),
    /** Where the buyer pays; absent when they have nothing to do. */
    redirectUrl: text('redirect_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the money was taken; a later refund leaves it. */
    capturedAt: timestamp('captured_at', { withTimezone: true }),
    /** When the provider is polled next because no webhook came; null when nothing is expected. */
    nextPollAt: timestamp('ask_again_at', { withTimezone: true }),
    pollCount: integer('asked').notNull().default(0),
  },
  (table) => [
    index('payments_of_order').on(table.orderId),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
    index('payments_ask_again').on(table.nextPollAt),
    check('payments_amount', sql`${table.amountMinor} > 0`),
  ],
)
