import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'

export const customers = pgTable(
  'customers',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    forename: text('forename').notNull(),
    surname: text('surname').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** Prefilled in the checkout. */
    address: jsonb('address').$type<CartAddress>(),
    /** Null until a password is chosen by the link of a mail. */
    passwordHash: text('password_hash'),
    /** Of the last visit that wrote something: mails without a visit are written in it. */
    language: text('language', { enum: ['da', 'nb', 'sv'] }),
    /** When somebody showed that they read mails to the address; null: whoever registered it may be a stranger to it. */
    emailProvedAt: timestamp('email_proved_at', { withTimezone: true }),
    /** Set while a deletion waits. */
    deletesAt: timestamp('deletes_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.brand, sql`lower(${table.email})`),
    index('customers_deletion')
      .on(table.deletesAt)
      .where(sql`${table.deletesAt} is not null`),
  ],
)

export const TOKEN_PURPOSES = [
  'reset-password',
  'create-password',
  'prove-email',
  'confirm-email',
  'remove-passkey',
  'undo-deletion',
] as const
export type CustomerTokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** Links in mails: each serves one purpose, once, for a time. Only hashes are stored. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    /** The address to confirm. */
    newEmail: text('new_email'),
    /** The passkey to remove. */
    passkeyId: text('passkey_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('customer_tokens_of').on(table.customerId, table.purpose),
    index('customer_tokens_expiry').on(table.expiresAt),
  ],
)

/** Browsers that a customer signed in from: strangers' wrong passwords do not slow these down. */
export const customerDevices = pgTable(
  'customer_devices',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash').notNull(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.visitorHash] })],
)
