import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { ArticleContent, ListingContent } from '@firkant/domain/content/page-content-schema.ts'

/** An address of one brand in one language. Its page is the newest version that is published by now. */
export const pages = pgTable(
  'pages',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    /** The same in every language: it connects translations. */
    key: text('key').notNull(),
    path: text('path').notNull(),
  },
  (table) => [
    uniqueIndex('pages_address').on(table.brand, table.language, table.path),
    uniqueIndex('pages_key').on(table.brand, table.language, table.key),
  ],
)

export const pageVersions = pgTable(
  'page_versions',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** 0: the page itself. 1: what a change set makes of it from its `publishAt` to its `unpublishAt`, in its place. */
    layer: integer('layer').notNull().default(0),
    state: text('state', { enum: ['draft', 'published'] }).notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    componentName: text('component_name').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    image: text('image'),
    heading: text('heading'),
    blocks: jsonb('blocks').$type<readonly BlockContent[]>().notNull(),
    /** Which products the page lists, if any. */
    listing: jsonb('listing').$type<ListingContent>(),
    article: jsonb('article').$type<ArticleContent>(),
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    index('page_versions_schedule').on(table.publishAt, table.unpublishAt),
    check('page_versions_period', sql`${table.unpublishAt} > ${table.publishAt}`),
  ],
)

export const redirects = pgTable(
  'redirects',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    fromPath: text('from_path').notNull(),
    toPath: text('to_path').notNull(),
    status: integer('status').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.language, table.fromPath] }),
    check('redirects_status', sql`${table.status} in (301, 302, 410)`),
  ],
)

export const wellKnownPages = pgTable(
  'well_known_pages',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    path: text('path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.language, table.key] })],
)

/** Settings and frames: small documents by name. Language '' applies to all languages. */
export const settings = pgTable(
  'settings',
  {
    brand: text('brand').notNull(),
    language: text('language').notNull().default(''),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.language, table.key] })],
)

/** What a change set makes of a setting for a time, in its place. */
export const settingWindows = pgTable(
  'setting_windows',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').notNull(),
    language: text('language').notNull().default(''),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
  },
  (table) => [index('setting_windows_of').on(table.brand, table.language, table.key)],
)
