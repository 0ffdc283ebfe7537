import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What a visitor searched for last. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    visitorHash: text('visitor_hash').notNull(),
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    /** Folded: the same words in other letters are the same search. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorHash, table.brand, table.language, table.key] }),
    index('recent_searches_time').on(table.searchedAt),
  ],
)

/** Which visitors made something count, and when each of them did last. */
export const searchVisitors = pgTable(
  'search_visitors',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.language, table.key, table.visitorHash] }),
    index('search_visitors_time').on(table.countedAt),
  ],
)

/** How often something is searched for; it counts for less the longer it was ago. */
export const searchCounts = pgTable(
  'search_counts',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** As it stood at `countedAt`. */
    score: doublePrecision('score').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.language, table.key] })],
)
