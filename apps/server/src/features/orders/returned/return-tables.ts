import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { RETURN_KINDS, RETURN_STATES, RETURN_WAYS } from '@firkant/domain/orders/returns/return-states.ts'
import type { WithdrawalReceipt } from '@firkant/domain/orders/withdrawal/withdrawal-receipt.ts'
import { orders } from '../order-tables.ts'

/** Returned or cancelled lines of an order. `receipt` is what was sent to the buyer. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: RETURN_KINDS }).notNull(),
    state: text('state', { enum: RETURN_STATES }).notNull(),
    lines: jsonb('lines').$type<readonly { readonly lineItemId: string; readonly quantity: number }[]>().notNull(),
    /** Null: the buyer has not said. */
    way: text('way', { enum: RETURN_WAYS }),
    receipt: jsonb('receipt').$type<StoredReceipt>().notNull(),
    refundMinor: bigint('refund_minor', { mode: 'number' }).notNull(),
    /** The same form sent twice is one return. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_returns_of').on(table.orderId),
    uniqueIndex('order_returns_once').on(table.orderId, table.idempotencyKey),
  ],
)

export type StoredReceipt = Omit<WithdrawalReceipt, 'receivedAt'> & { readonly receivedAt: string }
