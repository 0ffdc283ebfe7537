import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newsletterSubscriptions } from '../newsletter/newsletter-tables.ts'
import { customers } from './customer-tables.ts'

/** Tokens of newsletter links. Only their hashes are stored: a copy of this table recognises nobody. */
export const softLogins = pgTable(
  'soft_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    brand: text('brand').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** In whose newsletter the link was: it recognises only while that subscriber agrees to it. */
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('soft_logins_customer').on(table.customerId),
    index('soft_logins_subscription').on(table.subscriptionId),
    index('soft_logins_expiry').on(table.expiresAt),
  ],
)
