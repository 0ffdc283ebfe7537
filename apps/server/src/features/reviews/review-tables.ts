import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReviewMeasures } from '@firkant/domain/reviews/review-measures.ts'

/** A photo as a page needs it; its bytes are elsewhere. */
export interface PublishedPhoto {
  readonly file: string
  readonly version: string
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** Set by the shop itself: an import brings none of them, and changes none. */
export const OWN_COLUMNS = ['writtenId', 'helpful', 'measures', 'photos', 'answer'] as const

/** Reviews of a design, whatever the colour bought. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    /** The feed's id, so that a second import updates instead of duplicating. */
    key: text('key').unique(),
    designKey: text('design_key').notNull(),
    language: text('language').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    author: text('author').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    /** What a buyer wrote here (`buyer_reviews`), as it was published last. */
    writtenId: uuid('written_id').unique(),
    helpful: integer('helpful').notNull().default(0),
    measures: jsonb('measures').$type<ReviewMeasures>().notNull().default({}),
    photos: jsonb('photos').$type<readonly PublishedPhoto[]>().notNull().default([]),
    answer: text('answer'),
  },
  (table) => [
    index('reviews_design').on(table.designKey, table.writtenAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Of one visitor a vote counts once; the row goes when the visitor's cookie has ended. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash').notNull(),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorHash] }),
    index('review_votes_visitor').on(table.visitorHash),
    index('review_votes_time').on(table.votedAt),
  ],
)
