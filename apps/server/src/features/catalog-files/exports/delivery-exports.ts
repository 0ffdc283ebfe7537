import type { DeliveryService, DeliveryTier } from '@firkant/domain/delivery/delivery-promise.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import {
  deliveryCalendars,
  deliveryCapacities,
  deliveryClasses,
  deliveryRates,
  deliveryWays,
  deliveryZones,
} from '../../delivery/delivery-tables.ts'
import type { RecordExport } from './record-export.ts'
import { plainly } from './reference-exports.ts'

export const exportDeliveryCalendars: RecordExport<'deliveryCalendar'> = async function* (tx) {
  const rows = await tx.select().from(deliveryCalendars).orderBy(plainly(deliveryCalendars.market))
  yield rows.map(({ market, lastOrderHour, weekdays, holidays }) => ({
    type: 'deliveryCalendar',
    market: market as MarketKey,
    lastOrderHour,
    weekdays,
    holidays,
  }))
}

export const exportDeliveryClasses: RecordExport<'deliveryClass'> = async function* (tx) {
  const rows = await tx.select().from(deliveryClasses).orderBy(plainly(deliveryClasses.key))
  yield rows.map(({ key, maxWeightKg, maxLongestCm }) => ({
    type: 'deliveryClass',
    key: key as DeliveryTier,
    maxWeightKg: maxWeightKg ?? undefined,
    maxLongestCm: maxLongestCm ?? undefined,
  }))
}

export const exportDeliveryZones: RecordExport<'deliveryZone'> = async function* (tx) {
  const rows = await tx.select().from(deliveryZones).orderBy(plainly(deliveryZones.key))
  yield rows.map(({ key, market, postcodes, isRest }) => ({
    type: 'deliveryZone',
    key,
    market: market as MarketKey,
    postcodes,
    isRest,
  }))
}

type RateRow = Omit<typeof deliveryWays.$inferSelect, 'isOffered'>

const rateOf = ({ sizeClass, service, priceMinor, freeFromMinor, weekdays, windows, ...rest }: RateRow) => ({
  ...rest,
  sizeClass: sizeClass as DeliveryTier,
  service: service as DeliveryService,
  price: priceMinor / MINOR_PER_MAJOR,
  freeFrom: freeFromMinor === null ? undefined : freeFromMinor / MINOR_PER_MAJOR,
  weekdays: weekdays ?? undefined,
  windows: windows ?? undefined,
})

export const exportDeliveryRates: RecordExport<'deliveryRate'> = async function* (tx) {
  const rows = await tx
    .select()
    .from(deliveryRates)
    .orderBy(plainly(deliveryRates.zone), plainly(deliveryRates.sizeClass))
  yield rows.map((row) => ({ type: 'deliveryRate', ...rateOf(row) }))
}

export const exportDeliveryWays: RecordExport<'deliveryWay'> = async function* (tx) {
  const rows = await tx
    .select()
    .from(deliveryWays)
    .orderBy(plainly(deliveryWays.zone), plainly(deliveryWays.sizeClass), plainly(deliveryWays.service))
  yield rows.map(({ isOffered, ...row }) => ({ type: 'deliveryWay', ...rateOf(row), isOffered }))
}

export const exportDeliveryCapacities: RecordExport<'deliveryCapacity'> = async function* (tx) {
  const rows = await tx
    .select()
    .from(deliveryCapacities)
    .orderBy(
      plainly(deliveryCapacities.zone),
      plainly(deliveryCapacities.service),
      plainly(deliveryCapacities.day),
      plainly(deliveryCapacities.timeWindow),
    )
  yield rows.map(({ zone, service, day, timeWindow, places }) => ({
    type: 'deliveryCapacity',
    zone,
    service: service as DeliveryService,
    day,
    window: timeWindow || undefined,
    places,
  }))
}
