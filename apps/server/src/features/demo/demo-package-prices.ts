import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import type { DemoPriceState } from './demo-price-states.ts'
import { demoPercent, demoPrices, MARKET_FACTOR } from './demo-prices.ts'
import { demoVariants } from './demo-variants.ts'

/** A package costs this share of its parts at their cheapest. */
const PACKAGE_SHARE = 0.94

interface PriceContext {
  readonly market: MarketKey
  readonly now: Date
  readonly stateOf: (product: DemoProduct) => DemoPriceState
}

function lowestPrice(demo: DemoCatalogue, wanted: string, { market, now, stateOf }: PriceContext): number | undefined {
  for (const product of demo.products) {
    const variant = demoVariants(demo, product).find(({ sku }) => sku === wanted)
    if (!variant) continue
    const where = { state: stateOf(product), market, percent: demoPercent(product) }
    const prices = demoPrices(product.basePriceDkk * variant.priceFactor, where, now)
    return Math.min(...prices.map(({ amount }) => amount))
  }
  return undefined
}

/** The base of the list price. A package must be cheaper than its parts, even while they are on offer. */
export function demoBaseDkk(demo: DemoCatalogue, product: DemoProduct, shop: PriceContext): number {
  const parts = demo.parts[product.productKey]
  if (!parts) return product.basePriceDkk
  const sum = parts.reduce(
    (total, { quantity, choices: [first = ''] }) =>
      total + quantity * (lowestPrice(demo, first, shop) ?? Number.POSITIVE_INFINITY),
    0,
  )
  return Math.min(product.basePriceDkk, (sum * PACKAGE_SHARE) / MARKET_FACTOR[shop.market])
}
