import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** State → allowed next states. Only the mailbox's owner can confirm. */
export const SUBSCRIPTION_STEPS = {
  pending: ['confirmed', 'unsubscribed'],
  confirmed: ['unsubscribed'],
  unsubscribed: ['pending'],
} as const
export type SubscriptionState = keyof typeof SUBSCRIPTION_STEPS
const STATES = Object.keys(SUBSCRIPTION_STEPS) as [SubscriptionState, ...SubscriptionState[]]

/** Newsletter subscriptions of a brand, with proof of consent: when requested, and when confirmed by mail. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    /** In lower case: one subscription per mailbox. */
    emailKey: text('email_key').notNull(),
    language: text('language').notNull(),
    state: text('state', { enum: STATES }).notNull(),
    /** Of the confirmation link; null once used. */
    confirmHash: text('confirm_hash'),
    confirmUntil: timestamp('confirm_until', { withTimezone: true }),
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('newsletter_mailbox').on(table.brand, table.emailKey),
    uniqueIndex('newsletter_confirm').on(table.confirmHash),
    uniqueIndex('newsletter_unsubscribe').on(table.unsubscribeHash),
  ],
)
