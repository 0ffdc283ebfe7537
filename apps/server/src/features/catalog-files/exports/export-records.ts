import { sql } from 'drizzle-orm'
import type { CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { RECORD_TYPES } from '../record-imports.ts'
import {
  exportDeliveryCalendars,
  exportDeliveryCapacities,
  exportDeliveryClasses,
  exportDeliveryRates,
  exportDeliveryWays,
  exportDeliveryZones,
} from './delivery-exports.ts'
import { exportPrices, exportReviews, exportSales, exportStock, exportStorePlaces } from './feed-exports.ts'
import { exportDueDiligence, exportEnvironmentalProofs, exportRecalls } from './law-exports.ts'
import { exportProducts } from './product-export.ts'
import { exportGiftCards, exportPromotions } from './promotion-exports.ts'
import type { RecordExport } from './record-export.ts'
import {
  exportCategories,
  exportLabels,
  exportManufacturers,
  exportMedia,
  exportProductBrands,
  exportRooms,
  exportSeries,
  exportStores,
  exportSuppliers,
} from './reference-exports.ts'

const RECORD_EXPORTS: { readonly [Type in CatalogRecordType]: RecordExport<Type> } = {
  media: exportMedia,
  supplier: exportSuppliers,
  manufacturer: exportManufacturers,
  productBrand: exportProductBrands,
  series: exportSeries,
  category: exportCategories,
  room: exportRooms,
  label: exportLabels,
  store: exportStores,
  product: exportProducts,
  price: exportPrices,
  stock: exportStock,
  storePlace: exportStorePlaces,
  review: exportReviews,
  sale: exportSales,
  recall: exportRecalls,
  dueDiligence: exportDueDiligence,
  deliveryCalendar: exportDeliveryCalendars,
  deliveryClass: exportDeliveryClasses,
  deliveryZone: exportDeliveryZones,
  deliveryRate: exportDeliveryRates,
  deliveryWay: exportDeliveryWays,
  deliveryCapacity: exportDeliveryCapacities,
  environmentalProof: exportEnvironmentalProofs,
  promotion: exportPromotions,
  giftCard: exportGiftCards,
}

/** What is exported when nobody says what. Codes of gift cards are money: whoever wants them asks for them. */
export const USUALLY_EXPORTED = RECORD_TYPES.filter((type) => type !== 'giftCard')

export type ExportedRecord = { readonly type: CatalogRecordType } & Readonly<Record<string, unknown>>

/** A consistent snapshot, in the order in which records refer to each other. */
export async function exportRecords(
  db: Drizzle,
  types: readonly CatalogRecordType[],
  take: (records: readonly ExportedRecord[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      // Sorting a long log takes longer than the usual timeout.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local work_mem = '64MB'`)
      for (const type of RECORD_TYPES.filter((each) => types.includes(each)))
        for await (const records of RECORD_EXPORTS[type](tx)) await take(records)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
