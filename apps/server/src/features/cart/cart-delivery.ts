import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'
import { cartArrival } from '@firkant/domain/cart/shipping/cart-arrival.ts'
import { estimatedDeliveryText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { PICKUP_NAMES, PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { arrivalDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'

interface Arrival {
  readonly text: string
  readonly day?: string | undefined
}

/** By market, tier and waiting days; dropped every hour, because promises change by the hour. */
let known = { hour: 0, arrivals: new Map<string, Arrival>() }

/** Home delivery: the same for all lines and for the checkout's delivery method. */
export function arrivalOf(calculation: CartCalculation, facts: LoadedFacts, { market, now }: CartContext): Arrival {
  const arrival = cartArrival(calculation, facts)
  if (!arrival) return { text: '' }
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (known.hour !== hour) known = { hour, arrivals: new Map() }
  const name = `${market.key} ${arrival.tier} ${arrival.backOrderDays}`
  const before = known.arrivals.get(name)
  if (before) return before
  const day = arrivalDay(arrival, market.key, now)
  const found = { text: estimatedDeliveryText(market.language, day), day }
  known.arrivals.set(name, found)
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
