import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One for each reminder that was sent: only the hash of the link that ends them is stored. */
export const sampleReminders = pgTable(
  'sample_reminders',
  {
    /** No reference: an order is never deleted once it was paid. */
    orderId: uuid('order_id').primaryKey(),
    brand: text('brand').notNull(),
    emailKey: text('email_key').notNull(),
    cancelHash: text('cancel_hash').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** The buyer wants none for orders from before then. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('sample_reminders_mailbox').on(table.brand, table.emailKey),
    index('sample_reminders_link').on(table.cancelHash),
    index('sample_reminders_old').on(table.sentAt),
  ],
)
