import {
  deliveryTierOf,
  getRate,
  ratePriceMinor,
  zoneOf,
  type DeliveryRate,
  type MarketDelivery,
} from '../../delivery/delivery-plan.ts'
import {
  isSameWindow,
  type DeliveryService,
  type DeliveryTier,
  type DeliveryWindow,
} from '../../delivery/delivery-promise.ts'
import { postcodeDigits } from '../../postcodes/postcode-shape.ts'
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

/** Everything is one shipment: total weight, longest piece. */
export function shippingOf(
  lines: readonly CartLine[],
  facts: CartFacts,
  { delivery, goodsMinor, postcode, method = {} }: Goods,
): CartShipping {
  const shipment = { weightKg: 0, longestCm: 0 }
  for (const line of lines) {
    const item = facts.items.get(line.sku)
    shipment.weightKg += (item?.weightKg ?? 0) * line.quantity
    shipment.longestCm = Math.max(shipment.longestCm, item?.longestCm ?? 0)
  }
  const tier = deliveryTierOf(shipment, delivery)
  const zone = zoneOf(delivery, postcode === undefined ? undefined : postcodeDigits(delivery.market, postcode))
  const rate = getRate(delivery, { zone, tier, service: method.service })
  const isOffered = method.service === undefined || rate.service === method.service
  const window = isOffered ? rate.windows?.find((each) => isSameWindow(each, method.window)) : undefined
  const priceOf = (each: DeliveryRate) => (lines.length === 0 ? 0 : ratePriceMinor(each, goodsMinor))
  const usualMinor = priceOf(getRate(delivery, { zone, tier }))
  const way = { service: rate.service, ...(window && { window }) }
  return { tier, zone, ...way, priceMinor: priceOf(rate), usualMinor, goodsMinor }
}
