import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { CatalogRecord, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { isWooden } from '@firkant/domain/law/due-diligence-record.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { brandsThatSell } from './demo-assortment.ts'
import { demoCategories } from './demo-categories.ts'
import { mediaFile, type DemoCatalogue, type DemoProduct } from './demo-files.ts'
import { demoPriceStates, type DemoPriceState } from './demo-price-states.ts'
import { demoPercent, demoPrices, MARKET_FACTOR } from './demo-prices.ts'
import { demoProduct } from './demo-products.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoSales } from './demo-sales.ts'
import { demoSamples } from './demo-samples.ts'
import { demoShare } from './demo-share.ts'
import { demoStock, demoStorePlace, demoStoreStock } from './demo-stock.ts'
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
function demoBaseDkk(demo: DemoCatalogue, product: DemoProduct, shop: PriceContext): number {
  const parts = demo.parts[product.productKey]
  if (!parts) return product.basePriceDkk
  const sum = parts.reduce(
    (total, { quantity, choices: [first = ''] }) =>
      total + quantity * (lowestPrice(demo, first, shop) ?? Number.POSITIVE_INFINITY),
    0,
  )
  return Math.min(product.basePriceDkk, (sum * PACKAGE_SHARE) / MARKET_FACTOR[shop.market])
}

function demoRooms({ rooms }: DemoCatalogue): RecordOf<'room'>[] {
  const byKey = Map.groupBy(rooms, ({ roomKey }) => roomKey)
  return [...byKey].flatMap(([key, moods], position): RecordOf<'room'>[] => {
    const [first] = moods
    const images = Object.fromEntries(moods.map(({ mood, file }) => [mood, mediaFile(file)]))
    return first ? [{ type: 'room', key, position, name: first.name, images }] : []
  })
}

/** What products refer to: images, product brands, suppliers, manufacturers, series, categories, rooms, labels and stores. */
function demoReferences(demo: DemoCatalogue): CatalogRecord[] {
  const { texts } = demo
  return [
    ...demo.media.map((media): CatalogRecord => ({ type: 'media', ...media })),
    ...texts.suppliers.map((supplier): CatalogRecord => ({ type: 'supplier', ...supplier })),
    ...texts.manufacturers.map((manufacturer): CatalogRecord => ({ type: 'manufacturer', ...manufacturer })),
    ...texts['product-brands'].map((brand): CatalogRecord => ({ type: 'productBrand', ...brand })),
    ...Object.entries(texts.series).map(([name, { description }]): CatalogRecord => ({
      type: 'series',
      key: slugOf('da', name),
      name,
      description,
    })),
    ...demoCategories(demo),
    ...demoRooms(demo),
    ...texts.labels.map(({ key, labelType, text, description }): CatalogRecord => ({
      type: 'label',
      key,
      labelType,
      text,
      description,
    })),
    ...texts.stores.map((store, position): CatalogRecord => ({ type: 'store', position, ...store })),
  ]
}

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

/** Of what the stores have. */
function placesOf(demo: DemoCatalogue, product: DemoProduct): RecordOf<'storePlace'>[] {
  return stockOf(demo, product)
    .filter(({ location }) => location !== CENTRAL_WAREHOUSE)
    .map(({ sku, location: store }) => ({
      type: 'storePlace',
      sku,
      store,
      ...demoStorePlace(product, { sku, store }),
    }))
}

/** Wood has the reference of its supply. */
function dueDiligenceOf({ productKey, designKey, material }: DemoProduct): RecordOf<'dueDiligence'>[] {
  if (!isWooden(material)) return []
  const reference = `DEMO-${demoShare(`supply:${designKey}`, 1_000_000).toString().padStart(6, '0')}`
  return [{ type: 'dueDiligence', productKey, reference, suppliedOn: '2026-09-01' }]
}

/** What the demo's texts say of the environment is proven by papers that are as invented as its firms. */
function proofsOf({ products, texts }: DemoCatalogue): RecordOf<'environmentalProof'>[] {
  return texts.proofs.map(({ labels, designs, ...proof }) => {
    const proven = products.filter(({ designKey }) => designs.includes(designKey))
    const about = [...labels.map((key) => `label:${key}`), ...proven.map(({ productKey }) => `product:${productKey}`)]
    return { type: 'environmentalProof', ...proof, about }
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
    ...demoSamples(demo, now),
    ...demoPriceRecords(demo, now),
    ...demo.products.flatMap((product) => stockOf(demo, product)),
    ...demo.products.flatMap((product) => placesOf(demo, product)),
    ...demo.products.flatMap(dueDiligenceOf),
    ...proofsOf(demo),
    ...designsOf(demo).flatMap((product) => demoReviews(demo, product, now)),
    ...demo.products.flatMap((product) => demoSales(demo, product, now)),
  ]
}
