import type { MarketKey } from '../market/market.ts'
import type { DeliveryService, DeliveryTier, DeliveryWindow } from './delivery-promise.ts'
import type { Day } from './working-days.ts'

/** When a market packs and delivers. */
export interface DeliveryCalendar {
  /** Orders before this hour leave the same day. */
  readonly lastOrderHour: number
  /** 1 is Monday. */
  readonly weekdays: readonly number[]
  /** As in `holiday-rules.ts`. */
  readonly holidays: readonly string[]
}

/** What still fits a size class; without numbers, everything does. */
export interface SizeLimit {
  readonly tier: DeliveryTier
  readonly maxWeightKg?: number | undefined
  readonly maxLongestCm?: number | undefined
}

export interface DeliveryZone {
  readonly key: string
  /** As in files: `8000`, `3700-3799`. The zone of all other postcodes has none. */
  readonly postcodes: readonly string[]
  readonly isRest: boolean
}

export interface DeliveryRate {
  readonly zone: string
  readonly tier: DeliveryTier
  readonly service: DeliveryService
  readonly carrier: string
  readonly priceMinor: number
  /** Free from this order value on. */
  readonly freeFromMinor?: number | undefined
  /** Working days from packing to arrival. */
  readonly leadDays: number
  /** Days on which the zone is served; all working days when absent. */
  readonly weekdays?: readonly number[] | undefined
  /** What the buyer may choose instead of the whole day. */
  readonly windows?: readonly DeliveryWindow[] | undefined
  /** When on the day its carrier says that it usually comes: said, not promised. */
  readonly usualHours?: DeliveryWindow | undefined
}

/** Everything that decides how, when and for how much a market delivers. */
export interface MarketDelivery {
  readonly market: MarketKey
  readonly calendar: DeliveryCalendar
  /** Smallest class first. */
  readonly limits: readonly SizeLimit[]
  readonly zones: readonly DeliveryZone[]
  /** How each class comes to each zone unless the buyer chooses another way. */
  readonly rates: readonly DeliveryRate[]
  /** The other ways. */
  readonly ways: readonly DeliveryRate[]
  /** Where a day, or a window of each day, has only so many places: `servedName`. */
  readonly limited: ReadonlySet<string>
  /** Days and windows in which no place is left: `fullDayName`. */
  readonly fullDays: ReadonlySet<string>
}

/** As in files: `8-12`. */
export const windowText = ({ from, to }: DeliveryWindow) => `${from}-${to}`

/** Without a window, the whole day. */
export const servedName = (zone: string, service: DeliveryService, window?: DeliveryWindow) =>
  `${zone} ${service}${window ? ` ${windowText(window)}` : ''}`

interface Hours {
  readonly day: Day
  readonly window?: DeliveryWindow | undefined
}

export const fullDayName = (zone: string, service: DeliveryService, { day, window }: Hours) =>
  `${servedName(zone, service, window)} ${day}`

/** A window has no place left when its day has none. */
export function isFull(
  { fullDays }: Pick<MarketDelivery, 'fullDays'>,
  { zone, service }: Pick<DeliveryRate, 'zone' | 'service'>,
  { day, window }: Hours,
): boolean {
  if (fullDays.has(fullDayName(zone, service, { day }))) return true
  return window !== undefined && fullDays.has(fullDayName(zone, service, { day, window }))
}

export interface Shipment {
  readonly weightKg: number
  readonly longestCm: number
}

/** The smallest class that fits; anything larger goes the largest way. */
export function deliveryTierOf({ weightKg, longestCm }: Shipment, { limits }: Pick<MarketDelivery, 'limits'>) {
  const fits = ({ maxWeightKg = Infinity, maxLongestCm = Infinity }: SizeLimit) =>
    weightKg <= maxWeightKg && longestCm <= maxLongestCm
  return limits.find(fits)?.tier ?? 'twoMan'
}

/** As in files: `8-12`. */
export function readWindow(written: string): DeliveryWindow {
  const [from, to] = written.split('-')
  return { from: Number(from), to: Number(to) }
}

/** First and last postcode of a written range. */
export function postcodeSpan(written: string): readonly [first: number, last: number] {
  const [first = '', last = first] = written.split('-')
  return [Number(first), Number(last)]
}

/** The zone of a postcode (digits only); without one, or for one that no zone names, that of all others. */
export function zoneOf({ zones }: Pick<MarketDelivery, 'zones'>, digits: string | undefined): string {
  const code = Number(digits)
  const holds = (written: string) => {
    const [first, last] = postcodeSpan(written)
    return first <= code && code <= last
  }
  const named = digits === undefined ? undefined : zones.find(({ postcodes }) => postcodes.some(holds))
  return (named ?? zones.find(({ isRest }) => isRest))?.key ?? ''
}

/** The usual way first. */
export function ratesOf({ rates, ways }: MarketDelivery, zone: string, tier: DeliveryTier): readonly DeliveryRate[] {
  const isOf = (each: DeliveryRate) => each.zone === zone && each.tier === tier
  return [...rates.filter(isOf), ...ways.filter(isOf)]
}

/** The usual way, or the chosen one where the zone has it. */
export function getRate(
  delivery: MarketDelivery,
  {
    zone,
    tier,
    service,
  }: { readonly zone: string; readonly tier: DeliveryTier; readonly service?: DeliveryService | undefined },
): DeliveryRate {
  const isOf = (each: DeliveryRate) => each.zone === zone && each.tier === tier
  const usual = delivery.rates.find(isOf)
  const isUsual = service === undefined || usual?.service === service
  const rate = isUsual ? usual : (delivery.ways.find((each) => isOf(each) && each.service === service) ?? usual)
  // The import refuses zones that lack one.
  if (!rate) throw new Error(`No delivery rate for ${tier} in zone ${zone} of ${delivery.market}`)
  return rate
}

export function ratePriceMinor({ priceMinor, freeFromMinor = Infinity }: DeliveryRate, goodsMinor: number): number {
  return goodsMinor >= freeFromMinor ? 0 : priceMinor
}

interface Charged {
  readonly goodsMinor: number
  /** What a promotion that frees the usual way takes off any way. */
  readonly freedMinor: number
}

export const chargedMinor = (rate: DeliveryRate, { goodsMinor, freedMinor }: Charged): number =>
  Math.max(0, ratePriceMinor(rate, goodsMinor) - freedMinor)
