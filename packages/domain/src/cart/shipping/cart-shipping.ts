import type { DeliveryTier } from '../../delivery/delivery-promise.ts'
import { deliveryPriceMinor, deliveryTierOf } from '../../delivery/delivery-tier.ts'
import type { MarketKey } from '../../market/market.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'

/** Everything is one shipment: total weight, longest piece. */
export function shippingOf(
  lines: readonly CartLine[],
  facts: CartFacts,
  goods: { readonly market: MarketKey; readonly goodsMinor: number },
): { readonly tier: DeliveryTier; readonly priceMinor: number } {
  const shipment = { weightKg: 0, longestCm: 0 }
  for (const line of lines) {
    const item = facts.items.get(line.sku)
    shipment.weightKg += (item?.weightKg ?? 0) * line.quantity
    shipment.longestCm = Math.max(shipment.longestCm, item?.longestCm ?? 0)
  }
  const tier = deliveryTierOf(shipment)
  return { tier, priceMinor: lines.length === 0 ? 0 : deliveryPriceMinor(goods.market, tier, goods.goodsMinor) }
}
