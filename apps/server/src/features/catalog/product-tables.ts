import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { PRODUCT_KINDS } from '@firkant/domain/catalog/catalog-records.ts'
import type { CarriedRecord } from '@firkant/domain/fit/carried-piece.ts'
import { ENERGY_DOCUMENTS, type EnergyRecord } from '@firkant/domain/law/energy/energy-record.ts'
import type { MadeModel, StoredModel } from '@firkant/domain/models-3d/made-model.ts'
import { DOCUMENT_KINDS } from '@firkant/domain/page/models/product-model.ts'
import type { Content } from '@firkant/domain/pricing/unit-price.ts'
import {
  categories,
  labels,
  manufacturers,
  mediaFiles,
  productBrands,
  series,
  suppliers,
  type LocalizedTexts,
} from './catalog-tables.ts'

/** Centimetres by kind: `seatHeight`, `cableLength`; in addition to width, depth and height. */
export type ExtraMeasurements = Readonly<Record<string, number>>

export const products = pgTable(
  'products',
  {
    key: text('key').primaryKey(),
    /** A package is sold as one product made of selectable parts. */
    kind: text('kind', { enum: PRODUCT_KINDS }).notNull().default('product'),
    /** Colour variants share their design. */
    designKey: text('design_key').notNull(),
    /** What it is: sofa, pendant, rug. Used for images and similar products. */
    family: text('family').notNull().default(''),
    /** The main category: it determines the address and the breadcrumbs. */
    categoryKey: text('category_key')
      .notNull()
      .references(() => categories.key),
    seriesKey: text('series_key').references(() => series.key),
    productBrandKey: text('product_brand_key').references(() => productBrands.key),
    supplierKey: text('supplier_key').references(() => suppliers.key),
    manufacturerKey: text('manufacturer_key').references(() => manufacturers.key),
    modelCode: text('model_code').notNull().default(''),
    /** Of the producer's free guarantee on the whole product; null without one of more than two years. */
    guaranteeYears: integer('guarantee_years'),
    energy: jsonb('energy').$type<EnergyRecord>(),
    /** Staged as its record names it; in the shop with what was made of it. */
    model: jsonb('model').$type<MadeModel | StoredModel>(),
    carried: jsonb('carried').$type<CarriedRecord>(),
    /** The colour of the filter; the exact shade is in its own column. */
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
    /** Samples of what it is made of. */
    sampleKeys: text('sample_keys').array().notNull().default([]),
    soldInGroupsOf: integer('sold_in_groups_of').notNull().default(1),
    launchedAt: timestamp('launched_at', { withTimezone: true }).notNull().defaultNow(),
    position: integer('position').notNull(),
    /** From -1 to 1: how much the shop prefers to sell it. Only the search uses it. */
    marginWeight: doublePrecision('margin_weight').notNull().default(0),
  },
  (table) => [
    index('products_design').on(table.designKey),
    index('products_samples').using('gin', table.sampleKeys),
    index('products_category').on(table.categoryKey, table.position),
    index('products_series').on(table.seriesKey, table.position),
    index('products_manufacturer').on(table.manufacturerKey),
    // It is sold by what is made of it, and shown nowhere else.
    check('products_sample', sql`${table.kind} <> 'sample' or ${table.sampleKeys} = '{}'`),
    check('products_group', sql`${table.soldInGroupsOf} > 0`),
    check('products_margin', sql`${table.marginWeight} between -1 and 1`),
  ],
)

/** All categories of a product, including its main one. */
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
    /** Plain text; an empty line separates paragraphs. */
    description: text('description').notNull().default(''),
    /** Short selling points: washable cover, ten years' guarantee. */
    points: text('points').array().notNull().default([]),
    care: text('care').notNull().default(''),
    assembly: text('assembly').notNull().default(''),
    safety: text('safety').notNull().default(''),
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
    /** Set if the image shows one variant alone. */
    sku: text('sku'),
    file: text('file')
      .notNull()
      .references(() => mediaFiles.file),
    alt: jsonb('alt').$type<LocalizedTexts>().notNull(),
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
    kind: text('kind', { enum: [...DOCUMENT_KINDS, ...ENERGY_DOCUMENTS] }).notNull(),
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
    /** Size or configuration, as shown; absent if the product has only one. */
    names: jsonb('names').$type<LocalizedTexts>(),
    /** The size of the filter, e.g. `160x200`. */
    sizeKey: text('size_key'),
    widthCm: doublePrecision('width_cm'),
    depthCm: doublePrecision('depth_cm'),
    heightCm: doublePrecision('height_cm'),
    weightKg: doublePrecision('weight_kg'),
    /** Set if it can be sold without stock: days until it arrives. */
    backOrderDays: integer('back_order_days'),
    /** How much its price buys, where it is sold by measure. */
    content: jsonb('content').$type<Content>(),
    /** Made to the buyer's wishes: it cannot be withdrawn from. */
    isMadeToOrder: boolean('made_to_order').notNull().default(false),
  },
  (table) => [index('variants_product').on(table.productKey, table.position)],
)

/** Which products a brand sells. */
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

/** The parts of a package: a table, and four chairs. */
export const packageParts = pgTable(
  'package_parts',
  {
    packageKey: text('package_key')
      .notNull()
      .references(() => products.key, { onDelete: 'cascade' }),
    partKey: text('part_key').notNull(),
    position: integer('position').notNull(),
    titles: jsonb('titles').$type<LocalizedTexts>().notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageKey, table.partKey] }),
    check('package_parts_quantity', sql`${table.quantity} > 0`),
  ],
)

/** The options of a part; the first is included in the package's price. */
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
