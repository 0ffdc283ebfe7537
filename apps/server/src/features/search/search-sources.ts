import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeptCatalog } from '../catalog/kept-catalog.ts'
import type { ListingService } from '../catalog/listing/listing-service.ts'
import { phraseOf, type Phrase } from './phrases.ts'
import type { PopularSearches } from './popular-searches.ts'
import type { SearchEngine } from './search-engine.ts'

/** A page that an editor wrote, as a search may find it. */
export interface WrittenPage {
  readonly title: string
  readonly path: string
  readonly isInspiration: boolean
}

/** What a search asks others. */
export interface SearchSources {
  readonly database: Database
  readonly brand: BrandDefinition
  readonly engine: SearchEngine
  readonly listings: ListingService
  readonly catalog: KeptCatalog
  readonly popular: PopularSearches
  readonly loadPages: (language: MarketLanguage, now: Date) => Promise<readonly WrittenPage[]>
  readonly searchPath: (language: MarketLanguage) => Promise<string>
}

export function addressIn(brand: BrandDefinition, language: MarketLanguage) {
  return (path: string): string => localizePath(brand, language, path)
}

/** The categories that have something, those at the top of the tree first. */
export async function categoryPhrases(
  { catalog, listings }: SearchSources,
  market: Market,
  now: Date,
): Promise<readonly Phrase<string>[]> {
  const [all, filled] = await Promise.all([catalog.categories(market.language), listings.filledCategories(market, now)])
  return all
    .filter(({ key, pageType }) => filled.has(key) && pageType === 'CategoryPage')
    .map(({ name, path }) => phraseOf({ text: name, of: path, weight: -path.split('/').length }, market.language))
}

export async function pagePhrases({ loadPages }: SearchSources, language: MarketLanguage, now: Date) {
  const pages = await loadPages(language, now)
  const phrasesOf = (isInspiration: boolean) =>
    pages
      .filter((page) => page.isInspiration === isInspiration)
      .map(({ title, path }) => phraseOf({ text: title, of: path, weight: 0 }, language))
  return { inspiration: phrasesOf(true), content: phrasesOf(false) }
}

/** Before everything that products are called. */
const SEARCHED_FIRST = 1_000_000

/** What others searched for, then what products are called. */
export async function searchPhrases({ engine, popular }: SearchSources, { language }: Market, now: Date) {
  const [index, searched] = await Promise.all([engine.index(language), popular.list(language, now)])
  const known = new Set(searched.map(({ text }) => text.toLowerCase()))
  const heard = searched.map(({ text, score }) =>
    phraseOf({ text, of: 'product' as const, weight: SEARCHED_FIRST + score }, language),
  )
  return [...heard, ...index.phrases.filter(({ text }) => !known.has(text.toLowerCase()))]
}
