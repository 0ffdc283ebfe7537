import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { ImportReport, ImportStep } from '../../features/catalog-files/import-records.ts'

const PLURALS: Readonly<Record<CatalogRecordType, string>> = {
  media: 'media files',
  supplier: 'suppliers',
  manufacturer: 'manufacturers',
  productBrand: 'product brands',
  series: 'series',
  category: 'categories',
  room: 'rooms',
  label: 'labels',
  store: 'stores',
  product: 'products',
  price: 'prices',
  stock: 'stock levels',
  storePlace: 'places in stores',
  review: 'reviews',
  sale: 'sales',
  recall: 'recalls',
  dueDiligence: 'due-diligence references',
  deliveryCalendar: 'calendars of deliveries',
  deliveryClass: 'size classes',
  deliveryZone: 'delivery zones',
  deliveryRate: 'delivery rates',
  deliveryWay: 'other ways of delivery',
  deliveryCapacity: 'numbers of places',
  environmentalProof: 'proofs of environmental claims',
  promotion: 'promotions',
  giftCard: 'gift cards',
}

export function stepText(step: ImportStep): string {
  if (step === 'wait') return 'waiting until another import has ended'
  return step === 'check' ? 'checking' : `saving ${PLURALS[step]}`
}

/** `204 products, 1 200 prices (30 more were there already); 1 934 rows changed` */
export function describeReport({ counts, known, changedRows }: ImportReport): string {
  const types = Object.keys(PLURALS) as CatalogRecordType[]
  const taken = types.filter((type) => counts[type]).map((type) => `${counts[type]} ${PLURALS[type]}`)
  const again = known > 0 ? ` (${known} more were there already)` : ''
  return `${taken.join(', ') || 'no record'}${again}; ${changedRows} rows changed`
}
