import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Every mail of the shop, written in the transaction that it tells of; a job brings it out. The links' tokens are not
 * in it, only what they are made from: a copy of this table opens nothing.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    /** What the mail is about: the same is told once. */
    key: text('key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Gone once a mail server has taken it: the shop need not keep what it wrote to people. */
    html: text('html'),
    text: text('text'),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull(),
    /** Mark in the words → what its token is for. */
    tokens: jsonb('tokens').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mails_key').on(table.brand, table.key),
    index('mails_newest').on(table.brand, table.createdAt.desc()),
  ],
)
