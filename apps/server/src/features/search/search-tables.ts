import {
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

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

/** For searches in PostgreSQL: the terms of each product, as our own rules read its texts. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    productKey: text('product_key').notNull(),
    designKey: text('design_key').notNull(),
    margin: doublePrecision('margin').notNull(),
    numbers: text('numbers').array().notNull(),
    measures: jsonb('measures').$type<ProductMeasures>().notNull(),
    /** Labelled A to D by their weight beside the heaviest that the term has anywhere. */
    terms: tsvector('terms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.language, table.productKey] }),
    index('search_documents_terms').using('gin', table.terms),
    index('search_documents_numbers').using('gin', table.numbers),
  ],
)

/** The words of what an engine outside of the shop's memory has indexed. */
export const searchVocabularies = pgTable(
  'search_vocabularies',
  {
    engine: text('engine').notNull(),
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    /** Of the catalogue and of the code that read it. */
    version: text('version').notNull(),
    /** Of what this replaced: processes may still search in it. */
    previousVersion: text('previous_version'),
    productCount: integer('product_count').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engine, table.brand, table.language] })],
)
