import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

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
  },
  (table) => [
    index('reviews_design').on(table.designKey, table.writtenAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
