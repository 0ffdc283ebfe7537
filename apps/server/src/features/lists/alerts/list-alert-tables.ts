import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { shoppingLists } from '../list-tables.ts'

/** Mails that a list may send. Only hashes of the links' tokens are stored. */
export const listAlerts = pgTable(
  'list_alerts',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    listKey: text('list_key')
      .notNull()
      .unique()
      .references(() => shoppingLists.listKey, { onDelete: 'cascade' }),
    brand: text('brand').notNull(),
    priceDrop: boolean('price_drop').notNull(),
    backInStock: boolean('back_in_stock').notNull(),
    /** Null: the customer's own address. */
    email: text('email'),
    /** In lower case. */
    emailKey: text('email_key'),
    language: text('language', { enum: ['da', 'nb', 'sv'] }).notNull(),
    /** Of the confirmation link; null once used. */
    confirmHash: text('confirm_hash'),
    cancelHash: text('cancel_hash').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Null while it waits for its confirmation. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    lastMailAt: timestamp('last_mail_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('list_alerts_confirm').on(table.confirmHash),
    uniqueIndex('list_alerts_cancel').on(table.cancelHash),
    index('list_alerts_mailbox').on(table.brand, table.emailKey),
  ],
)

/** What the owner knows of each item: one row for an item, so that a fact is told once. */
export const listAlertItems = pgTable(
  'list_alert_items',
  {
    listKey: text('list_key')
      .notNull()
      .references(() => shoppingLists.listKey, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    toldMinor: integer('told_minor').notNull(),
    currency: text('currency').notNull(),
    outSince: timestamp('out_since', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.listKey, table.code] })],
)
