import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailAppendix } from './mail-message.ts'

/**
 * Every mail, inserted in the transaction that it reports on; a job sends it. Tokens of links are not stored, only what
 * they are derived from: a copy of this table gives no access.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    /** What the mail is about; unique, so that it is sent once. */
    key: text('key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Deleted once the mail server has accepted it, so that no personal texts are stored. */
    html: text('html'),
    text: text('text'),
    /** A document that comes with it as PDF; deleted with the text. */
    appendix: jsonb('appendix').$type<MailAppendix>(),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull(),
    /** Placeholder in the text → purpose of its token. */
    tokens: jsonb('tokens').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mails_key').on(table.brand, table.key),
    index('mails_newest').on(table.brand, table.createdAt.desc()),
  ],
)
