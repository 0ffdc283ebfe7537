import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Inserted only when there is something to store for the visitor, so that robots leave no rows. */
export const visitors = pgTable('visitors', {
  idHash: text('id_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Only the hash of a token is stored, so a copy of this table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner names it; opens nothing. */
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['customer', 'employee'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Browser and system, in a few words. */
    device: text('device').notNull().default(''),
    /** The first part of the client's address. */
    network: text('network').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_subject').on(table.kind, table.subjectId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)
