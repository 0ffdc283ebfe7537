import { sql } from 'drizzle-orm'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { demandOf } from '@firkant/domain/cart/cart-stock.ts'
import type { ShippingMethod } from '@firkant/domain/cart/checkout/checkout.ts'
import { usualHoursText } from '@firkant/domain/cart/shipping/arrival-words.ts'
import { estimatedPickupText, windowInWords } from '@firkant/domain/cart/shipping/delivery-text.ts'
import {
  DELIVERY_DESCRIPTIONS,
  DELIVERY_NAMES,
  homeMethodKey,
  homeMethodsOf,
  PICKUP_NAMES,
  PICKUP_PREFIX,
  readHomeMethod,
  SPLIT_DESCRIPTIONS,
  SPLIT_METHOD,
  SPLIT_NAMES,
  TAKE_NOW_NAMES,
  takeNowMethod,
  type HomeMethod,
} from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { splitDelivery, splitMinor } from '@firkant/domain/cart/shipping/split-delivery.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { asAmount, minorAmount, NOTHING } from '@firkant/domain/cart/sums/cart-sums.ts'
import { chargedMinor, ratesOf, type DeliveryRate } from '@firkant/domain/delivery/delivery-plan.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { OpeningTimes } from '@firkant/domain/stores/opening-hours.ts'
import { pickupDay } from '@firkant/domain/stores/pickup-day.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { reservedPieces } from '../stores/reserved-pieces.ts'
import { arrivalOf, partsArrival } from './cart-delivery.ts'
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

type HomeContext = Pick<MethodContext, 'context' | 'facts' | 'chosen'>

/** The same cart, brought in another way. */
function inWay(calculation: CartCalculation, { service }: DeliveryRate, { window }: HomeMethod): CartCalculation {
  const { window: _chosen, ...shipment } = calculation.shipment
  return { ...calculation, shipment: { ...shipment, service, ...(window && { window }) } }
}

/** A chosen window says the hours itself. */
function methodDescription(
  { service, usualHours }: DeliveryRate,
  { window }: HomeMethod,
  language: MarketLanguage,
): string {
  const usually = usualHours && !window ? [`${usualHoursText(language, usualHours)}.`] : []
  return [DELIVERY_DESCRIPTIONS[service][language], ...usually].join(' ')
}

/** Every way that the place has, each for the whole day and in its windows. */
function homeMethods(calculation: CartCalculation, { context, facts, chosen }: HomeContext): readonly ShippingMethod[] {
  const { shipment, freedMinor } = calculation
  const { language, vatPercent } = context.market
  const rates = ratesOf(facts.delivery, shipment.zone, shipment.tier)
  const isChosen = readHomeMethod(chosen) !== undefined && calculation.parts.length === 0
  return rates.flatMap((rate, at) =>
    homeMethodsOf(rate, at === 0).map((method): ShippingMethod => {
      const arrival = arrivalOf(inWay(calculation, rate, method), facts, context)
      const { window } = shipment
      const isSame =
        rate.service === shipment.service && window?.from === method.window?.from && window?.to === method.window?.to
      return {
        key: homeMethodKey(method),
        name: DELIVERY_NAMES[rate.service][language] + (method.window ? ` ${windowInWords(method.window)}` : ''),
        description: methodDescription(rate, method, language),
        price: asAmount(minorAmount(chargedMinor(rate, { goodsMinor: shipment.goodsMinor, freedMinor }), vatPercent)),
        estimatedDelivery: arrival.text,
        ...(arrival.promised && { arrivesOn: arrival.promised.day }),
        selected: isChosen && isSame,
      }
    }),
  )
}

/** Each thing as soon as it can come; nothing where that brings nothing earlier. */
function splitMethods(calculation: CartCalculation, { context, facts }: HomeContext): readonly ShippingMethod[] {
  const { counted, shipment, freedMinor } = calculation
  const { language, vatPercent } = context.market
  const lines = counted.map(({ line }) => line)
  const parts = splitDelivery(lines, facts, { ...shipment, delivery: facts.delivery, now: context.now })
  if (parts.length === 0) return []
  const partDays = parts.map(({ promised }) => promised.day)
  return [
    {
      key: SPLIT_METHOD,
      name: SPLIT_NAMES[language],
      description: SPLIT_DESCRIPTIONS[language],
      price: asAmount(minorAmount(Math.max(0, splitMinor(parts) - freedMinor), vatPercent)),
      estimatedDelivery: partsArrival(parts, facts, { calculation, language }),
      arrivesOn: partDays.at(-1),
      partDays,
      selected: calculation.parts.length > 0,
    },
  ]
}

export function shippingMethodsOf(
  calculation: CartCalculation,
  { context, facts, stores, chosen, ownStore }: MethodContext,
) {
  const { market } = context
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
  return [
    ...(here ? [takeNow(here, { context, chosen })] : []),
    ...homeMethods(calculation, { context, facts, chosen }),
    ...splitMethods(calculation, { context, facts, chosen }),
    ...pickups,
  ]
}
