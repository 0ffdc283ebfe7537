import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A visitor gets a row only when there is something to remember: robots leave none. */
export const visitors = pgTable('visitors', {
  idHash: text('id_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Whoever is signed in. Only the hash of a token is kept, so a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    brand: text('brand').notNull(),
    kind: text('kind', { enum: ['customer', 'employee'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_subject').on(table.kind, table.subjectId), index('sessions_expiry').on(table.expiresAt)],
)
