import { z } from 'zod'
import { BRAND_KEYS } from '../brand/brand-key.ts'
import { DELIVERY_RECORDS } from '../delivery/delivery-records.ts'
import { carriedRecord } from '../fit/carried-piece.ts'
import { dueDiligenceRecord } from '../law/due-diligence-record.ts'
import { ENERGY_DOCUMENTS, energyRecord } from '../law/energy/energy-record.ts'
import { environmentalProofRecord } from '../law/environment/environmental-proof-record.ts'
import { guaranteeYears } from '../law/guarantee/guarantee-years.ts'
import { manufacturerRecord } from '../law/manufacturer-record.ts'
import { recallRecord } from '../law/recall-record.ts'
import { localizedText, longText, shortText } from '../market/localized-text.ts'
import { LANGUAGES, MARKET_KEYS } from '../market/market.ts'
import { modelRecord } from '../models-3d/model-record.ts'
import { PRICE_AUDIENCES, PRICE_REASONS } from '../pricing/price-log.ts'
import { contentRecord } from '../pricing/unit-price.ts'
import { brandPromotionRecord, giftCardRecord } from '../promotions/promotion-schema.ts'
import { reviewRecord } from '../reviews/review-record.ts'
import { aisle, location, openingHours, specialDays, storeServices } from '../stores/store-record-parts.ts'

/** Keys of products, categories and the like: they are part of addresses. */
export const CATALOG_KEY = /^[a-z0-9][a-z0-9-]{0,79}$/
export const SKU = /^[A-Z0-9][A-Z0-9._-]{0,79}$/
const HEX_COLOUR = /^#[0-9a-f]{6}$/i
const FILE = /^[\w-]+(?:\/[\w.-]+)+$/

/** What the shop sells: one thing, several as one, or a piece of fabric or wood to look at. */
export const PRODUCT_KINDS = ['product', 'package', 'sample'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

const key = z.string().regex(CATALOG_KEY, 'lower-case letters, digits and hyphens')
const sku = z.string().regex(SKU, 'capital letters, digits, dots and hyphens')
const file = z.string().regex(FILE, 'a file of the media folder, such as products/sofa-1.webp')
const moment = z.iso.datetime({ offset: true })
const name = z.string().trim().min(1).max(160)
const brand = z.enum(BRAND_KEYS)
const market = z.enum(MARKET_KEYS)
const cm = z.number().positive().max(2000)

export const mediaRecord = z.strictObject({
  type: z.literal('media'),
  file,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  colour: z.string().regex(HEX_COLOUR),
  hash: z.string().min(6).max(64),
})

export const supplierRecord = z.strictObject({
  type: z.literal('supplier'),
  key,
  name,
  address: z.string().max(200).default(''),
  email: z.union([z.literal(''), z.email()]).default(''),
})

export const productBrandRecord = z.strictObject({
  type: z.literal('productBrand'),
  key,
  name,
  description: longText.optional(),
  image: file.optional(),
})

export const seriesRecord = z.strictObject({ type: z.literal('series'), key, name, description: longText.optional() })

export const categoryRecord = z.strictObject({
  type: z.literal('category'),
  key,
  parentKey: key.optional(),
  position: z.number().int().min(0).default(0),
  name: shortText,
  image: file.optional(),
  intro: localizedText(600).optional(),
  /** Editor HTML below the products; sanitised before it is stored. */
  html: longText.optional(),
  pageType: z.enum(['CategoryPage', 'CampaignPage']).default('CategoryPage'),
})

export const roomRecord = z.strictObject({
  type: z.literal('room'),
  key,
  position: z.number().int().min(0).default(0),
  name: shortText,
  images: z.partialRecord(z.enum(['light', 'dark']), file),
})

export const labelRecord = z.strictObject({
  type: z.literal('label'),
  key,
  labelType: z.enum(['quality', 'service', 'campaign', 'environment']),
  text: localizedText(30),
  description: localizedText(300),
})

export const storeRecord = z.strictObject({
  type: z.literal('store'),
  key,
  market,
  position: z.number().int().min(0).default(0),
  name,
  street: z.string().min(1).max(120),
  postalCode: z.string().min(3).max(10),
  city: z.string().min(1).max(60),
  phone: z.string().min(5).max(30),
  email: z.email(),
  openingHours,
  specialDays,
  services: storeServices,
  /** The region under which it is listed; like all its texts in the language of its market. */
  region: z.string().max(60).default(''),
  description: z.string().max(600).default(''),
  location: location.optional(),
})

const variantRecord = z.strictObject({
  sku,
  name: shortText.optional(),
  sizeKey: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.x-]{0,30}$/)
    .optional(),
  widthCm: cm.optional(),
  depthCm: cm.optional(),
  heightCm: cm.optional(),
  weightKg: z.number().positive().max(2000).optional(),
  backOrderDays: z.number().int().min(1).max(400).optional(),
  /** What its price is for, where it is sold by measure: gives the price per unit. */
  content: contentRecord.optional(),
  /** Made to the buyer's wishes: the right of withdrawal ends with the order. A choice among what there is does not count. */
  isMadeToOrder: z.boolean().optional(),
})

const partRecord = z.strictObject({
  key,
  title: shortText,
  quantity: z.number().int().min(1).max(99).default(1),
  /** SKUs; the first is included in the package's price. */
  choices: z.array(sku).min(1).max(20),
})

