import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MODERATION_STATES, REFUSALS } from '@firkant/domain/reviews/moderation.ts'

/** Questions about a design, whatever the colour. Of those who want no mail the shop knows no address. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    designKey: text('design_key').notNull(),
    productKey: text('product_key').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    customerId: uuid('customer_id'),
    email: text('email'),
    emailKey: text('email_key'),
    /** Null until the mailbox's owner has confirmed. */
    wantsMailAt: timestamp('wants_mail_at', { withTimezone: true }),
    confirmHash: text('confirm_hash'),
    cancelHash: text('cancel_hash'),
    state: text('state', { enum: MODERATION_STATES }).notNull(),
    reason: text('reason', { enum: REFUSALS }),
    revision: integer('revision').notNull().default(1),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('product_questions_confirm').on(table.confirmHash),
    uniqueIndex('product_questions_cancel').on(table.cancelHash),
    index('product_questions_shown')
      .on(table.brand, table.designKey, table.askedAt)
      .where(sql`${table.state} = 'published'`),
    index('product_questions_queue').on(table.brand, table.state, table.askedAt),
    index('product_questions_mailbox').on(table.brand, table.emailKey),
    index('product_questions_customer').on(table.customerId),
  ],
)

export const questionAnswers = pgTable(
  'question_answers',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    /** `shop`: an employee answered in its name. */
    by: text('by', { enum: ['shop', 'buyer'] }).notNull(),
    author: text('author').notNull(),
    /** Of a buyer. */
    customerId: uuid('customer_id'),
    text: text('text').notNull(),
    state: text('state', { enum: MODERATION_STATES }).notNull(),
    reason: text('reason', { enum: REFUSALS }),
    revision: integer('revision').notNull().default(1),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('question_answers_of').on(table.questionId, table.writtenAt),
    index('question_answers_queue').on(table.state, table.writtenAt),
    index('question_answers_customer').on(table.customerId),
    check('question_answers_buyer', sql`${table.by} = 'shop' or ${table.customerId} is not null`),
  ],
)
