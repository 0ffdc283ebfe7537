import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** What customers wrote of a design, in whatever colour they bought it. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    /** The name that a feed gives it, so that a second import changes it instead of repeating it. */
    key: text('key').unique(),
    designKey: text('design_key').notNull(),
    language: text('language').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    author: text('author').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reviews_design').on(table.designKey, table.writtenAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
