import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import {
  MAX_ACCESSORIES,
  type PriceGuarantee,
  type ProductPackage,
  type StoreStock,
} from '@firkant/domain/page/models/product-model.ts'
import type { QuestionSummary } from '@firkant/domain/questions/product-question.ts'
import type { ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { disclosedPieces } from '@firkant/domain/stores/disclosed-pieces.ts'
import { loadPackage } from '../../features/catalog/package-store.ts'
import {
  cardModel,
  loadCardFacts,
  nextPriceChange,
  skusOf,
  type CardFacts,
  type CardContext,
} from '../../features/catalog/product-cards.ts'
import type { ProductDetails } from '../../features/catalog/product-store.ts'
import { relatedSource } from '../../features/catalog/related-products.ts'
import { nextStockOut, type RecordedClaims } from '../../features/catalog/variant-stress.ts'
import { findPageByKey } from '../../features/content/content-store.ts'
import { sanitiseHtml } from '../../features/content/importing/sanitise-html.ts'
import { loadReviewOrigin } from '../../features/content/site-frame.ts'
import { listAlsoViewed } from '../../features/personalisation/learned-products.ts'
import { summariseWritten } from '../../features/reviews/review-store.ts'
import { listStoreStock, type StockInStore } from '../../features/stores/store-stock.ts'
import { earliest } from '../content/content-page.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import { findStoreOverview, storePath } from '../stores/store-cards.ts'

/** Two screens of a wide window: a page is two thirds cards. */
const MAX_SERIES = 8
const MAX_SIMILAR = 8
const PRICE_GUARANTEE_KEY = 'price-guarantee'

/** What a product page shows beside the product's own texts. */
export interface ProductParts {
  readonly facts: CardFacts
  readonly claims: RecordedClaims
  readonly reviews: ReviewSummary
  readonly questions: QuestionSummary
  readonly reviewOrigin: string | undefined
  readonly storeStock: readonly StoreStock[]
  readonly package: ProductPackage | undefined
  readonly priceGuarantee: PriceGuarantee | undefined
  readonly seriesProducts: readonly ProductCard[]
  readonly accessories: readonly ProductCard[]
  readonly similar: readonly ProductCard[]
  readonly validUntil: Date | undefined
}

async function loadPriceGuarantee(deps: PageDependencies, request: PageRequest): Promise<PriceGuarantee | undefined> {
  const context = { brand: request.brand.key, language: request.language, now: request.now }
  const stored = await findPageByKey(deps.database.replica, context, PRICE_GUARANTEE_KEY)
  const block = stored?.blocks.find((each) => each.componentName === 'Editorial')
  if (!stored || block?.componentName !== 'Editorial') return undefined
  return {
    heading: stored.heading ?? stored.title,
    html: sanitiseHtml(block.props.html, request.address),
    url: request.address(stored.path),
  }
}

/** Related products: of the series, accessories, and similar ones; without its own colours and without duplicates. */
async function relatedKeys(deps: PageDependencies, context: CardContext, product: ProductDetails) {
  const { market, now } = context
  const facts = {
    categoryKey: product.category_key,
    seriesKey: product.series?.key,
    accessoryKeys: product.accessory_keys,
    designProductKeys: Object.keys(product.colour_names),
  }
  const shown = new Set(facts.designProductKeys)
  const listOf = async (kind: Parameters<typeof relatedSource>[0], limit: number) => {
    const source = relatedSource(kind, facts)
    return source ? deps.listings.keysOf(market, { source, limit, now }) : []
  }
  const take = (keys: readonly string[], limit: number) => {
    const taken = keys.filter((key) => !shown.has(key)).slice(0, limit)
    for (const key of taken) shown.add(key)
    return taken
  }
  const pick = async (kind: 'series' | 'similar', limit: number) => take(await listOf(kind, limit + shown.size), limit)

  const alsoViewed = { brand: context.brand, productKey: product.key, limit: MAX_SIMILAR }
  const [goWith, viewed] = await Promise.all([
    // These are offered beside the buy button, so products that can't be bought are skipped.
    listOf('accessories', facts.accessoryKeys.length).then((keys) => loadCardFacts(deps.catalog, context, keys)),
    listAlsoViewed(deps.database.replica, alsoViewed),
  ])
  const buyable = goWith.flatMap(({ row, lead }) => (lead.isBuyable ? [row.key] : []))
  const accessories = take(buyable, MAX_ACCESSORIES)
  const series = await pick('series', MAX_SERIES)
  // What others looked at beside it, as far as it is known; then what is of the same kind.
  const learned = take(viewed, MAX_SIMILAR)
  const similar = await pick('similar', MAX_SIMILAR - learned.length)
  return { accessories, series, similar: [...learned, ...similar] }
}

/** Each store with the address of its page, if the storefront has store pages. */
async function linkStores(deps: PageDependencies, request: PageRequest) {
  const overview = await findStoreOverview(deps, request, request.language)
  return (stock: readonly StockInStore[]): readonly StoreStock[] =>
    // Where it stands in the store, and how many, is for employees.
    stock.map(({ aisle: _aisle, available: _available, ...store }) => {
      const available = disclosedPieces({ status: store.status, available: _available }, { isEmployee: false })
      const url = overview && request.address(storePath(overview.path, store.storeKey))
      return { ...store, ...(available !== undefined && { available }), ...(url !== undefined && { url }) }
    })
}

/** Undefined if the product has no price and so can't be shown. */
export async function loadProductParts(
  deps: PageDependencies,
  request: PageRequest,
  { product, context, wantedSku }: { product: ProductDetails; context: CardContext; wantedSku: string | null },
): Promise<ProductParts | undefined> {
  const db = deps.database.replica
  const { market, language, now } = request
  // With one size, or a requested one, the SKU is known before prices are loaded.
  const knownSku = product.sizes.find(({ sku }) => sku === wantedSku || product.sizes.length === 1)?.sku
  const bySku = (sku: string) => listStoreStock(db, { market: market.key, sku, now })
  const [related, early, written, reviewOrigin, priceGuarantee, chosenPackage, withLinks] = await Promise.all([
    relatedKeys(deps, context, product),
    knownSku === undefined ? undefined : bySku(knownSku),
    summariseWritten(db, { brand: request.brand.key, designKey: product.design_key, language }),
    loadReviewOrigin(db, request),
    loadPriceGuarantee(deps, request),
    product.kind === 'package' ? loadPackage(db, context, product.key) : undefined,
    linkStores(deps, request),
  ])
  const keys = [product.key, ...related.series, ...related.accessories, ...related.similar]
  const all = await loadCardFacts(deps.catalog, context, [...new Set(keys)])
  const facts = all.find(({ row }) => row.key === product.key)
  if (!facts) return undefined
  const sku = facts.variants.find(({ row }) => row.sku === wantedSku)?.row.sku ?? facts.lead.row.sku
  const [claims, storeStock] = await Promise.all([
    deps.catalog.claims(market, skusOf(all), now),
    early && sku === knownSku ? early : bySku(sku),
  ])
  const cards = new Map(all.map((each) => [each.row.key, each]))
  const cardsOf = (wanted: readonly string[]) =>
    wanted.flatMap((key) => {
      const found = cards.get(key)
      return found ? [cardModel(found, { ...context, claims })] : []
    })
  return {
    facts,
    claims,
    ...written,
    reviewOrigin,
    storeStock: withLinks(storeStock),
    package: chosenPackage?.package,
    priceGuarantee,
    seriesProducts: cardsOf(related.series),
    accessories: cardsOf(related.accessories),
    similar: cardsOf(related.similar),
    validUntil: earliest(nextPriceChange(all), nextStockOut(claims, now), chosenPackage?.validUntil),
  }
}
