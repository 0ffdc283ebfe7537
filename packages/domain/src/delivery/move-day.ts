import { marketTime } from '../market/market-clock.ts'
import type { MarketKey } from '../market/market.ts'
import { getRate, isFull, type DeliveryRate, type MarketDelivery } from './delivery-plan.ts'
import type { DeliveryTier, PromisedDay } from './delivery-promise.ts'
import { firstDay, isServed, packingDay } from './promise-delivery.ts'
import { addDays, type Day } from './working-days.ts'

/** From noon, so many days before it, a day is fixed: the tour is planned. */
const LOCK_DAYS = 2
const LOCK_HOUR = 12
/** So far ahead a day can be moved. */
const MAX_AHEAD_DAYS = 35
const MAX_CHOICES = 15

export const lockDayOf = (day: Day): Day => addDays(day, -LOCK_DAYS)

/** Until the lock time the buyer may choose another day. */
export function isMovable(day: Day, market: MarketKey, now: Date): boolean {
  const { day: today, hour } = marketTime(market, now)
  const locksOn = lockDayOf(day)
  return today < locksOn || (today === locksOn && hour < LOCK_HOUR)
}

export interface OrderedDelivery {
  readonly promised: PromisedDay
  readonly tier: DeliveryTier
  readonly placedAt: Date
}

/** The rate of an order's way; undefined once the zone has gone or sends it in another way. */
export function rateOfOrder({ promised, tier }: OrderedDelivery, delivery: MarketDelivery): DeliveryRate | undefined {
  const { zone, service } = promised
  if (!delivery.zones.some(({ key }) => key === zone)) return undefined
  const rate = getRate(delivery, { zone, tier, service })
  return rate.service === service ? rate : undefined
}

const stockDaysOf = ({ reasons }: PromisedDay) =>
  Math.max(0, ...reasons.map((reason) => (reason.kind === 'stock' ? reason.days : 0)))

const later = (one: Day, other: Day) => (one > other ? one : other)

/** The days to which it can be moved, its own among them while it is one: none is earlier than the goods can come. */
export function movableDays(ordered: OrderedDelivery, delivery: MarketDelivery, now: Date): readonly Day[] {
  const { promised, placedAt } = ordered
  const rate = rateOfOrder(ordered, delivery)
  if (!rate || !isMovable(promised.day, delivery.market, now)) return []
  const fromStock = addDays(packingDay(delivery, placedAt), stockDaysOf(promised))
  // Its own day stays one, full or not.
  const first = firstDay({ ...delivery, fullDays: new Set() }, rate, later(fromStock, packingDay(delivery, now)))
  if (first === undefined) return []
  const days = Array.from({ length: MAX_AHEAD_DAYS }, (_, at) => addDays(first, at))
  const isFree = (day: Day) => !isFull(delivery, rate, { day })
  const offered = days.filter(
    (day) =>
      isServed(delivery, rate, day) && isMovable(day, delivery.market, now) && (day === promised.day || isFree(day)),
  )
  return offered.slice(0, MAX_CHOICES)
}
