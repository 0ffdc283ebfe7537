import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { watchList, type KnownItem, type WatchedItem } from '@firkant/domain/lists/list-alerts.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { CatalogCache } from '../../catalog/catalog-cache.ts'
import type { PricedVariant } from '../../catalog/priced-variant.ts'
import { loadItems } from '../list-store.ts'
import { cardContextOf, chosenCard, listItems } from '../list-view.ts'

export interface WatchedList {
  readonly items: readonly WatchedItem[]
  /** Item code → what a mail shows of it. */
  readonly sold: ReadonlyMap<string, { readonly card: ProductCard; readonly price: PricedVariant['price'] }>
  readonly currency: string
}

interface WatchOptions {
  readonly db: Drizzle
  readonly catalog: CatalogCache
  readonly brand: BrandDefinition
  readonly now: Date
}

/** What of a list is sold today; the rest is gone and nothing is said of it. */
export async function loadWatchedList(
  { db, catalog, brand, now }: WatchOptions,
  { listKey, language }: { listKey: string; language: MarketLanguage },
): Promise<WatchedList> {
  const market = marketOf(brand, language)
  const stored = await loadItems(db, listKey, market.language)
  const context = cardContextOf(brand, { market, now })
  const listed = await listItems(catalog, context, stored)
  const known = listed.flatMap(({ item, sold }) => (sold ? [{ item, sold }] : []))
  return {
    currency: market.currency,
    items: known.map(({ item, sold: { variant } }) => ({
      code: item.code,
      priceMinor: variant.price.currentMinor,
      isBuyable: variant.isBuyable,
      addedMinor: item.currency === market.currency ? (item.priceMinor ?? undefined) : undefined,
    })),
    sold: new Map(
      known.map(({ item, sold }) => [item.code, { card: chosenCard(sold, context), price: sold.variant.price }]),
    ),
  }
}

/** What the owner sees when they ask for mails: from then on, changes are news. */
export function asSeenNow({ items, currency }: WatchedList, now: Date): readonly KnownItem[] {
  const unknown = items.map((item) => ({ ...item, addedMinor: undefined }))
  const wishes = { priceDrop: false, backInStock: false }
  return watchList({ items: unknown, known: [], wishes, currency, now }).seen
}
