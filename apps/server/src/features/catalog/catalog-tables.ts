import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

export const categories = pgTable('categories', {
  key: text('key').primaryKey(),
  parentKey: text('parent_key'),
  position: integer('position').notNull(),
  imageFile: text('image_file'),
})

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryKey: text('category_key')
      .notNull()
      .references(() => categories.key, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryKey, table.language] }),
    index('category_texts_slug').on(table.language, table.slug),
  ],
)

export const rooms = pgTable('rooms', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Record<string, string>>().notNull(),
  slugs: jsonb('slugs').$type<Record<string, string>>().notNull(),
  /** Mood → picture file. */
  images: jsonb('images').$type<Record<string, string>>().notNull(),
})

export const products = pgTable(
  'products',
  {
    key: text('key').primaryKey(),
    /** Colour siblings share their design. */
    designKey: text('design_key').notNull(),
    categoryKey: text('category_key')
      .notNull()
      .references(() => categories.key),
    series: text('series').notNull(),
    fabricColor: text('fabric_color').notNull(),
    material: text('material').notNull(),
    widthCm: doublePrecision('width_cm').notNull(),
    depthCm: doublePrecision('depth_cm').notNull(),
    heightCm: doublePrecision('height_cm').notNull(),
    weightKg: doublePrecision('weight_kg').notNull(),
    roomKeys: text('room_keys').array().notNull().default([]),
    soldInGroupsOf: integer('sold_in_groups_of').notNull().default(1),
    launchedAt: timestamp('launched_at', { withTimezone: true }).notNull().defaultNow(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('products_design').on(table.designKey),
    index('products_category').on(table.categoryKey, table.position),
  ],
)

export const productTexts = pgTable(
  'product_texts',
  {
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull(),
    colourName: text('colour_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.language] })],
)

/** Every picture the shop may show: its size and colour are known before it is sent. */
export const mediaFiles = pgTable('media_files', {
  file: text('file').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  dominantColour: text('dominant_colour').notNull(),
  contentHash: text('content_hash').notNull(),
})

export const productImages = pgTable(
  'product_images',
  {
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    file: text('file')
      .notNull()
      .references(() => mediaFiles.file),
    alt: jsonb('alt').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.position] })],
)

export const variants = pgTable(
  'variants',
  {
    sku: text('sku').primaryKey(),
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    /** Set when it may be sold without being on hand: days until it arrives. */
    backOrderDays: integer('back_order_days'),
  },
  (table) => [index('variants_product').on(table.productKey)],
)

/** Which products a brand shows. */
export const assortments = pgTable(
  'assortments',
  {
    brand: text('brand').notNull(),
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.brand, table.productKey] })],
)

/** The price log: rows are added, never changed. A price applies from its start until its end, if it has one. */
export const priceEntries = pgTable(
  'price_entries',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').notNull(),
    market: text('market').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => variants.sku),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: ['regular', 'campaign', 'automated'] }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    recordedAt: timestamp('recorded_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('price_entries_current').on(table.brand, table.market, table.sku, table.startsAt),
    check('price_entries_amount', sql`${table.amountMinor} > 0`),
    check('price_entries_period', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const CENTRAL_WAREHOUSE = 'central'

/** Stock per sku and place; what is reserved belongs to an order already. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    sku: text('sku')
      .notNull()
      .references(() => variants.sku, { onDelete: 'cascade' }),
    location: text('location').notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.location] }),
    check('stock_levels_reserved', sql`${table.reserved} >= 0`),
  ],
)

/** What customers wrote of a design, in whatever colour they bought it. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    designKey: text('design_key').notNull(),
    language: text('language').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reviews_design').on(table.designKey, table.writtenAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
