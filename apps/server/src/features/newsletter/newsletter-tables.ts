import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

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
    /** Of the links to unsubscribe and to choose what is sent. */
    unsubscribeHash: text('unsubscribe_hash').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    /** Since when the subscriber agrees to be recognised; null if not. */
    personalisedAt: timestamp('personalised_at', { withTimezone: true }),
    /** The subscription that ends when this one is confirmed: the subscriber moves to this address. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => newsletterSubscriptions.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('newsletter_mailbox').on(table.brand, table.emailKey),
    uniqueIndex('newsletter_confirm').on(table.confirmHash),
    uniqueIndex('newsletter_unsubscribe').on(table.unsubscribeHash),
  ],
)

export const NEWSLETTER_CONSENT_PLACES = ['confirmation', 'preferences', 'unsubscribed'] as const
export type NewsletterConsentPlace = (typeof NEWSLETTER_CONSENT_PLACES)[number]

/** Proof of what subscribers agreed to, and when they took it back. Rows are added; none is changed. */
export const newsletterConsentLog = pgTable(
  'newsletter_consent_log',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    isGranted: boolean('is_granted').notNull(),
    language: text('language').notNull(),
    /** As it was read. */
    text: text('text').notNull(),
    place: text('place', { enum: NEWSLETTER_CONSENT_PLACES }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('newsletter_consent_log_of').on(table.subscriptionId, table.decidedAt)],
)
