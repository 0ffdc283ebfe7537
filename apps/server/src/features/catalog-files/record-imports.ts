import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { RecordImport } from './record-import.ts'
import { categoryImport } from './records/category-import.ts'
import {
  deliveryCalendarImport,
  deliveryCapacityImport,
  deliveryClassImport,
  deliveryRateImport,
  deliveryWayImport,
  deliveryZoneImport,
} from './records/delivery/delivery-imports.ts'
import { dueDiligenceImport } from './records/due-diligence-import.ts'
import { environmentalProofImport } from './records/environmental-proof-import.ts'
import { giftCardImport } from './records/gift-card-import.ts'
import { labelImport } from './records/label-import.ts'
import { manufacturerImport } from './records/manufacturer-import.ts'
import { mediaImport } from './records/media-import.ts'
import { priceImport } from './records/price-import.ts'
import { productBrandImport } from './records/product-brand-import.ts'
import { productImport } from './records/product-import.ts'
import { promotionImport } from './records/promotion-import.ts'
import { recallImport } from './records/recall-import.ts'
import { reviewImport } from './records/review-import.ts'
import { roomImport } from './records/room-import.ts'
import { saleImport } from './records/sale-import.ts'
import { seriesImport } from './records/series-import.ts'
import { stockImport } from './records/stock-import.ts'
import { storeImport } from './records/store-import.ts'
import { storePlaceImport } from './records/store-place-import.ts'
import { supplierImport } from './records/supplier-import.ts'
import { stagedClaims } from './staging/staged-claims.ts'
import type { StagedTable } from './staging/staged-table.ts'

/** Every record type. To add one: its schema in the domain, its file beside this one, a line here. */
export const RECORD_IMPORTS: { readonly [Type in CatalogRecordType]: RecordImport<Type> } = {
  media: mediaImport,
  supplier: supplierImport,
  manufacturer: manufacturerImport,
  productBrand: productBrandImport,
  series: seriesImport,
  category: categoryImport,
  room: roomImport,
  label: labelImport,
  store: storeImport,
  product: productImport,
  price: priceImport,
  stock: stockImport,
  storePlace: storePlaceImport,
  review: reviewImport,
  sale: saleImport,
  recall: recallImport,
  dueDiligence: dueDiligenceImport,
  deliveryCalendar: deliveryCalendarImport,
  deliveryClass: deliveryClassImport,
  deliveryZone: deliveryZoneImport,
  deliveryRate: deliveryRateImport,
  deliveryWay: deliveryWayImport,
  deliveryCapacity: deliveryCapacityImport,
  environmentalProof: environmentalProofImport,
  promotion: promotionImport,
  giftCard: giftCardImport,
}

/** In the order of references: what is referred to is saved first. */
export const RECORD_TYPES = Object.keys(RECORD_IMPORTS) as readonly CatalogRecordType[]

/** Those of the records, and what their texts claim. */
export const allStagedTables = (): readonly StagedTable[] => [...tablesOf(RECORD_TYPES), stagedClaims]

export const tablesOf = (types: readonly CatalogRecordType[]): readonly StagedTable[] =>
  types.flatMap((type) => RECORD_IMPORTS[type].tables)
