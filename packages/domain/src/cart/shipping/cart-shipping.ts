import { deliveryTierOf, getRate, ratePriceMinor, zoneOf, type MarketDelivery } from '../../delivery/delivery-plan.ts'
import type { DeliveryService, DeliveryTier } from '../../delivery/delivery-promise.ts'
import { postcodeDigits } from '../../postcodes/postcode-shape.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'

/** How home delivery comes, and where to. */
export interface CartShipping {
  readonly tier: DeliveryTier
  readonly zone: string
  readonly service: DeliveryService
  readonly priceMinor: number
}

interface Goods {
  readonly delivery: MarketDelivery
  readonly goodsMinor: number
  /** As written; unknown until somebody says where it goes. */
  readonly postcode?: string | undefined
}

/** Everything is one shipment: total weight, longest piece. */
export function shippingOf(
  lines: readonly CartLine[],
  facts: CartFacts,
  { delivery, goodsMinor, postcode }: Goods,
): CartShipping {
  const shipment = { weightKg: 0, longestCm: 0 }
  for (const line of lines) {
    const item = facts.items.get(line.sku)
    shipment.weightKg += (item?.weightKg ?? 0) * line.quantity
    shipment.longestCm = Math.max(shipment.longestCm, item?.longestCm ?? 0)
  }
  const tier = deliveryTierOf(shipment, delivery)
  const zone = zoneOf(delivery, postcode === undefined ? undefined : postcodeDigits(delivery.market, postcode))
  const rate = getRate(delivery, zone, tier)
  return { tier, zone, service: rate.service, priceMinor: lines.length === 0 ? 0 : ratePriceMinor(rate, goodsMinor) }
}