export const productRecord = z.strictObject({
  type: z.literal('product'),
  key,
  designKey: key,
  /** A sample is sold where something is that names it among its `samples`; it has neither brands nor a price. */
  kind: z.enum(PRODUCT_KINDS).default('product'),
  family: z.string().max(40).default(''),
  /** The first is the main one: it determines the address. */
  categoryKeys: z.array(key).min(1).max(12),
  roomKeys: z.array(key).max(12).default([]),
  seriesKey: key.optional(),
  productBrandKey: key.optional(),
  supplierKey: key.optional(),
  manufacturerKey: key.optional(),
  /** The maker's own name of the model: with the sku it tells one product from all others. */
  modelCode: z.string().trim().max(80).default(''),
  /** Of the producer's guarantee: free, and on the whole product. */
  guaranteeYears: guaranteeYears.optional(),
  energy: energyRecord.optional(),
  model: modelRecord.optional(),
  /** How it is carried in: its parcels, or what makes it smaller. Absent where that is not known. */
  carried: carriedRecord.optional(),
  /** The brands that sell it; empty if it is no longer sold. */
  brands: z.array(brand),
  colour: z.strictObject({ key, hex: z.string().regex(HEX_COLOUR), name: shortText }),
  material: z.strictObject({ key, name: shortText }),
  widthCm: cm,
  depthCm: cm,
  heightCm: cm,
  weightKg: z.number().positive().max(2000),
  /** Further dimensions in centimetres: seatHeight, seatWidth, seatDepth, diameter, extendedWidth, cableLength, thickness. */
  measurements: z
    .partialRecord(
      z.enum(['seatHeight', 'seatWidth', 'seatDepth', 'diameter', 'extendedWidth', 'cableLength', 'thickness']),
      z.number().positive().max(2000),
    )
    .default({}),
  soldInGroupsOf: z.number().int().min(1).max(100).default(1),
  launchedAt: moment,
  position: z.number().int().min(0).default(0),
  /** How much the shop prefers to sell it: ranks higher among equal search results. Never shown. */
  marginWeight: z.number().min(-1).max(1).default(0),
  name: shortText,
  subtitle: localizedText(200),
  description: longText.optional(),
  points: z.array(localizedText(200)).max(8).default([]),
  care: localizedText(2000).optional(),
  assembly: localizedText(2000).optional(),
  /** Warnings and safety information. */
  safety: localizedText(2000).optional(),
  labels: z.array(key).max(6).default([]),
  accessories: z.array(key).max(24).default([]),
  /** Samples of what it is made of, the most visible first. */
  samples: z.array(key).max(4).default([]),
  images: z
    .array(z.strictObject({ file, alt: z.partialRecord(z.enum(LANGUAGES), z.string().max(250)), sku: sku.optional() }))
    .max(24),
  documents: z
    .array(
      z.strictObject({
        kind: z.enum(['assembly', 'care', 'safety', 'warranty', ...ENERGY_DOCUMENTS]),
        language: z.enum(LANGUAGES),
        title: z.string().min(1).max(120),
        file,
        bytes: z.number().int().positive(),
      }),
    )
    .max(40)
    .default([]),
  variants: z.array(variantRecord).min(1).max(60),
  /** Only for packages. */
  parts: z.array(partRecord).max(12).default([]),
})

/** One entry of the append-only price log; importing the same entry again adds nothing. */
export const priceRecord = z.strictObject({
  type: z.literal('price'),
  sku,
  brand,
  market,
  /** In the market's currency with VAT, at most two decimals. */
  amount: z
    .number()
    .positive()
    .max(10_000_000)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'at most two decimals'),
  reason: z.enum(PRICE_REASONS),
  audience: z.enum(PRICE_AUDIENCES).default('all'),
  from: moment,
  to: moment.optional(),
})

export const stockRecord = z.strictObject({
  type: z.literal('stock'),
  sku,
  /** `central`, or the key of a store. */
  location: key,
  onHand: z.number().int().min(-9999).max(1_000_000),
})

/** Where it stands in a store; apart from stock, whose feeds know nothing of it. */
export const storePlaceRecord = z.strictObject({
  type: z.literal('storePlace'),
  sku,
  store: key,
  aisle,
  isOnShow: z.boolean().default(false),
})

/** An order line sold elsewhere, or before this shop existed. */
export const saleRecord = z.strictObject({
  type: z.literal('sale'),
  sku,
  brand,
  market,
  quantity: z.number().int().min(1).max(9999),
  soldAt: moment,
  reference: z.string().min(1).max(120),
  /** The same for all lines of an order: what was bought together. */
  orderKey: z.string().min(1).max(120).optional(),
})

/** One line of a catalogue file. */
export const catalogRecord = z.discriminatedUnion('type', [
  mediaRecord,
  supplierRecord,
  manufacturerRecord,
  productBrandRecord,
  seriesRecord,
  categoryRecord,
  roomRecord,
  labelRecord,
  storeRecord,
  productRecord,
  recallRecord,
  dueDiligenceRecord,
  environmentalProofRecord,
  priceRecord,
  stockRecord,
  storePlaceRecord,
  reviewRecord,
  saleRecord,
  ...DELIVERY_RECORDS,
  brandPromotionRecord,
  giftCardRecord,
])
export type CatalogRecord = z.infer<typeof catalogRecord>
export type CatalogRecordType = CatalogRecord['type']
export type RecordOf<Type extends CatalogRecordType> = Extract<CatalogRecord, { type: Type }>
