import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { CatalogRecord, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { CENTRAL_WAREHOUSE } from '../stock/stock-tables.ts'
import { brandsThatSell } from './demo-assortment.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import { demoBaseDkk } from './demo-package-prices.ts'
import { demoPercent, demoPrices } from './demo-prices.ts'
import { demoPriceStates } from './demo-price-states.ts'
import { demoProduct } from './demo-products.ts'
import { demoReferences } from './demo-references.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoSales } from './demo-sales.ts'
import { demoStock, demoStoreStock } from './demo-stock.ts'
import { demoVariants } from './demo-variants.ts'

export function demoPriceRecords(demo: DemoCatalogue, now: Date): RecordOf<'price'>[] {
  const states = new Map(BRAND_KEYS.map((brand) => [brand, demoPriceStates(demo.products, brand)]))
  return demo.products.flatMap((product) => {
    const variants = demoVariants(demo, product)
    const percent = demoPercent(product)
    const places = brandsThatSell(product).flatMap((brand) =>
      BRANDS[brand].markets.map((market) => ({ brand, market })),
    )
    return places.flatMap(({ brand, market }) => {
      const stateOf = ({ designKey }: DemoProduct) => states.get(brand)?.get(designKey) ?? 'regular'
      const state = stateOf(product)
      const baseDkk = demoBaseDkk(demo, product, { market, now, stateOf })
      return variants.flatMap(({ sku, priceFactor }) =>
        demoPrices(baseDkk * priceFactor, { state, market, percent }, now).map((price): RecordOf<'price'> => ({
          type: 'price',
          sku,
          brand,
          market,
          ...price,
        })),
      )
    })
  })
}

/** A package has no stock of its own: it depends on its parts. */
function stockOf(demo: DemoCatalogue, product: DemoProduct): RecordOf<'stock'>[] {
  if (demo.parts[product.productKey]) return []
  return demoVariants(demo, product).flatMap(({ sku }) => {
    const central = { type: 'stock', sku, location: CENTRAL_WAREHOUSE, onHand: demoStock(sku).onHand } as const
    const stores = demo.texts.stores.map(({ key }): RecordOf<'stock'> => {
      const onHand = demoStoreStock(demo, product, { sku, store: key })
      return { type: 'stock', sku, location: key, onHand }
    })
    return [central, ...stores.filter(({ onHand }) => onHand > 0)]
  })
}

/** One product per design: its colours share their reviews. */
function designsOf({ products }: DemoCatalogue): readonly DemoProduct[] {
  return [...Map.groupBy(products, ({ designKey }) => designKey).values()].flatMap(([first]) => first ?? [])
}

/** The whole demo shop as catalogue records. */
export function demoRecords(demo: DemoCatalogue, now: Date): CatalogRecord[] {
  return [
    ...demoReferences(demo),
    ...demo.products.map((product, position) => demoProduct(demo, product, { position, now })),
    ...demoPriceRecords(demo, now),
    ...demo.products.flatMap((product) => stockOf(demo, product)),
    ...designsOf(demo).flatMap((product) => demoReviews(demo, product, now)),
    ...demo.products.flatMap((product) => demoSales(demo, product, now)),
  ]
}
