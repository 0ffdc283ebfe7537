import { brandsThatSell } from './demo-assortment.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'

/** A pseudo-random but stable order. */
function inOrderOf<Value>(values: readonly Value[], seedOf: (value: Value) => string): Value[] {
  const places = new Map(values.map((value) => [value, demoShare(seedOf(value), 1_000_000)]))
  return values.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** One product of each matching family, from its own series if possible, sold by the same brands. */
export function demoAccessories(demo: DemoCatalogue, product: DemoProduct): string[] {
  const chosen: DemoProduct[] = []
  const brands = brandsThatSell(product)
  for (const family of demo.accessories[product.family] ?? []) {
    const fitting = demo.products.filter(
      (other) =>
        other.family === family &&
        other.designKey !== product.designKey &&
        !demo.parts[other.productKey] &&
        brands.every((brand) => brandsThatSell(other).includes(brand)) &&
        !chosen.some(({ designKey }) => designKey === other.designKey),
    )
    const ordered = inOrderOf(fitting, (other) => `goes-with:${product.productKey}:${other.productKey}`)
    const best = ordered.find(({ series }) => series === product.series) ?? ordered[0]
    if (best) chosen.push(best)
  }
  return chosen.map(({ productKey }) => productKey)
}
