import {
  deliveryTierOf,
  getRate,
  ratePriceMinor,
  zoneOf,
  type DeliveryRate,
  type MarketDelivery,
  type Shipment,
} from '../../delivery/delivery-plan.ts'
import {
  isSameWindow,
  type DeliveryService,
  type DeliveryTier,
  type DeliveryWindow,
} from '../../delivery/delivery-promise.ts'
import { postcodeDigits } from '../../postcodes/postcode-shape.ts'
import { withoutSamples } from '../../samples/samples.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import type { HomeMethod } from './shipping-methods.ts'

/** How home delivery comes, and where to. */
export interface CartShipping {
  readonly tier: DeliveryTier
  readonly zone: string
  readonly service: DeliveryService
  readonly window?: DeliveryWindow | undefined
  readonly priceMinor: number
  /** Of the usual way. */
  readonly usualMinor: number
  readonly goodsMinor: number
}

interface Goods {
  readonly delivery: MarketDelivery
  readonly goodsMinor: number
  /** As written; unknown until somebody says where it goes. */
  readonly postcode?: string | undefined
  /** What the buyer chose; the usual way where the zone has no such. */
  readonly method?: HomeMethod | undefined
}

/** Total weight, longest piece; samples count only alone. */
export function shipmentOf(lines: readonly CartLine[], facts: CartFacts): Shipment {
  const goods = withoutSamples(lines, facts)
  const items = (goods.length > 0 ? goods : lines).map(({ sku, quantity }) => ({
    item: facts.items.get(sku),
    quantity,
  }))
  return {
    weightKg: items.reduce((sum, { item, quantity }) => sum + (item?.weightKg ?? 0) * quantity, 0),
    longestCm: Math.max(0, ...items.map(({ item }) => item?.longestCm ?? 0)),
  }
}

/** Everything is one shipment, in the way that the buyer chose where the place has it. */
export function shippingOf(
  lines: readonly CartLine[],
  facts: CartFacts,
  { delivery, goodsMinor, postcode, method = {} }: Goods,
): CartShipping {
  const tier = deliveryTierOf(shipmentOf(lines, facts), delivery)
  const zone = zoneOf(delivery, postcode === undefined ? undefined : postcodeDigits(delivery.market, postcode))
  const rate = getRate(delivery, { zone, tier, service: method.service })
  const isOffered = method.service === undefined || rate.service === method.service
  const window = isOffered ? rate.windows?.find((each) => isSameWindow(each, method.window)) : undefined
  const isFree = withoutSamples(lines, facts).length === 0
  const priceOf = (each: DeliveryRate) => (isFree ? 0 : ratePriceMinor(each, goodsMinor))
  const usualMinor = priceOf(getRate(delivery, { zone, tier }))
  const way = { service: rate.service, ...(window && { window }) }
  return { tier, zone, ...way, priceMinor: priceOf(rate), usualMinor, goodsMinor }
}
