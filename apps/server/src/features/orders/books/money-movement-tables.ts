import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CURRENCIES, MARKET_KEYS } from '@firkant/domain/market/market.ts'
import { MOVEMENT_TYPES } from '@firkant/domain/payments/money-movements.ts'

/**
 * What came and went, written in the transaction that took note of it. Rows are added, never changed, and say
 * everything that the books ask: they outlive the names in an order.
 */
export const moneyMovements = pgTable(
  'money_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    brand: text('brand').notNull(),
    orderId: uuid('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    market: text('market', { enum: MARKET_KEYS }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    provider: text('provider').notNull(),
    /** The payment's id, or which gift card of the order. */
    source: text('source').notNull(),
    type: text('type', { enum: MOVEMENT_TYPES }).notNull(),
    /** Of a refund; empty for the capture. */
    reference: text('reference').notNull(),
    minor: bigint('minor', { mode: 'number' }).notNull(),
    vatPercent: integer('vat_percent').notNull(),
    vatMinor: bigint('vat_minor', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('money_movements_once').on(table.orderId, table.source, table.type, table.reference),
    index('money_movements_of_day').on(table.brand, table.at),
    check('money_movements_minor', sql`${table.minor} > 0`),
  ],
)
export type MoneyMovementRow = typeof moneyMovements.$inferSelect
