import { LRUCache } from 'lru-cache'
import type { UrgencySettings } from '@firkant/domain/content/site-content-schema.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { PictureMood } from '@firkant/domain/image/picture-place.ts'
import type { Market, MarketKey } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { loadDelivery } from '../delivery/load-delivery.ts'
import type { PicturePlaces } from '../images/picture-places.ts'
import { noteAnyProduct, noteProducts } from '../stock/goods-read.ts'
import { loadAllUrgencyFacts } from '../stock/stress-store.ts'
import { loadCardRows, type CardRow } from './card-rows.ts'
import type { CatalogContext } from './catalog-store.ts'
import { lineOf, loadCategories, type Category } from './category-tree.ts'
import { loadImages, type FindImage } from './media-store.ts'
import { placePictures } from './place-pictures.ts'
import { findSoldProduct, type SoldProduct } from './sold-product.ts'
import { ALL_CLAIMS_SHOWN, type RecordedClaims } from './variant-stress.ts'

/** Catalogue data that nearly every page needs, cached until it changes. */
export interface CatalogCache {
  readonly cardRows: (context: CatalogContext, productKeys: readonly string[]) => Promise<readonly CardRow[]>
  /** The SKU's product, if the brand sells it. */
  readonly findSold: (brand: string, sku: string) => Promise<SoldProduct | undefined>
  /** Not cached: a page asks for all its images at once. */
  readonly images: (files: readonly string[]) => Promise<FindImage>
  readonly categories: (language: string) => Promise<readonly Category[]>
  /** How and when the market delivers. */
  readonly delivery: (market: MarketKey) => Promise<MarketDelivery>
  /** Not cached: urgency claims must match the newest records. */
  readonly claims: (market: Market, skus: readonly string[], now: Date) => Promise<RecordedClaims>
  /** Price or stock of these products changed; without keys, anything may have. */
  readonly changed: (productKeys?: readonly string[]) => void
}

/** A row with its prices and images takes some 10 kB. */
const MAX_ROWS = 2000
const MAX_SOLD = 10_000
/** Should a change ever be missed, nothing is cached for longer than this. */
export const MAX_AGE_MS = MINUTE_MS

/** Least recently used rows. The raw price log is cached, not the price: that depends on the time. */
function createRowStore(clock: () => number) {
  const rows = new Map<string, { readonly row: CardRow; readonly readAt: number }>()
  return {
    take(name: string): CardRow | undefined {
      const cached = rows.get(name)
      if (!cached) return undefined
      rows.delete(name)
      if (clock() - cached.readAt > MAX_AGE_MS) return undefined
      rows.set(name, cached)
      return cached.row
    },
    put(name: string, row: CardRow) {
      rows.set(name, { row, readAt: clock() })
      if (rows.size <= MAX_ROWS) return
      const [oldest] = rows.keys()
      if (oldest !== undefined) rows.delete(oldest)
    },
    forget(productKeys: readonly string[] | undefined) {
      if (!productKeys) return rows.clear()
      const changed = new Set(productKeys)
      // The stock of a package depends on its parts.
      for (const [name, { row }] of rows) if (changed.has(row.key) || row.kind === 'package') rows.delete(name)
    },
  }
}

/** By language. */
function createTreeStore(db: Drizzle) {
  const trees = new Map<string, Promise<readonly Category[]>>()
  return {
    get(language: string): Promise<readonly Category[]> {
      const known = trees.get(language)
      if (known) return known
      const tree = loadCategories(db, language)
      trees.set(language, tree)
      tree.catch(() => trees.delete(language))
      return tree
    },
    clear: () => trees.clear(),
  }
}

export interface CatalogCacheOptions {
  readonly clock?: () => number
  /** Which urgency claims the market shows. */
  readonly loadUrgency?: (market: Market, now: Date) => Promise<UrgencySettings>
  readonly places?: PicturePlaces
  /** Which rooms and scenes suit the brand. */
  readonly mood?: PictureMood
}

export function createCatalogCache(db: Drizzle, options: CatalogCacheOptions = {}): CatalogCache {
  const { clock = Date.now, loadUrgency = async () => ALL_CLAIMS_SHOWN, places = new Map(), mood = 'light' } = options
  const store = createRowStore(clock)
  const trees = createTreeStore(db)
  const sold = new LRUCache<string, SoldProduct>({ max: MAX_SOLD, ttl: MAX_AGE_MS, perf: { now: clock } })
  let changes = 0

  async function readRows(context: CatalogContext, productKeys: readonly string[]): Promise<readonly CardRow[]> {
    if (productKeys.length === 0) return []
    const [tree, rows] = await Promise.all([trees.get(context.language), loadCardRows(db, context, productKeys)])
    return rows.map((row) => ({
      ...placePictures(row, places, mood),
      categories: lineOf(tree, row.category_key).map(({ name }) => name),
    }))
  }

  return {
    async findSold(brand, sku) {
      const name = `${brand} ${sku}`
      const known = sold.get(name)
      if (known) return known
      const readAt = changes
      const found = await findSoldProduct(db, brand, sku)
      if (found && readAt === changes) sold.set(name, found)
      return found
    },
    async cardRows(context, productKeys) {
      noteProducts(productKeys)
      const nameOf = (key: string) => `${context.brand} ${context.market} ${context.language} ${key}`
      const found = new Map<string, CardRow>()
      for (const key of productKeys) {
        const row = store.take(nameOf(key))
        if (row) found.set(key, row)
      }
      const readAt = changes
      const missing = productKeys.filter((key) => !found.has(key))
      for (const row of await readRows(context, missing)) {
        found.set(row.key, row)
        // If something changed during the read, the row is used for this answer only.
        if (readAt === changes) store.put(nameOf(row.key), row)
      }
      // The stock of a package depends on its parts.
      if (found.values().some(({ kind }) => kind === 'package')) noteAnyProduct()
      return productKeys.flatMap((key) => found.get(key) ?? [])
    },
    images: (files) => loadImages(db, places, files),
    categories: trees.get,
    delivery: (market) => loadDelivery(db, market),
    async claims(market, skus, now) {
      const [urgency, urgencyFacts] = await Promise.all([loadUrgency(market, now), loadAllUrgencyFacts(db, skus, now)])
      return { urgency, urgencyFacts }
    },
    changed(productKeys) {
      changes += 1
      store.forget(productKeys)
      // Price and stock alone do not change what is sold.
      if (!productKeys) sold.clear()
      if (!productKeys) trees.clear()
    },
  }
}
