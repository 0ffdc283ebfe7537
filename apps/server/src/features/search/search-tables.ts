import { doublePrecision, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** A visitor's last searches. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    visitorHash: text('visitor_hash').notNull(),
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    /** Folded, so that spelling variants are one search. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorHash, table.brand, table.language, table.key] }),
    index('recent_searches_time').on(table.searchedAt),
  ],
)

/** Which visitors were counted for a search, and when last. */
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

/** How often something is searched for, with a decaying score. */
export const searchCounts = pgTable(
  'search_counts',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** As of `countedAt`. */
    score: doublePrecision('score').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.language, table.key] })],
)
