import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MODERATION_STATES, REFUSALS } from '@firkant/domain/reviews/moderation.ts'
import type { ReviewMeasures } from '@firkant/domain/reviews/review-measures.ts'
import type { TypedReview } from '@firkant/domain/reviews/written-review.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One for each line that a buyer was asked about, or asked to write about. Only hashes of its links are stored. */
export const buyerReviews = pgTable(
  'buyer_reviews',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    /** No reference: an order is never deleted once it was paid. */
    orderId: uuid('order_id').notNull(),
    lineId: text('line_id').notNull(),
    sku: text('sku').notNull(),
    productKey: text('product_key').notNull(),
    designKey: text('design_key').notNull(),
    family: text('family').notNull(),
    customerId: uuid('customer_id'),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    language: text('language').notNull(),
    /** `asked`: nothing was written yet. */
    state: text('state', { enum: ['asked', ...MODERATION_STATES] }).notNull(),
    /** Of the link that opens the form once. */
    askHash: text('ask_hash').notNull(),
    /** Of the link that shows, changes and erases what was written. */
    ownHash: text('own_hash').notNull(),
    /** Of the link that ends these mails. */
    cancelHash: text('cancel_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What was typed and could not be taken yet. */
    draft: jsonb('draft').$type<TypedReview>(),
    rating: integer('rating'),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    author: text('author').notNull().default(''),
    measures: jsonb('measures').$type<ReviewMeasures>().notNull().default({}),
    revision: integer('revision').notNull().default(0),
    reason: text('reason', { enum: REFUSALS }),
    answer: text('answer'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('buyer_reviews_line').on(table.orderId, table.lineId),
    uniqueIndex('buyer_reviews_ask').on(table.askHash),
    uniqueIndex('buyer_reviews_own').on(table.ownHash),
    uniqueIndex('buyer_reviews_cancel').on(table.cancelHash),
    index('buyer_reviews_customer').on(table.customerId),
    index('buyer_reviews_mailbox').on(table.brand, table.emailKey),
    index('buyer_reviews_queue').on(table.brand, table.state, table.writtenAt),
    index('buyer_reviews_expiry')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'asked'`),
    check('buyer_reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Photos of a review, made anew. Until they are published nobody but the author and employees sees them. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid('id').primaryKey(),
    writtenId: uuid('written_id')
      .notNull()
      .references(() => buyerReviews.id, { onDelete: 'cascade' }),
    file: text('file').notNull(),
    version: text('version').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    colour: text('colour').notNull(),
    /** A small copy where the file store has the photo. */
    bytes: bytea('bytes').notNull(),
    /** Its key in the file store. */
    storedAs: text('stored_as'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Taken away by the author: shown until the change is published. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [index('review_photos_of').on(table.writtenId), uniqueIndex('review_photos_file').on(table.file)],
)

/** Mailboxes that do not want to be asked for reviews. */
export const reviewRefusals = pgTable(
  'review_refusals',
  {
    brand: text('brand').notNull(),
    emailKey: text('email_key').notNull(),
    refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.emailKey] })],
)
