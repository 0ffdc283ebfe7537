import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import type { CellKind } from './csv-cells.ts'

export interface CsvForm {
  readonly columns: Readonly<Record<string, CellKind>>
  /** Required columns; together they identify the form. */
  readonly required: readonly string[]
}

export const CSV_TYPES = [
  'product',
  'price',
  'stock',
  'storePlace',
  'sale',
  'review',
  'giftCard',
  'manufacturer',
  'dueDiligence',
  'deliveryZone',
  'deliveryRate',
  'deliveryWay',
  'deliveryCapacity',
  'environmentalProof',
] as const satisfies readonly CatalogRecordType[]
export type CsvType = (typeof CSV_TYPES)[number]

function inLanguages(path: string, kind: CellKind = 'text'): Readonly<Record<string, CellKind>> {
  return Object.fromEntries(LANGUAGES.map((language) => [`${path}.${language}`, kind]))
}
const needed = (path: string) => ['da', 'nb', 'sv'].map((language) => `${path}.${language}`)

const DELIVERY_RATE: CsvForm = {
  columns: {
    zone: 'text',
    sizeClass: 'text',
    service: 'text',
    carrier: 'text',
    price: 'number',
    freeFrom: 'number',
    leadDays: 'number',
    weekdays: 'list',
    windows: 'list',
  },
  required: ['zone', 'sizeClass', 'service', 'carrier', 'price', 'leadDays'],
}

const SIZE: CsvForm['columns'] = { widthCm: 'number', depthCm: 'number', heightCm: 'number', weightKg: 'number' }
const MEASUREMENTS = ['seatHeight', 'seatWidth', 'seatDepth', 'diameter', 'extendedWidth', 'cableLength', 'thickness']

const ENERGY: CsvForm['columns'] = {
  'energy.source': 'text',
  'energy.class': 'text',
  'energy.eprel': 'text',
  'energy.supplier': 'text',
  'energy.model': 'text',
  'energy.kwhPer1000h': 'number',
  'energy.lumen': 'number',
  'energy.kelvin': 'number',
  'energy.watt': 'number',
  'energy.cri': 'number',
  'energy.technology': 'text',
  'energy.isDimmable': 'boolean',
  'energy.replaceable': 'text',
}

/** Columns of the product: the same on each of its rows, or empty after the first. */
const PRODUCT_COLUMNS: CsvForm['columns'] = {
  key: 'text',
  designKey: 'text',
  kind: 'text',
  family: 'text',
  categoryKeys: 'list',
  roomKeys: 'list',
  seriesKey: 'text',
  productBrandKey: 'text',
  supplierKey: 'text',
  manufacturerKey: 'text',
  modelCode: 'text',
  guaranteeYears: 'number',
  ...ENERGY,
  'model.file': 'text',
  'model.variant': 'text',
  'carried.parcels': 'list',
  'carried.legsCm': 'number',
  'carried.diagonalDepthCm': 'number',
  brands: 'list',
  'colour.key': 'text',
  'colour.hex': 'text',
  ...inLanguages('colour.name'),
  'material.key': 'text',
  ...inLanguages('material.name'),
  ...SIZE,
  ...Object.fromEntries(MEASUREMENTS.map((name) => [`measurements.${name}`, 'number'] as const)),
  soldInGroupsOf: 'number',
  launchedAt: 'text',
  position: 'number',
  marginWeight: 'number',
  ...inLanguages('name'),
  ...inLanguages('subtitle'),
  ...inLanguages('description'),
  ...inLanguages('points', 'list'),
  ...inLanguages('care'),
  ...inLanguages('assembly'),
  ...inLanguages('safety'),
  labels: 'list',
  accessories: 'list',
  samples: 'list',
  images: 'list',
  documents: 'list',
  parts: 'list',
}
/** Columns of the row's variant. */
export const VARIANT_COLUMNS: CsvForm['columns'] = {
  sku: 'text',
  ...inLanguages('variant.name'),
  'variant.sizeKey': 'text',
  ...Object.fromEntries(Object.entries(SIZE).map(([name, kind]) => [`variant.${name}`, kind] as const)),
  'variant.backOrderDays': 'number',
  'variant.content.quantity': 'number',
  'variant.content.unit': 'text',
  'variant.isMadeToOrder': 'boolean',
}

const CONTACT: CsvForm['columns'] = {
  name: 'text',
  'address.street': 'text',
  'address.postalCode': 'text',
  'address.city': 'text',
  'address.country': 'text',
  email: 'text',
  url: 'text',
}

export const CSV_FORMS: Readonly<Record<CsvType, CsvForm>> = {
  product: {
    columns: { ...PRODUCT_COLUMNS, ...VARIANT_COLUMNS },
    required: ['key', 'designKey', 'categoryKeys', 'brands', ...needed('name'), ...needed('subtitle'), 'sku'],
  },
  price: {
    columns: {
      sku: 'text',
      brand: 'text',
      market: 'text',
      amount: 'number',
      reason: 'text',
      audience: 'text',
      from: 'text',
      to: 'text',
    },
    required: ['sku', 'brand', 'market', 'amount', 'reason', 'from'],
  },
  stock: {
    columns: { sku: 'text', location: 'text', onHand: 'number' },
    required: ['sku', 'location', 'onHand'],
  },
  storePlace: {
    columns: { sku: 'text', store: 'text', aisle: 'text', isOnShow: 'boolean' },
    required: ['sku', 'store', 'isOnShow'],
  },
  sale: {
    columns: {
      sku: 'text',
      brand: 'text',
      market: 'text',
      quantity: 'number',
      soldAt: 'text',
      reference: 'text',
      orderKey: 'text',
    },
    required: ['sku', 'brand', 'market', 'quantity', 'soldAt', 'reference'],
  },
  review: {
    columns: {
      key: 'text',
      designKey: 'text',
      language: 'text',
      rating: 'number',
      title: 'text',
      text: 'text',
      author: 'text',
      isVerified: 'boolean',
      writtenAt: 'text',
    },
    required: ['key', 'designKey', 'language', 'rating', 'text', 'author', 'writtenAt'],
  },
  giftCard: {
    columns: { code: 'text', brand: 'text', market: 'text', amount: 'number', to: 'text' },
    required: ['code', 'brand', 'market', 'amount'],
  },
  dueDiligence: {
    columns: { productKey: 'text', reference: 'text', suppliedOn: 'text' },
    required: ['productKey', 'reference', 'suppliedOn'],
  },
  deliveryZone: {
    columns: { key: 'text', market: 'text', postcodes: 'list', isRest: 'boolean' },
    required: ['key', 'market', 'postcodes'],
  },
  deliveryRate: DELIVERY_RATE,
  deliveryWay: {
    columns: { ...DELIVERY_RATE.columns, isOffered: 'boolean' },
    required: DELIVERY_RATE.required,
  },
  deliveryCapacity: {
    columns: { zone: 'text', service: 'text', day: 'text', places: 'number' },
    required: ['zone', 'service', 'places'],
  },
  environmentalProof: {
    columns: { key: 'text', claim: 'text', scope: 'text', evidence: 'text', validUntil: 'text', about: 'list' },
    required: ['key', 'claim', 'scope', 'evidence', 'validUntil', 'about'],
  },
  manufacturer: {
    columns: {
      key: 'text',
      ...CONTACT,
      ...Object.fromEntries(Object.entries(CONTACT).map(([name, kind]) => [`responsible.${name}`, kind] as const)),
    },
    required: ['key', 'name', 'address.street', 'address.country'],
  },
}
