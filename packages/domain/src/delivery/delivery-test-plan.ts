import type { MarketKey } from '../market/market.ts'
import type { DeliveryCalendar, DeliveryRate, MarketDelivery, SizeLimit } from './delivery-plan.ts'
import type { DeliveryService, DeliveryTier } from './delivery-promise.ts'

/** As every shop begins: the numbers of the specification, one zone for each market. */
const LIMITS: readonly SizeLimit[] = [
  { tier: 'letter', maxWeightKg: 2, maxLongestCm: 35 },
  { tier: 'parcel', maxWeightKg: 20, maxLongestCm: 120 },
  { tier: 'bulky', maxWeightKg: 40, maxLongestCm: 200 },
  { tier: 'twoMan' },
]
const DANISH_HOLIDAYS = ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31']
const NORWEGIAN_HOLIDAYS = ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31']
const EASTER = ['easter-3', 'easter-2', 'easter', 'easter+1', 'easter+39', 'easter+49', 'easter+50']
const SWEDISH_HOLIDAYS = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31', 'friday from 06-19']
const SWEDISH_EASTER = ['easter-2', 'easter', 'easter+1', 'easter+39', 'easter+49']
const CALENDARS: Readonly<Record<MarketKey, DeliveryCalendar>> = {
  DK: { lastOrderHour: 14, weekdays: [1, 2, 3, 4, 5], holidays: [...DANISH_HOLIDAYS, ...EASTER] },
  NO: { lastOrderHour: 14, weekdays: [1, 2, 3, 4, 5], holidays: [...NORWEGIAN_HOLIDAYS, ...EASTER] },
  SE: { lastOrderHour: 14, weekdays: [1, 2, 3, 4, 5], holidays: [...SWEDISH_HOLIDAYS, ...SWEDISH_EASTER] },
}
const PRICES: Readonly<Record<MarketKey, Readonly<Record<DeliveryTier, number>>>> = {
  DK: { letter: 29_00, parcel: 49_00, bulky: 299_00, twoMan: 599_00 },
  NO: { letter: 49_00, parcel: 99_00, bulky: 499_00, twoMan: 899_00 },
  SE: { letter: 39_00, parcel: 59_00, bulky: 395_00, twoMan: 795_00 },
}
const FREE_FROM: Readonly<Record<MarketKey, number>> = { DK: 499_00, NO: 999_00, SE: 599_00 }
const WAYS: readonly (readonly [DeliveryTier, DeliveryService, leadDays: number])[] = [
  ['letter', 'letterBox', 2],
  ['parcel', 'door', 3],
  ['bulky', 'kerb', 6],
  ['twoMan', 'carriedIn', 8],
]

function ratesOf(market: MarketKey): readonly DeliveryRate[] {
  return WAYS.map(([tier, service, leadDays]) => ({
    zone: market.toLowerCase(),
    tier,
    service,
    carrier: 'Firkant',
    priceMinor: PRICES[market][tier],
    ...((tier === 'letter' || tier === 'parcel') && { freeFromMinor: FREE_FROM[market] }),
    leadDays,
  }))
}

export function testDelivery(market: MarketKey, more: Partial<MarketDelivery> = {}): MarketDelivery {
  return {
    market,
    calendar: CALENDARS[market],
    limits: LIMITS,
    zones: [{ key: market.toLowerCase(), postcodes: [], isRest: true }],
    rates: ratesOf(market),
    ways: [],
    limited: new Set(),
    fullDays: new Set(),
    ...more,
  }
}
