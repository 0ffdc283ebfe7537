import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { findNextScheduledChange } from '../../features/content/content-store.ts'
import { listFindablePages } from '../../features/content/findable-pages.ts'
import type { WrittenPages } from '../../features/search/search-sources.ts'
import { listStores } from '../../features/stores/store-store.ts'
import type { Drizzle } from '../../platform/database/database.ts'

/** What a search finds beside products: the editors' pages, and the stores of the language's market. */
export async function loadWrittenPages(
  db: Drizzle,
  brand: BrandDefinition,
  { language, now }: { language: MarketLanguage; now: Date },
): Promise<WrittenPages> {
  const market = brand.markets.find((key) => MARKETS[key].language === language)
  const [pages, stores, changesAt] = await Promise.all([
    listFindablePages(db, { brand: brand.key, language, now }),
    market === undefined ? [] : listStores(db, market),
    findNextScheduledChange(db, brand.key, now),
  ])
  return { pages, stores, changesAt }
}
