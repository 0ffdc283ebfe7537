import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'
import { cartArrival } from '@firkant/domain/cart/shipping/cart-arrival.ts'
import { estimatedDeliveryText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { PICKUP_NAMES, PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { arrivalDay } from '@firkant/domain/delivery/promise-delivery.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'

/** Texts by market, tier and waiting days; dropped every hour, because promises change by the hour. */
let known = { hour: 0, texts: new Map<string, string>() }

/** Day of home delivery: the same for all lines and for the checkout's delivery method. */
export function arrivalText(calculation: CartCalculation, facts: LoadedFacts, { market, now }: CartContext): string {
  const arrival = cartArrival(calculation, facts)
  if (!arrival) return ''
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (known.hour !== hour) known = { hour, texts: new Map() }
  const name = `${market.key} ${arrival.tier} ${arrival.backOrderDays}`
  const text = known.texts.get(name) ?? estimatedDeliveryText(market.language, arrivalDay(arrival, market.key, now))
  known.texts.set(name, text)
  return text
}

/** Delivery text of a line; empty for pick-up, where the checkout says when it is ready. */
export function lineDeliveryText(
  { details, calculation }: { readonly details: CartDetails; readonly calculation: CartCalculation },
  facts: LoadedFacts,
  context: CartContext,
): string {
  const isFetched = details.shippingMethodKey?.startsWith(PICKUP_PREFIX) === true
  return isFetched ? PICKUP_NAMES[context.market.language] : arrivalText(calculation, facts, context)
}
