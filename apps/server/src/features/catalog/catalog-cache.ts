import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { UrgencySettings } from '@firkant/domain/content/site-content-schema.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { loadAllUrgencyFacts } from '../stock/stress-store.ts'
import { loadCardRows, type CardRow } from './card-rows.ts'
import type { CatalogContext } from './catalog-store.ts'
import { loadCategories, type Category } from './category-tree.ts'
import { ALL_CLAIMS_SHOWN, type RecordedClaims } from './variant-stress.ts'

/** What nearly every page asks of the catalogue, kept in memory until the catalogue says that it changed. */
export interface CatalogCache {
  readonly cardRows: (context: CatalogContext, productKeys: readonly string[]) => Promise<readonly CardRow[]>
  readonly categories: (language: string) => Promise<readonly Category[]>
  /** Not kept: what is said of haste is as true as its newest record. */
  readonly claims: (market: Market, skus: readonly string[], now: Date) => Promise<RecordedClaims>
  /** Some products' price or stock changed, or anything at all. */
  readonly changed: (productKeys?: readonly string[]) => void
}

/** A row with its prices and pictures takes some 10 kB. */
const MOST_ROWS = 3000
/** A replica may answer with the old row just after the news of the change: nothing stays for longer than this. */
export const MOST_AGE_MS = MINUTE_MS

/** The rows last asked for. The raw price log is kept, not the price: that depends on the clock. */
function createRowStore(clock: () => number) {
  const rows = new Map<string, { readonly row: CardRow; readonly readAt: number }>()
  return {
    take(name: string): CardRow | undefined {
      const kept = rows.get(name)
      if (!kept) return undefined
      rows.delete(name)
      if (clock() - kept.readAt > MOST_AGE_MS) return undefined
      rows.set(name, kept)
      return kept.row
    },
    put(name: string, row: CardRow) {
      rows.set(name, { row, readAt: clock() })
      if (rows.size <= MOST_ROWS) return
      const [oldest] = rows.keys()
      if (oldest !== undefined) rows.delete(oldest)
    },
    forget(productKeys: readonly string[] | undefined) {
      if (!productKeys) return rows.clear()
      const changed = new Set(productKeys)
      // What a package's parts have in stock, the package has too.
      for (const [name, { row }] of rows) if (changed.has(row.key) || row.kind === 'package') rows.delete(name)
    },
  }
}

export interface CatalogCacheOptions {
  readonly clock?: () => number
  /** Which claims of haste the market shows. */
  readonly loadUrgency?: (market: Market) => Promise<UrgencySettings>
}

export function createCatalogCache(db: Drizzle, options: CatalogCacheOptions = {}): CatalogCache {
  const { clock = Date.now, loadUrgency = async () => ALL_CLAIMS_SHOWN } = options
  const store = createRowStore(clock)
  const trees = new Map<string, Promise<readonly Category[]>>()
  let changes = 0

  return {
    async cardRows(context, productKeys) {
      const nameOf = (key: string) => `${context.brand} ${context.market} ${context.language} ${key}`
      const found = new Map<string, CardRow>()
      for (const key of productKeys) {
        const row = store.take(nameOf(key))
        if (row) found.set(key, row)
      }
      const readAt = changes
      const missing = productKeys.filter((key) => !found.has(key))
      for (const row of await loadCardRows(db, context, missing)) {
        found.set(row.key, row)
        // Read while something changed: good for this answer, and for no other.
        if (readAt === changes) store.put(nameOf(row.key), row)
      }
      return productKeys.flatMap((key) => found.get(key) ?? [])
    },
    categories(language) {
      const known = trees.get(language)
      if (known) return known
      const tree = loadCategories(db, language)
      trees.set(language, tree)
      tree.catch(() => trees.delete(language))
      return tree
    },
    async claims(market, skus, now) {
      const [urgency, hastes] = await Promise.all([loadUrgency(market), loadAllUrgencyFacts(db, skus, now)])
      return { urgency, hastes }
    },
    changed(productKeys) {
      changes += 1
      store.forget(productKeys)
      if (!productKeys) trees.clear()
    },
  }
}
