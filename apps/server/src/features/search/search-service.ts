import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  isSearchable,
  MOST_PREVIEWS,
  readSearchText,
  searchAddress,
  type SearchOrigin,
  type SearchSuggestion,
} from '@firkant/domain/search/search-suggestion.ts'
import type { ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KeptCatalog } from '../catalog/kept-catalog.ts'
import type { ListedProducts, ListingService } from '../catalog/listing/listing-service.ts'
import { loadProductCards } from '../catalog/product-cards.ts'
import { completePhrases, highlightOf, phraseOf, type Phrase } from './phrases.ts'
import type { Found, SearchEngine } from './search-engine.ts'
import { listRecentSearches, rememberSearch } from './search-memory.ts'
import type { PopularSearches } from './popular-searches.ts'

/** A page that an editor wrote, as a search may find it. */
export interface WrittenPage {
  readonly title: string
  readonly path: string
  readonly isInspiration: boolean
}

export interface Autocomplete {
  readonly categories: readonly SearchSuggestion[]
  readonly inspirationPages: readonly SearchSuggestion[]
  readonly phrases: readonly SearchSuggestion[]
  readonly content: readonly SearchSuggestion[]
  readonly products: readonly ProductCard[]
}

export interface SearchResults {
  readonly found: Found
  readonly listed: ListedProducts
}

export interface SearchServiceOptions {
  readonly database: Database
  readonly brand: BrandDefinition
  readonly engine: SearchEngine
  readonly listings: ListingService
  readonly catalog: KeptCatalog
  readonly popular: PopularSearches
  readonly loadPages: (language: MarketLanguage, now: Date) => Promise<readonly WrittenPage[]>
  readonly searchPath: (language: MarketLanguage) => Promise<string>
}

const NOTHING: Autocomplete = { categories: [], inspirationPages: [], phrases: [], content: [], products: [] }
const EVERYTHING: ListingQuery = { page: 1, sort: undefined, values: {}, price: undefined }
const MOST = { phrases: 6, categories: 4, pages: 3, popular: 6 } as const

export type SearchService = ReturnType<typeof createSearchService>

