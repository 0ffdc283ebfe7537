import { sql } from 'drizzle-orm'
import {
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
import { categories, labels, mediaFiles, productBrands, series, suppliers, type Words } from './catalog-tables.ts'

/** Centimetres by kind: `seatHeight`, `cableLength`; beside width, depth and height that every product has. */
export type ExtraMeasurements = Readonly<Record<string, number>>

export const products = pgTable(
  'products',
  {
    key: text('key').primaryKey(),
    /** A package is sold as one, made of parts that can be chosen. */
    kind: text('kind', { enum: ['product', 'package'] })
      .notNull()
      .default('product'),
    /** Colour siblings share their design. */
    designKey: text('design_key').notNull(),
    /** What it is, for looks and for what is similar: sofa, pendant, rug. */
    family: text('family').notNull().default(''),
    /** The main category: it makes the address and the breadcrumbs. */
    categoryKey: text('category_key')
      .notNull()
      .references(() => categories.key),
    seriesKey: text('series_key').references(() => series.key),
    productBrandKey: text('product_brand_key').references(() => productBrands.key),
    supplierKey: text('supplier_key').references(() => suppliers.key),
    /** The colour that the filter knows; the shade itself stands beside it. */
    colourKey: text('colour_key').notNull().default(''),
    fabricColor: text('fabric_color').notNull(),
    material: text('material').notNull(),
    widthCm: doublePrecision('width_cm').notNull(),
    depthCm: doublePrecision('depth_cm').notNull(),
    heightCm: doublePrecision('height_cm').notNull(),
    weightKg: doublePrecision('weight_kg').notNull(),
    measurements: jsonb('measurements').$type<ExtraMeasurements>().notNull().default({}),
    roomKeys: text('room_keys').array().notNull().default([]),
    accessoryKeys: text('accessory_keys').array().notNull().default([]),
    soldInGroupsOf: integer('sold_in_groups_of').notNull().default(1),
    launchedAt: timestamp('launched_at', { withTimezone: true }).notNull().defaultNow(),
    position: integer('position').notNull(),
    /** From -1 to 1: what the shop would rather sell. Search alone reads it. */
    marginWeight: doublePrecision('margin_weight').notNull().default(0),
  },
  (table) => [
    index('products_design').on(table.designKey),
    index('products_category').on(table.categoryKey, table.position),
    index('products_series').on(table.seriesKey, table.position),
    check('products_group', sql`${table.soldInGroupsOf} > 0`),
    check('products_margin', sql`${table.marginWeight} between -1 and 1`),
  ],
)

/** Every category a product stands in; its main one included. */
export const productCategories = pgTable(
  'product_categories',
  {
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    categoryKey: text('category_key')
      .notNull()
      .references(() => categories.key, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productKey, table.categoryKey] }),
    index('product_categories_category').on(table.categoryKey),
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
    materialName: text('material_name').notNull().default(''),
    /** Plain text; an empty line parts paragraphs. */
    description: text('description').notNull().default(''),
    /** Short lines that sell: washable cover, ten years' guarantee. */
    points: text('points').array().notNull().default([]),
    care: text('care').notNull().default(''),
    assembly: text('assembly').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.language] })],
)

export const productLabels = pgTable(
  'product_labels',
  {
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    labelKey: text('label_key')
      .notNull()
      .references(() => labels.key, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.labelKey] })],
)

export const productImages = pgTable(
  'product_images',
  {
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Set when the picture shows one variant alone. */
    sku: text('sku'),
    file: text('file')
      .notNull()
      .references(() => mediaFiles.file),
    alt: jsonb('alt').$type<Words>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productKey, table.position] })],
)

export const productDocuments = pgTable(
  'product_documents',
  {
    id: serial('id').primaryKey(),
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['assembly', 'care', 'safety', 'warranty'] }).notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('product_documents_product').on(table.productKey, table.language, table.position)],
)

export const variants = pgTable(
  'variants',
  {
    sku: text('sku').primaryKey(),
    productKey: text('product_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** Size or configuration as the visitor reads it; none when the product comes in one. */
    names: jsonb('names').$type<Words>(),
    /** The size that the filter knows, e.g. `160x200`. */
    sizeKey: text('size_key'),
    widthCm: doublePrecision('width_cm'),
    depthCm: doublePrecision('depth_cm'),
    heightCm: doublePrecision('height_cm'),
    weightKg: doublePrecision('weight_kg'),
    /** Set when it may be sold without being on hand: days until it arrives. */
    backOrderDays: integer('back_order_days'),
  },
  (table) => [index('variants_product').on(table.productKey, table.position)],
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

/** What a package is made of: a table, and four chairs. */
export const packageParts = pgTable(
  'package_parts',
  {
    packageKey: text('package_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    partKey: text('part_key').notNull(),
    position: integer('position').notNull(),
    titles: jsonb('titles').$type<Words>().notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageKey, table.partKey] }),
    check('package_parts_quantity', sql`${table.quantity} > 0`),
  ],
)

/** What a part may be; the first is in the package's own price. */
export const packageChoices = pgTable(
  'package_choices',
  {
    packageKey: text('package_key').notNull(),
    partKey: text('part_key').notNull(),
    position: integer('position').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => variants.sku, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.packageKey, table.partKey, table.sku] })],
)
