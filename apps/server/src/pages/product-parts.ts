import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import {
  MOST_ACCESSORIES,
  type PriceGuarantee,
  type ProductPackage,
  type StoreStock,
} from '@firkant/domain/page/product-model.ts'
import type { ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { loadPackage } from '../features/catalog/package-store.ts'
import {
  cardModel,
  loadCardFacts,
  nextPriceChange,
  skusOf,
  type CardFacts,
  type CardScope,
} from '../features/catalog/product-cards.ts'
import { nextStockOut, type RecordedClaims } from '../features/catalog/variant-stress.ts'
import { relatedSource } from '../features/catalog/related-products.ts'
import type { ProductDetails } from '../features/catalog/product-store.ts'
import { findPageByKey } from '../features/content/content-store.ts'
import { sanitiseHtml } from '../features/content/sanitise-html.ts'
import { summariseReviews } from '../features/reviews/review-store.ts'
import { listStoreStock } from '../features/stores/store-stock.ts'
import { earliest } from './content-page.ts'
import { findStoreOverview, storePath } from './store-cards.ts'
import type { PageRequest, PageWorld } from './page-request.ts'

const MOST_SERIES = 10
const MOST_SIMILAR = 10
const PRICE_GUARANTEE_KEY = 'price-guarantee'

/** All that stands on a product page beside the product's own words. */
export interface ProductParts {
  readonly facts: CardFacts
  readonly claims: RecordedClaims
  readonly reviews: ReviewSummary
  readonly storeStock: readonly StoreStock[]
  readonly package: ProductPackage | undefined
  readonly priceGuarantee: PriceGuarantee | undefined
  readonly seriesProducts: readonly ProductCard[]
  readonly accessories: readonly ProductCard[]
  readonly similar: readonly ProductCard[]
  readonly validUntil: Date | undefined
}

async function loadPriceGuarantee(world: PageWorld, request: PageRequest): Promise<PriceGuarantee | undefined> {
  const scope = { brand: request.brand.key, language: request.language, now: request.now }
  const stored = await findPageByKey(world.database.replica, scope, PRICE_GUARANTEE_KEY)
  const block = stored?.blocks.find((each) => each.componentName === 'Editorial')
  if (!stored || block?.componentName !== 'Editorial') return undefined
  return {
    heading: stored.heading ?? stored.title,
    html: sanitiseHtml(block.props.html, request.address),
    url: request.address(stored.path),
  }
}

/** Which others to show: of the series, what goes with it, and what is like it; none of its own colours, none twice. */
async function relatedKeys(world: PageWorld, scope: CardScope, product: ProductDetails) {
  const { market, now } = scope
  const facts = {
    categoryKey: product.category_key,
    seriesKey: product.series?.key,
    accessoryKeys: product.accessory_keys,
    designProductKeys: Object.keys(product.colour_names),
  }
  const shown = new Set(facts.designProductKeys)
  const listOf = async (kind: Parameters<typeof relatedSource>[0], limit: number) => {
    const source = relatedSource(kind, facts)
    return source ? world.listings.keysOf(market, { source, limit, now }) : []
  }
  const take = (keys: readonly string[], limit: number) => {
    const taken = keys.filter((key) => !shown.has(key)).slice(0, limit)
    for (const key of taken) shown.add(key)
    return taken
  }
  const pick = async (kind: 'series' | 'similar', limit: number) => take(await listOf(kind, limit + shown.size), limit)

  // They stand beside the button to be bought with it: what can't be bought makes room for the next.
  const goWith = await loadCardFacts(world.catalog, scope, await listOf('accessories', facts.accessoryKeys.length))
  const buyable = goWith.flatMap(({ row, lead }) => (lead.isBuyable ? [row.key] : []))
  const accessories = take(buyable, MOST_ACCESSORIES)
  const series = await pick('series', MOST_SERIES)
  return { accessories, series, similar: await pick('similar', MOST_SIMILAR) }
}

/** Each store with the address of its page, where the storefront has such pages. */
async function linkStores(world: PageWorld, request: PageRequest) {
  const overview = await findStoreOverview(world, request, request.language)
  return (stock: readonly StoreStock[]): readonly StoreStock[] =>
    overview
      ? stock.map((store) => ({ ...store, url: request.address(storePath(overview.path, store.storeKey)) }))
      : stock
}

/** Loads them side by side; undefined when the product has no price and so can't be shown. */
export async function loadProductParts(
  world: PageWorld,
  request: PageRequest,
  { product, scope, wantedSku }: { product: ProductDetails; scope: CardScope; wantedSku: string | null },
): Promise<ProductParts | undefined> {
  const db = world.database.replica
  const { market, language, now } = request
  // Of one size or a size that was asked for: the sku is known before the prices are.
  const knownSku = product.sizes.find(({ sku }) => sku === wantedSku || product.sizes.length === 1)?.sku
  const bySku = (sku: string) => listStoreStock(db, market.key, sku)
  const [related, early, reviews, priceGuarantee, chosenPackage, withLinks] = await Promise.all([
    relatedKeys(world, scope, product),
    knownSku === undefined ? undefined : bySku(knownSku),
    summariseReviews(db, { designKey: product.design_key, language }),
    loadPriceGuarantee(world, request),
    product.kind === 'package' ? loadPackage(db, scope, product.key) : undefined,
    linkStores(world, request),
  ])
  const keys = [product.key, ...related.series, ...related.accessories, ...related.similar]
  const all = await loadCardFacts(world.catalog, scope, [...new Set(keys)])
  const facts = all.find(({ row }) => row.key === product.key)
  if (!facts) return undefined
  const sku = facts.variants.find(({ row }) => row.sku === wantedSku)?.row.sku ?? facts.lead.row.sku
  const [claims, storeStock] = await Promise.all([
    world.catalog.claims(market, skusOf(all), now),
    early && sku === knownSku ? early : bySku(sku),
  ])
  const cards = new Map(all.map((each) => [each.row.key, each]))
  const cardsOf = (wanted: readonly string[]) =>
    wanted.flatMap((key) => {
      const found = cards.get(key)
      return found ? [cardModel(found, { ...scope, claims })] : []
    })
  return {
    facts,
    claims,
    reviews,
    storeStock: withLinks(storeStock),
    package: chosenPackage?.package,
    priceGuarantee,
    seriesProducts: cardsOf(related.series),
    accessories: cardsOf(related.accessories),
    similar: cardsOf(related.similar),
    validUntil: earliest(nextPriceChange(all), nextStockOut(claims, now), chosenPackage?.validUntil),
  }
}
