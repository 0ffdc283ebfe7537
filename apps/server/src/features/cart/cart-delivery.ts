import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'
import { cartArrival } from '@firkant/domain/cart/shipping/cart-arrival.ts'
import { estimatedDeliveryText, partsText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { PICKUP_NAMES, PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { DeliveryPart } from '@firkant/domain/cart/shipping/split-delivery.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { promiseDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'

interface Arrival {
  readonly text: string
  /** Absent when nothing can be delivered. */
  readonly promised?: PromisedDay | undefined
}

interface KnownArrivals {
  readonly hour: number
  readonly arrivals: Map<string, Arrival>
}

/** By zone, tier and waiting days; for an hour, because promises change by the hour. */
const known = new WeakMap<MarketDelivery, KnownArrivals>()

function knownAt(delivery: MarketDelivery, now: Date): KnownArrivals['arrivals'] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const before = known.get(delivery)
  if (before?.hour === hour) return before.arrivals
  const arrivals = new Map<string, Arrival>()
  known.set(delivery, { hour, arrivals })
  return arrivals
}

/** Everything on one day, as the checkout's other ways of delivery have it. */
export function arrivalOf(calculation: CartCalculation, facts: LoadedFacts, { market, now }: CartContext): Arrival {
  const arrival = cartArrival(calculation, facts)
  if (!arrival) return { text: '' }
  const arrivals = knownAt(facts.delivery, now)
  const { zone, tier, service, window, backOrderDays } = arrival
  const name = [zone, tier, service, window?.from, window?.to, backOrderDays].join(' ')
  const before = arrivals.get(name)
  if (before) return before
  const promised = promiseDay(arrival, facts.delivery, now)
  const found = { text: estimatedDeliveryText(market.language, promised?.day, window), promised }
  arrivals.set(name, found)
  return found
}

/** When each line comes; for pick-up the checkout says when it is ready. A gift comes with the last delivery. */
export function lineDeliveryTexts(
  { details, calculation }: { readonly details: CartDetails; readonly calculation: CartCalculation },
  facts: LoadedFacts,
  context: CartContext,
): (lineId: string) => string {
  const { language } = context.market
  const { parts } = calculation
  const isFetched = details.shippingMethodKey?.startsWith(PICKUP_PREFIX) === true
  const text = isFetched ? PICKUP_NAMES[language] : arrivalOf(calculation, facts, context).text
  if (parts.length === 0) return () => text
  return (lineId) => {
    const part = parts.find(({ lineIds }) => lineIds.includes(lineId)) ?? parts.at(-1)
    return estimatedDeliveryText(language, part?.promised.day)
  }
}

/** Several deliveries with what is in each. */
export function partsArrival(
  parts: readonly DeliveryPart[],
  { rows }: Pick<LoadedFacts, 'rows'>,
  { calculation, language }: { readonly calculation: CartCalculation; readonly language: MarketLanguage },
): string {
  const nameOf = (id: string) => {
    const sku = calculation.counted.find(({ line }) => line.id === id)?.line.sku ?? ''
    return rows.get(sku)?.name ?? sku
  }
  const named = parts.map(({ promised, lineIds }) => ({ promised, names: lineIds.map(nameOf) }))
  return partsText(language, named)
}
