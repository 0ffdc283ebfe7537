import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WithdrawalReceipt } from '@firkant/domain/orders/withdrawal-receipt.ts'
import { orders } from './order-tables.ts'

export const RETURN_KINDS = ['withdrawal', 'return'] as const
/** `announced`: the goods are to come; `received`: they came, or never left; `refunded`: the money went back. */
export const RETURN_STATES = ['announced', 'received', 'refunded'] as const

/** Goods that go back, or never leave. The receipt is what the buyer was told. */
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
    receipt: jsonb('receipt').$type<StoredReceipt>().notNull(),
    refundMinor: bigint('refund_minor', { mode: 'number' }).notNull(),
    /** The same form sent twice is the same return. */
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
