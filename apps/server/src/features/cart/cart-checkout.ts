import { sql } from 'drizzle-orm'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { demandOf } from '@firkant/domain/cart/cart-stock.ts'
import type { ShippingMethod } from '@firkant/domain/cart/checkout/checkout.ts'
import { estimatedPickupText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import {
  DELIVERY_DESCRIPTIONS,
  DELIVERY_METHOD,
  DELIVERY_NAMES,
  PICKUP_NAMES,
  PICKUP_PREFIX,
  TAKE_NOW_NAMES,
  takeNowMethod,
} from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { asAmount, minorAmount, NOTHING } from '@firkant/domain/cart/sums/cart-sums.ts'
import type { OpeningTimes } from '@firkant/domain/stores/opening-hours.ts'
import { pickupDay } from '@firkant/domain/stores/pickup-day.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { reservedPieces } from '../stores/reserved-pieces.ts'
import { arrivalOf } from './cart-delivery.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'

export interface PickupStore extends Record<string, unknown> {
  readonly key: string
  readonly name: string
  readonly address: string
  readonly times: OpeningTimes
}

/** Stores of the market that have everything in the cart in stock. */
export async function findPickupStores(
  db: Drizzle,
  lines: readonly CartLine[],
  { facts, context, cartId }: { facts: LoadedFacts; context: Pick<CartContext, 'market' | 'now'>; cartId?: string },
): Promise<readonly PickupStore[]> {
  const demand = demandOf(lines, facts)
  if (demand.size === 0) return []
  const { market, now } = context
  const held = reservedPieces({ sku: sql`k.sku`, storeKey: sql`k.location`, now, exceptCart: cartId })
  const { rows } = await db.execute<PickupStore>(sql`
    select s.key, s.name, s.street || ', ' || s.postal_code || ' ' || s.city as address,
      json_build_object('openingHours', s.opening_hours, 'specialDays', s.special_days) as times from stores s
    where s.market = ${market.key} and not exists (
      select 1 from unnest(${sql.param([...demand.keys()])}::text[], ${sql.param([...demand.values()])}::int[]) w(sku, quantity)
      left join stock_levels k on k.sku = w.sku and k.location = s.key
      where coalesce(k.on_hand - k.reserved - ${held}, 0) < w.quantity)
    order by s.position`)
  return rows
}

export interface MethodContext {
  readonly context: CartContext
  readonly facts: LoadedFacts
  readonly stores: readonly PickupStore[]
  readonly chosen: string | undefined
  /** The store that the visitor chose. */
  readonly ownStore?: string | undefined
}

/** Out of the store at once: in an employee's checkout alone. */
function takeNow(
  { key, name, address }: PickupStore,
  { context: { market }, chosen }: Pick<MethodContext, 'context' | 'chosen'>,
): ShippingMethod {
  const method = takeNowMethod(key)
  return {
    key: method,
    name: `${TAKE_NOW_NAMES[market.language]}: ${name}`,
    description: address,
    price: asAmount(NOTHING),
    estimatedDelivery: '',
    selected: chosen === method,
  }
}

export function shippingMethodsOf(
  calculation: CartCalculation,
  { context, facts, stores, chosen, ownStore }: MethodContext,
) {
  const { market } = context
  const { service } = calculation.shipment
  const arrival = arrivalOf(calculation, facts, context)
  const delivery: ShippingMethod = {
    key: DELIVERY_METHOD,
    name: DELIVERY_NAMES[service][market.language],
    description: DELIVERY_DESCRIPTIONS[service][market.language],
    price: asAmount(minorAmount(calculation.deliveryMinor, market.vatPercent)),
    estimatedDelivery: arrival.text,
    ...(arrival.promised && { arrivesOn: arrival.promised.day }),
    selected: chosen === DELIVERY_METHOD,
  }
  const pickups = stores.map(({ key, name, address, times }): ShippingMethod => {
    const method = PICKUP_PREFIX + key
    const readyOn = pickupDay(times, market.key, context.now)
    return {
      key: method,
      name: `${PICKUP_NAMES[market.language]}: ${name}`,
      description: address,
      price: asAmount(NOTHING),
      estimatedDelivery: estimatedPickupText(market.language, readyOn),
      ...(readyOn !== undefined && { arrivesOn: readyOn }),
      selected: chosen === method,
      ...(key === ownStore && { isOwnStore: true }),
    }
  })
  const here = stores.find(({ key }) => key === context.storeKey)
  return [...(here ? [takeNow(here, { context, chosen })] : []), delivery, ...pickups]
}
