import { DAY_MS, HOUR_MS } from '../duration/duration.ts'
import { marketTime } from '../market/market-clock.ts'
import type { Market, MarketKey } from '../market/market.ts'
import { amountOf } from '../money/money.ts'
import type { DeliveryPromise, DeliveryTier } from './delivery-promise.ts'
import {
  DELIVERY_DAYS,
  DELIVERY_TERMS,
  deliveryPriceMinor,
  deliveryTierOf,
  isFreeFromThreshold,
  type Shipment,
} from './delivery-tier.ts'
import { addDays, addWorkingDays } from './working-days.ts'

/** Orders before this hour leave the same day. */
export const LAST_ORDER_HOUR = 14

export interface DeliveryFacts extends Shipment {
  readonly priceMinor: number
  readonly isBuyable: boolean
  /** Only for back orders: days until the items are in stock. */
  readonly backOrderDays?: number | undefined
}

/** The latest day of arrival for an order placed now, by this method and with this back order time. */
export function arrivalDay(
  { tier, backOrderDays = 0 }: { readonly tier: DeliveryTier; readonly backOrderDays?: number | undefined },
  market: MarketKey,
  now: Date,
): string {
  const { day, hour } = marketTime(market, now)
  const packedOn = addDays(day, (hour >= LAST_ORDER_HOUR ? 1 : 0) + backOrderDays)
  return addWorkingDays(market, packedOn, DELIVERY_DAYS[tier])
}

/** Days from today until then, in the market's calendar. */
export function daysToArrival(shipped: Parameters<typeof arrivalDay>[0], market: MarketKey, now: Date): number {
  const { day } = marketTime(market, now)
  return Math.round((Date.parse(arrivalDay(shipped, market, now)) - Date.parse(day)) / DAY_MS)
}

export function promiseDelivery(facts: DeliveryFacts, market: Market, now: Date): DeliveryPromise {
  const tier = deliveryTierOf(facts)
  const amount = (minor: number) => amountOf(minor, market.vatPercent)
  return {
    tier,
    price: amount(deliveryPriceMinor(market.key, tier, facts.priceMinor)),
    ...(isFreeFromThreshold(tier) && { freeFrom: amount(DELIVERY_TERMS[market.key].freeFromMinor) }),
    ...(facts.isBuyable && {
      arrivesOn: arrivalDay({ tier, backOrderDays: facts.backOrderDays }, market.key, now),
    }),
  }
}

/** When the promised day next changes: at the last order hour, or at midnight. */
export function nextPromiseChange(market: MarketKey, now: Date): Date {
  const first = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS
  for (let time = first; ; time += HOUR_MS) {
    const { hour } = marketTime(market, new Date(time))
    if (hour === LAST_ORDER_HOUR || hour === 0) return new Date(time)
  }
}
