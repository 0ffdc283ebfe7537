import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PAYMENT_STATES, type Payment } from '@firkant/domain/payments/payment-states.ts'
import { orders } from './order-tables.ts'

/** Tries to pay for orders. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    /** The provider's own name for it, once it has one. */
    reference: text('reference'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state', { enum: PAYMENT_STATES }).notNull().default('created'),
    refunds: jsonb('refunds').$type<Payment['refunds']>().notNull().default([]),
    /** Where the buyer pays; absent when there is nothing to do for them. */
    redirectUrl: text('redirect_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the provider is asked again without having said anything; absent when nothing is expected. */
    askAgainAt: timestamp('ask_again_at', { withTimezone: true }),
    asked: integer('asked').notNull().default(0),
  },
  (table) => [
    index('payments_of_order').on(table.orderId),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
    index('payments_ask_again').on(table.askAgainAt),
    check('payments_amount', sql`${table.amountMinor} > 0`),
  ],
)
