import { bigint, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customers } from '../customer-tables.ts'

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
})

/** Of whoever owns it. */
export const passkeyColumns = {
  /** Chosen by the authenticator. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  publicKey: bytes('public_key').notNull(),
  /** Uses that the authenticator counted; fewer than before mean a copy. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
}

/** Public keys: whoever copies this table can sign nothing with it. */
export const passkeys = pgTable(
  'passkeys',
  {
    ...passkeyColumns,
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/** Each is used once: reading it deletes it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    brand: text('brand').notNull(),
    purpose: text('purpose', { enum: ['login', 'registration', 'employeeLogin', 'employeeRegistration'] }).notNull(),
    /** Who adds a passkey; null at login, when nobody is known yet. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Likewise; no reference: it lives for minutes. */
    employeeId: uuid('employee_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