/** What is found, suggested and remembered. */
export function createSearchService(options: SearchServiceOptions) {
  const { database, brand, engine, listings, catalog, popular } = options

  async function results(market: Market, wanted: { text: string; query: ListingQuery; now: Date }, isTyping = false) {
    const found = await engine.find(market.language, wanted.text, { isTyping })
    const listed = await listings.listRanked(market, { rank: found.rank, query: wanted.query, now: wanted.now })
    return { found, listed }
  }

  const addressOf = (language: MarketLanguage, path: string) => localizePath(brand, language, path)

  async function suggestionMaker(language: MarketLanguage, typed: string) {
    const searchPage = addressOf(language, await options.searchPath(language))
    const make = (text: string, url: string, searchOrigin: SearchOrigin): SearchSuggestion => ({
      text,
      url,
      highlight: highlightOf(text, typed),
      searchOrigin,
    })
    return {
      link: (text: string, path: string, origin: SearchOrigin) => make(text, addressOf(language, path), origin),
      search: (text: string, origin: SearchOrigin) => make(text, searchAddress(searchPage, text), origin),
    }
  }

  async function previews(market: Market, text: string, now: Date): Promise<readonly ProductCard[]> {
    const { listed } = await results(market, { text, query: EVERYTHING, now }, true)
    const scope = { brand: brand.key, market, now, address: (path: string) => addressOf(market.language, path) }
    const { cards } = await loadProductCards(catalog, scope, listed.productKeys.slice(0, MOST_PREVIEWS))
    return cards
  }

  async function categoryPhrases(market: Market, now: Date): Promise<readonly Phrase<string>[]> {
    const [all, filled] = await Promise.all([
      catalog.categories(market.language),
      listings.filledCategories(market, now),
    ])
    return all
      .filter(({ key, pageType }) => filled.has(key) && pageType === 'CategoryPage')
      .map(({ name, path }) => phraseOf({ text: name, of: path, weight: -path.split('/').length }, market.language))
  }

  async function pagePhrases(language: MarketLanguage, now: Date, isInspiration: boolean) {
    const pages = await options.loadPages(language, now)
    return pages
      .filter((page) => page.isInspiration === isInspiration)
      .map(({ title, path }) => phraseOf({ text: title, of: path, weight: 0 }, language))
  }

  /** What others searched for goes before what products are called. */
  async function searchPhrases(market: Market, now: Date) {
    const [index, searched] = await Promise.all([engine.index(market.language), popular.list(market.language, now)])
    const known = new Set(searched.map(({ text }) => text.toLowerCase()))
    const heard = searched.map(({ text, score }) =>
      phraseOf({ text, of: 'product' as const, weight: 1_000_000 + score }, market.language),
    )
    return [...heard, ...index.phrases.filter(({ text }) => !known.has(text.toLowerCase()))]
  }

  return {
    pagePath: options.searchPath,
    results: (market: Market, wanted: { text: string; query: ListingQuery; now: Date }): Promise<SearchResults> =>
      results(market, wanted),

    /** Pages of editors that have to do with a search. */
    async writtenHits(market: Market, text: string, now: Date): Promise<readonly SearchSuggestion[]> {
      const { language } = market
      const maker = await suggestionMaker(language, text)
      const [inspiration, content] = await Promise.all([
        pagePhrases(language, now, true),
        pagePhrases(language, now, false),
      ])
      return completePhrases([...inspiration, ...content], text, { language, limit: MOST.pages }).map((phrase) =>
        maker.link(phrase.text, phrase.of, 'inspiration'),
      )
    },

    async autocomplete(market: Market, typed: string, now: Date): Promise<Autocomplete> {
      const text = readSearchText(typed)
      if (!isSearchable(text)) return NOTHING
      const { language } = market
      const limited = (limit: number) => ({ language, limit })
      const [maker, phrases, categories, inspiration, content, products] = await Promise.all([
        suggestionMaker(language, text),
        searchPhrases(market, now),
        categoryPhrases(market, now),
        pagePhrases(language, now, true),
        pagePhrases(language, now, false),
        previews(market, text, now),
      ])
      const pagesOf = (pages: readonly Phrase<string>[]) =>
        completePhrases(pages, text, limited(MOST.pages)).map((page) => maker.link(page.text, page.of, 'inspiration'))
      return {
        phrases: completePhrases(phrases, text, limited(MOST.phrases)).map((phrase) =>
          maker.search(phrase.text, 'suggestions'),
        ),
        categories: completePhrases(categories, text, limited(MOST.categories)).map((category) =>
          maker.link(category.text, category.of, 'categories'),
        ),
        inspirationPages: pagesOf(inspiration),
        content: pagesOf(content),
        products,
      }
    },

    /** For an empty box: what others search for, and what this visitor searched for last. */
    async suggestions(market: Market, visitorHash: string | undefined, now: Date) {
      const { language } = market
      const scope = { brand: brand.key, language }
      const [maker, searched, recent] = await Promise.all([
        suggestionMaker(language, ''),
        popular.list(language, now),
        visitorHash === undefined ? [] : listRecentSearches(database.main, scope, visitorHash),
      ])
      return {
        suggestions: searched.slice(0, MOST.popular).map(({ text }) => maker.search(text, 'popular')),
        recentSearches: recent.map((text) => maker.search(text, 'history')),
      }
    },

    /** A visitor has searched. What finds nothing is nobody's suggestion, and is not kept. */
    async searched(market: Market, typed: string, { visitorHash, now }: { visitorHash: string; now: Date }) {
      const text = readSearchText(typed)
      if (!isSearchable(text)) return false
      const { found, listed } = await results(market, { text, query: EVERYTHING, now })
      if (listed.total === 0 || found.isPartial) return false
      const meant = found.corrected ?? text
      await rememberSearch(
        database.main,
        { brand: brand.key, language: market.language },
        { text: meant, visitorHash, now },
      )
      return true
    },
  }
}
