import { DAY_MS, HOUR_MS } from '../duration/duration.ts'
import { marketTime } from '../market/market-clock.ts'
import type { Market } from '../market/market.ts'
import { amountOf } from '../money/money.ts'
import {
  deliveryTierOf,
  getRate,
  isFull,
  ratePriceMinor,
  zoneOf,
  type DeliveryRate,
  type MarketDelivery,
  type Shipment,
} from './delivery-plan.ts'
import type {
  DeliveryPromise,
  DeliveryService,
  DeliveryTier,
  DeliveryWindow,
  PromisedDay,
  PromiseReason,
} from './delivery-promise.ts'
import { isHoliday, weekdayOf } from './holiday-rules.ts'
import { addDays, type Day } from './working-days.ts'

export interface Shipped {
  readonly tier: DeliveryTier
  /** Days until the items are in stock; only for back orders. */
  readonly backOrderDays?: number | undefined
  /** Without one, or where the zone lacks it, the usual way. */
  readonly service?: DeliveryService | undefined
  readonly window?: DeliveryWindow | undefined
  /** Without one, the zone of all postcodes that have none of their own. */
  readonly zone?: string | undefined
}

/** A calendar that is closed for longer is a mistake; a zone that is full for longer promises nothing. */
const MAX_AHEAD_DAYS = 400

/** Goes from day to day and remembers what it passed over. */
function walk(
  delivery: MarketDelivery,
  rate: DeliveryRate,
  { packedOn, window }: { readonly packedOn: Day; readonly window?: DeliveryWindow | undefined },
) {
  const { calendar } = delivery
  const holidays: Day[] = []
  const full: Day[] = []
  let isSkipped = false
  let left = rate.leadDays
  const end = addDays(packedOn, MAX_AHEAD_DAYS)
  for (let day = packedOn; day < end; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (!calendar.weekdays.includes(weekday)) continue
    if (isHoliday(calendar.holidays, day)) {
      holidays.push(day)
      continue
    }
    if (left > 0) {
      left -= 1
      continue
    }
    const isOn = rate.weekdays?.includes(weekday) ?? true
    const isTaken = isOn && isFull(delivery, rate, { day, window })
    if (isOn && !isTaken) return { day, holidays, full, isSkipped }
    if (isTaken) full.push(day)
    isSkipped ||= !isOn
  }
  return undefined
}

/** The day on which an order that is placed then is packed, if everything is there. */
export function packingDay({ calendar, market }: MarketDelivery, placedAt: Date): Day {
  const { day, hour } = marketTime(market, placedAt)
  return addDays(day, hour >= calendar.lastOrderHour ? 1 : 0)
}

/** The first day on which what is packed then can come. */
export const firstDay = (delivery: MarketDelivery, rate: DeliveryRate, packedOn: Day): Day | undefined =>
  walk(delivery, rate, { packedOn })?.day

export function isServed({ calendar }: MarketDelivery, { weekdays }: DeliveryRate, day: Day): boolean {
  const weekday = weekdayOf(day)
  const isOpen = calendar.weekdays.includes(weekday) && !isHoliday(calendar.holidays, day)
  return isOpen && (weekdays?.includes(weekday) ?? true)
}

function calculateDay(
  { tier, backOrderDays = 0, zone = '', service, window }: Shipped,
  delivery: MarketDelivery,
  now: Date,
): PromisedDay | undefined {
  const { calendar, market } = delivery
  const rate = getRate(delivery, { zone: zone || zoneOf(delivery, undefined), tier, service })
  const isLate = marketTime(market, now).hour >= calendar.lastOrderHour
  const walked = walk(delivery, rate, { packedOn: addDays(packingDay(delivery, now), backOrderDays), window })
  if (!walked) return undefined
  const { day, holidays, full, isSkipped } = walked
  const reasons: readonly (PromiseReason | false)[] = [
    backOrderDays > 0 && { kind: 'stock', days: backOrderDays },
    isLate && { kind: 'cutOff', hour: calendar.lastOrderHour },
    { kind: 'carrier', carrier: rate.carrier, workingDays: rate.leadDays },
    holidays.length > 0 && { kind: 'holiday', days: holidays },
    isSkipped && { kind: 'weekday', weekdays: rate.weekdays ?? [] },
    full.length > 0 && { kind: 'full', days: full },
  ]
  const place = { day, zone: rate.zone, service: rate.service, ...(window && { window }) }
  return { ...place, reasons: reasons.filter((reason) => reason !== false) }
}

interface KnownDays {
  readonly hour: number
  readonly days: Map<string, PromisedDay | undefined>
}

/** A page of cards asks for the same few days again and again; they change on the hour, or with another plan. */
const knownDays = new WeakMap<MarketDelivery, KnownDays>()

function knownAt(delivery: MarketDelivery, now: Date): KnownDays['days'] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const before = knownDays.get(delivery)
  if (before?.hour === hour) return before.days
  const days = new Map<string, PromisedDay | undefined>()
  knownDays.set(delivery, { hour, days })
  return days
}

/**
 * The one function that says the day: for an order placed now, from stock, last order hour, carrier, holidays, the days
 * on which the zone is served and the places that are left. Undefined where no day is left.
 */
export function promiseDay(shipped: Shipped, delivery: MarketDelivery, now: Date): PromisedDay | undefined {
  const { tier, backOrderDays = 0, zone = '', service = '', window } = shipped
  const name = [zone, tier, service, window?.from, window?.to, backOrderDays].join(' ')
  const days = knownAt(delivery, now)
  if (!days.has(name)) days.set(name, calculateDay(shipped, delivery, now))
  return days.get(name)
}

/** Days from today until then, in the market's calendar. */
export function daysToArrival(shipped: Shipped, delivery: MarketDelivery, now: Date): number {
  const promised = promiseDay(shipped, delivery, now)
  if (!promised) return Number.POSITIVE_INFINITY
  return Math.round((Date.parse(promised.day) - Date.parse(marketTime(delivery.market, now).day)) / DAY_MS)
}

export interface DeliveryFacts extends Shipment {
  readonly priceMinor: number
  readonly isBuyable: boolean
  /** Only for back orders: days until the items are in stock. */
  readonly backOrderDays?: number | undefined
  readonly zone?: string | undefined
}

export function promiseDelivery(
  facts: DeliveryFacts,
  { market, delivery }: { readonly market: Pick<Market, 'vatPercent'>; readonly delivery: MarketDelivery },
  now: Date,
): DeliveryPromise {
  const { zone = zoneOf(delivery, undefined), backOrderDays } = facts
  const tier = deliveryTierOf(facts, delivery)
  const rate = getRate(delivery, { zone, tier })
  const amount = (minor: number) => amountOf(minor, market.vatPercent)
  const promised = facts.isBuyable ? promiseDay({ tier, backOrderDays, zone }, delivery, now) : undefined
  return {
    tier,
    service: rate.service,
    price: amount(ratePriceMinor(rate, facts.priceMinor)),
    ...(rate.freeFromMinor !== undefined && { freeFrom: amount(rate.freeFromMinor) }),
    ...(promised && { arrivesOn: promised.day }),
    ...(promised && rate.usualHours && { usualHours: rate.usualHours }),
  }
}

/** When the promised day next changes: at the last order hour, or at midnight. */
export function nextPromiseChange({ market, calendar }: MarketDelivery, now: Date): Date {
  const first = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS
  for (let time = first; ; time += HOUR_MS) {
    const { hour } = marketTime(market, new Date(time))
    if (hour === calendar.lastOrderHour || hour === 0) return new Date(time)
  }
}
