import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'
import { cartArrival } from '@firkant/domain/cart/shipping/cart-arrival.ts'
import { estimatedDeliveryText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { PICKUP_NAMES, PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { promiseDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
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

/** Home delivery: the same for all lines and for the checkout's delivery method. */
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

/** Delivery text of a line; empty for pick-up, where the checkout says when it is ready. */
export function lineDeliveryText(
  { details, calculation }: { readonly details: CartDetails; readonly calculation: CartCalculation },
  facts: LoadedFacts,
  context: CartContext,
): string {
  const isFetched = details.shippingMethodKey?.startsWith(PICKUP_PREFIX) === true
  return isFetched ? PICKUP_NAMES[context.market.language] : arrivalOf(calculation, facts, context).text
}
