import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CONSENT_PLACES } from '@firkant/domain/consent/consent.ts'

/** Proof of what was asked and answered. Rows are added and expire; none is changed. */
export const consentLog = pgTable(
  'consent_log',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    /** Of the id in the visitor's cookie, which alone can show that a row is theirs. */
    subjectHash: text('subject_hash').notNull(),
    language: text('language').notNull(),
    /** Of the texts and purposes that were read. */
    textVersion: integer('text_version').notNull(),
    place: text('place', { enum: CONSENT_PLACES }).notNull(),
    statistics: boolean('statistics').notNull(),
    marketing: boolean('marketing').notNull(),
    personalisation: boolean('personalisation').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('consent_log_subject').on(table.subjectHash, table.decidedAt),
    index('consent_log_age').on(table.decidedAt),
  ],
)
