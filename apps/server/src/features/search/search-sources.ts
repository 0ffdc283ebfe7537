import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { HelpAnswer } from '@firkant/domain/search/service-answer.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { Category } from '../catalog/category-tree.ts'
import type { ListingService } from '../catalog/listing/listing-service.ts'
import { createHelpSearch } from './help/help-search.ts'
import type { AnsweringStore } from './help/store-answer.ts'
import type { PopularSearches } from './popular-searches.ts'
import { phraseOf, type Phrase } from './ranking/phrases.ts'
import type { SearchEngine } from './search-engine.ts'
import type { PopularSearch } from './search-memory.ts'

/** An editor's page, for the search. */
export interface WrittenPage {
  readonly title: string
  readonly path: string
  readonly isInspiration: boolean
  readonly isStoreOverview: boolean
  readonly answers: readonly HelpAnswer[]
}

export interface WrittenPages {
  readonly pages: readonly WrittenPage[]
  /** The stores of the language's market. */
  readonly stores: readonly AnsweringStore[]
  /** When a page is next published or withdrawn on schedule. */
  readonly changesAt: Date | undefined
}

/** What the search depends on. */
export interface SearchSources extends Pick<ShopContext, 'database' | 'brand'> {
  readonly engine: SearchEngine
  readonly listings: ListingService
  readonly catalog: CatalogCache
  readonly popular: PopularSearches
  readonly loadPages: (language: MarketLanguage, now: Date) => Promise<WrittenPages>
  readonly searchPath: (language: MarketLanguage) => Promise<string>
}

export function addressIn(brand: BrandDefinition, language: MarketLanguage) {
  return (path: string): string => localizePath(brand, language, path)
}

/** Memoised per cached object, because every keystroke needs it. */
function once<Key extends object, Made>(make: (key: Key, language: MarketLanguage) => Made) {
  const known = new WeakMap<Key, Made>()
  return (key: Key, language: MarketLanguage): Made => {
    const made = known.get(key) ?? make(key, language)
    known.set(key, made)
    return made
  }
}

const phrasesOfCategories = once((all: readonly Category[], language) =>
  all
    .filter(({ pageType }) => pageType === 'CategoryPage')
    .map(({ key, name, path }) => ({
      key,
      phrase: phraseOf({ text: name, of: path, weight: -path.split('/').length }, language),
    })),
)

/** Categories that have products, top-level ones first. */
export async function categoryPhrases(
  { catalog, listings }: SearchSources,
  market: Market,
  now: Date,
): Promise<readonly Phrase<string>[]> {
  const [all, filled] = await Promise.all([catalog.categories(market.language), listings.filledCategories(market, now)])
  return phrasesOfCategories(all, market.language).flatMap(({ key, phrase }) => (filled.has(key) ? [phrase] : []))
}

const phrasesOfPages = once(({ pages, changesAt }: WrittenPages, language) => {
  const phrasesOf = (isInspiration: boolean) =>
    pages
      .filter((page) => page.isInspiration === isInspiration)
      .map(({ title, path }) => phraseOf({ text: title, of: path, weight: 0 }, language))
  const answers = pages.flatMap((page) =>
    page.answers.map(({ title, path }) => phraseOf({ text: title, of: path, weight: -1 }, language)),
  )
  return { inspiration: phrasesOf(true), content: phrasesOf(false), answers, changesAt }
})

/** What editors wrote and the stores, to answer questions with. */
export const helpOf = once(({ pages, stores }: WrittenPages, language) => {
  const overviewPath = pages.find(({ isStoreOverview }) => isStoreOverview)?.path
  const answers = pages.flatMap((page) => page.answers)
  const search = createHelpSearch(answers, { language, hasStores: overviewPath !== undefined && stores.length > 0 })
  return { search, overviewPath }
})

export async function pagePhrases({ loadPages }: SearchSources, language: MarketLanguage, now: Date) {
  return phrasesOfPages(await loadPages(language, now), language)
}

/** Above everything that products are called. */
const SEARCHED_FIRST = 1_000_000

const phrasesOfSearches = once((searched: readonly PopularSearch[], language) => ({
  popularPhrases: searched.map(({ text, score }) =>
    phraseOf({ text, of: 'product' as const, weight: SEARCHED_FIRST + score }, language),
  ),
  known: new Set(searched.map(({ text }) => text.toLowerCase())),
}))

/** Popular searches, then what products are called. */
export async function searchPhrases({ engine, popular }: SearchSources, { language }: Market, now: Date) {
  const [called, searched] = await Promise.all([engine.vocabulary(language), popular.list(language, now)])
  const { popularPhrases, known } = phrasesOfSearches(searched, language)
  return [...popularPhrases, ...called.phrases.filter(({ text }) => !known.has(text.toLowerCase()))]
}
