import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { STOCK_ALERT_STEPS, type StockAlertState } from '@firkant/domain/stock-alerts/stock-alert.ts'

const STATES = Object.keys(STOCK_ALERT_STEPS) as [StockAlertState, ...StockAlertState[]]

/** Requests for one mail when a variant can be bought again. Only hashes of the links' tokens are stored. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    sku: text('sku').notNull(),
    productKey: text('product_key').notNull(),
    email: text('email').notNull(),
    /** In lower case: one alert per mailbox and variant. */
    emailKey: text('email_key').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: STATES }).notNull(),
    /** Of the confirmation link; null once used. */
    confirmHash: text('confirm_hash'),
    cancelHash: text('cancel_hash').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** After this it counts for nothing and is deleted, whatever its state. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_alerts_mailbox').on(table.brand, table.emailKey, table.sku),
    uniqueIndex('stock_alerts_confirm').on(table.confirmHash),
    uniqueIndex('stock_alerts_cancel').on(table.cancelHash),
    index('stock_alerts_waiting')
      .on(table.productKey, table.brand)
      .where(sql`${table.state} in ('pending', 'confirmed')`),
    index('stock_alerts_expiry').on(table.expiresAt),
  ],
)
