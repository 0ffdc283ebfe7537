import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { ManufacturerContact } from '@firkant/domain/law/manufacturer-record.ts'

/** A text by language; English may be missing. */
export type LocalizedTexts = Readonly<Record<string, string>>

export const categories = pgTable(
  'categories',
  {
    key: text('key').primaryKey(),
    parentKey: text('parent_key'),
    position: integer('position').notNull(),
    imageFile: text('image_file'),
    /** A campaign has an address in the tree but is left out of menus. */
    pageType: text('page_type', { enum: ['CategoryPage', 'CampaignPage'] })
      .notNull()
      .default('CategoryPage'),
  },
  (table) => [index('categories_parent').on(table.parentKey, table.position)],
)

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryKey: text('category_key')
      .notNull()
      .references(() => categories.key, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Above the products: a sentence or two. */
    intro: text('intro').notNull().default(''),
    /** Below the products: editor HTML, sanitised before it is stored. */
    html: text('html').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.categoryKey, table.language] }),
    index('category_texts_slug').on(table.language, table.slug),
  ],
)

export const rooms = pgTable('rooms', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<LocalizedTexts>().notNull(),
  slugs: jsonb('slugs').$type<LocalizedTexts>().notNull(),
  /** Mood → image file. */
  images: jsonb('images').$type<Record<string, string>>().notNull(),
})

/** Who delivers to the shop. */
export const suppliers = pgTable('suppliers', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  email: text('email').notNull().default(''),
})

/** Who answers for the safety of products. */
export const manufacturers = pgTable('manufacturers', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  address: jsonb('address').$type<ManufacturerContact['address']>().notNull(),
  email: text('email').notNull(),
  url: text('url').notNull(),
  /** In the EU, where the manufacturer is outside it. */
  responsible: jsonb('responsible').$type<ManufacturerContact>(),
})

/** The manufacturer's brand; not the storefront brand that sells the product. */
export const productBrands = pgTable('product_brands', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  descriptions: jsonb('descriptions').$type<LocalizedTexts>().notNull().default({}),
  imageFile: text('image_file'),
})

export const series = pgTable('series', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  descriptions: jsonb('descriptions').$type<LocalizedTexts>().notNull().default({}),
})

/** Labels on cards beside the price: only online, bestseller, ten years' guarantee. */
export const labels = pgTable('labels', {
  key: text('key').primaryKey(),
  labelType: text('label_type').notNull(),
  texts: jsonb('texts').$type<LocalizedTexts>().notNull(),
  descriptions: jsonb('descriptions').$type<LocalizedTexts>().notNull(),
})

/** Every image; size and colour are known before it is loaded. */
export const mediaFiles = pgTable('media_files', {
  file: text('file').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  dominantColour: text('dominant_colour').notNull(),
  contentHash: text('content_hash').notNull(),
  /** Chosen in the studio: what a crop must keep in sight. */
  focus: jsonb('focus').$type<PicturePoint>(),
  /** Its bytes are among `picture_versions`; otherwise in the media folder. */
  isStored: boolean('is_stored').notNull().default(false),
})

/** One row: another value after every import of more than prices and stock. What is made from the catalogue names it. */
export const catalogueVersions = pgTable('catalogue_versions', {
  id: integer('id').primaryKey(),
  version: uuid('version').notNull(),
})
