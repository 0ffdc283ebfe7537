import { sql } from 'drizzle-orm'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { demandOf } from '@firkant/domain/cart/cart-stock.ts'
import { asAmount, minorAmount, NOTHING } from '@firkant/domain/cart/cart-sums.ts'
import type { ShippingMethod } from '@firkant/domain/cart/checkout.ts'
import { estimatedDeliveryText, estimatedPickupText } from '@firkant/domain/cart/delivery-text.ts'
import { pieceStock } from '@firkant/domain/cart/package-rules.ts'
import type { Reckoning } from '@firkant/domain/cart/reckon-cart.ts'
import {
  DELIVERY_DESCRIPTIONS,
  DELIVERY_METHOD,
  DELIVERY_NAMES,
  PICKUP_NAMES,
  PICKUP_PREFIX,
} from '@firkant/domain/cart/shipping-methods.ts'
import { promiseDelivery } from '@firkant/domain/delivery/promise-delivery.ts'
import { pickupDay } from '@firkant/domain/stores/pickup-day.ts'
import type { Shipment } from '@firkant/domain/delivery/delivery-tier.ts'
import type { OpeningTimes } from '@firkant/domain/stores/opening-hours.ts'
import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CartScope, LoadedFacts } from './cart-facts.ts'

export interface PickupStore extends Record<string, unknown> {
  readonly key: string
  readonly name: string
  readonly address: string
  readonly times: OpeningTimes
}

/** The stores of the market where everything in the cart stands on the shelf. */
export async function findPickupStores(
  db: Drizzle,
  lines: readonly CartLine[],
  { facts, market }: { readonly facts: LoadedFacts; readonly market: string },
): Promise<readonly PickupStore[]> {
  const demand = demandOf(lines, facts)
  if (demand.size === 0) return []
  const { rows } = await db.execute<PickupStore>(sql`
    select s.key, s.name, s.street || ', ' || s.postal_code || ' ' || s.city as address,
      json_build_object('openingHours', s.opening_hours, 'specialDays', s.special_days) as times from stores s
    where s.market = ${market} and not exists (
      select 1 from unnest(${sql.param([...demand.keys()])}::text[], ${sql.param([...demand.values()])}::int[]) w(sku, quantity)
      left join stock_levels k on k.sku = w.sku and k.location = s.key
      where coalesce(k.on_hand - k.reserved, 0) < w.quantity)
    order by s.position`)
  return rows
}

/** All of it comes on one day: when its heaviest way and its slowest goods are there. */
function arrivalOf({ sold }: Reckoning, facts: LoadedFacts, { market, now }: CartScope): string {
  const shipment = sold.reduce<Shipment>(
    (all, { line, quantity }) => {
      const item = facts.items.get(line.sku)
      return {
        weightKg: all.weightKg + (item?.weightKg ?? 0) * quantity,
        longestCm: Math.max(all.longestCm, item?.longestCm ?? 0),
      }
    },
    { weightKg: 0, longestCm: 0 },
  )
  const stocks = sold.map(({ line }) => ({ quantity: line.quantity, stock: pieceStock(line, facts) }))
  const missing = stocks.filter(({ quantity, stock }) => availableOf(stock) < quantity)
  const backOrderDays = Math.max(0, ...missing.map(({ stock }) => stock.backOrderDays ?? 0))
  const isBuyable = sold.length > 0 && missing.every(({ stock }) => stock.backOrderDays !== undefined)
  const { arrivesOn } = promiseDelivery({ ...shipment, priceMinor: 0, isBuyable, backOrderDays }, market, now)
  return estimatedDeliveryText(market.language, arrivesOn)
}

export interface MethodScope {
  readonly scope: CartScope
  readonly facts: LoadedFacts
  readonly stores: readonly PickupStore[]
  readonly chosen: string | undefined
}

export function shippingMethodsOf(reckoning: Reckoning, { scope, facts, stores, chosen }: MethodScope) {
  const { market } = scope
  const tier = reckoning.shippingTier
  const delivery: ShippingMethod = {
    key: DELIVERY_METHOD,
    name: DELIVERY_NAMES[tier][market.language],
    description: DELIVERY_DESCRIPTIONS[tier][market.language],
    price: asAmount(minorAmount(reckoning.deliveryMinor, market.vatPercent)),
    estimatedDelivery: arrivalOf(reckoning, facts, scope),
    selected: chosen === DELIVERY_METHOD,
  }
  const pickups = stores.map(({ key, name, address, times }): ShippingMethod => {
    const method = PICKUP_PREFIX + key
    return {
      key: method,
      name: `${PICKUP_NAMES[market.language]}: ${name}`,
      description: address,
      price: asAmount(NOTHING),
      estimatedDelivery: estimatedPickupText(market.language, pickupDay(times, market.key, scope.now)),
      selected: chosen === method,
    }
  })
  return [delivery, ...pickups]
}
