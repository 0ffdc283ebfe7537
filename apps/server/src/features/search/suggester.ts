import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  isSearchable,
  MOST_PREVIEWS,
  readSearchText,
  searchAddress,
  type SearchOrigin,
  type SearchSuggestion,
} from '@firkant/domain/search/search-suggestion.ts'
import type { ListingTable } from '../catalog/listing/listing-table.ts'
import { loadProductCards } from '../catalog/product-cards.ts'
import { completePhrases, highlightOf, type Phrase } from './phrases.ts'
import { listRecentSearches } from './search-memory.ts'
import { addressIn, categoryPhrases, pagePhrases, searchPhrases, type SearchSources } from './search-sources.ts'

export interface Autocomplete {
  readonly categories: readonly SearchSuggestion[]
  readonly inspirationPages: readonly SearchSuggestion[]
  readonly phrases: readonly SearchSuggestion[]
  readonly content: readonly SearchSuggestion[]
  readonly products: readonly ProductCard[]
}

const NOTHING: Autocomplete = { categories: [], inspirationPages: [], phrases: [], content: [], products: [] }
const MOST = { phrases: 6, categories: 4, pages: 3, popular: 6 } as const

async function previews(sources: SearchSources, market: Market, { text, now }: { text: string; now: Date }) {
  const { engine, listings, catalog, brand } = sources
  const { rank, corrected } = await engine.find(market.language, text, { isTyping: true })
  const best = (table: ListingTable) => rank(table, MOST_PREVIEWS)
  const keys = await listings.keysRanked(market, { rank: best, limit: MOST_PREVIEWS, now })
  const context = { brand: brand.key, market, now, address: addressIn(brand, market.language) }
  const { cards } = await loadProductCards(catalog, context, keys)
  return { products: cards, corrected }
}

/** Builds suggestions with the typed text highlighted. */
async function suggestionMaker(sources: SearchSources, language: MarketLanguage, typed: string) {
  const { brand, searchPath, engine } = sources
  const addressOf = addressIn(brand, language)
  const [path, { split }] = await Promise.all([searchPath(language), engine.index(language)])
  const searchPage = addressOf(path)
  const make = (text: string, url: string, searchOrigin: SearchOrigin): SearchSuggestion => ({
    text,
    url,
    highlight: highlightOf(text, typed),
    searchOrigin,
  })
  const complete = <Kind>(phrases: readonly Phrase<Kind>[], limit: number) =>
    completePhrases(phrases, typed, { language, limit, split })
  return {
    complete,
    links: (phrases: readonly Phrase<string>[], origin: SearchOrigin, limit: number) =>
      complete(phrases, limit).map(({ text, of }) => make(text, addressOf(of), origin)),
    search: (text: string, origin: SearchOrigin) => make(text, searchAddress(searchPage, text), origin),
  }
}

/** Suggestions before a search and beside its results. */
export function createSuggester(sources: SearchSources) {
  return {
    /** Editors' pages that match a search, and until when they are complete. */
    async writtenHits(market: Market, text: string, now: Date) {
      const [maker, { inspiration, content, changesAt }] = await Promise.all([
        suggestionMaker(sources, market.language, text),
        pagePhrases(sources, market.language, now),
      ])
      return { hits: maker.links([...inspiration, ...content], 'inspiration', MOST.pages), validUntil: changesAt }
    },

    async autocomplete(market: Market, typed: string, now: Date): Promise<Autocomplete> {
      const text = readSearchText(typed)
      if (!isSearchable(text)) return NOTHING
      const { language } = market
      const [maker, phrases, categories, pages, { products, corrected }] = await Promise.all([
        suggestionMaker(sources, language, text),
        searchPhrases(sources, market, now),
        categoryPhrases(sources, market, now),
        pagePhrases(sources, language, now),
        previews(sources, market, { text, now }),
      ])
      const likely = maker.complete(phrases, MOST.phrases).map((phrase) => phrase.text)
      // A misspelt word has no completions, so the correction is suggested.
      if (likely.length === 0 && corrected !== undefined) likely.push(corrected)
      return {
        phrases: likely.map((each) => maker.search(each, 'suggestions')),
        categories: maker.links(categories, 'categories', MOST.categories),
        inspirationPages: maker.links(pages.inspiration, 'inspiration', MOST.pages),
        content: maker.links(pages.content, 'inspiration', MOST.pages),
        products,
      }
    },

    /** For an empty box: popular searches and the visitor's own last ones. */
    async suggestions({ language }: Market, visitorHash: string | undefined, now: Date) {
      const { popular, database, brand } = sources
      const [maker, searched, recent] = await Promise.all([
        suggestionMaker(sources, language, ''),
        popular.list(language, now),
        visitorHash === undefined ? [] : listRecentSearches(database.main, { brand: brand.key, language }, visitorHash),
      ])
      return {
        suggestions: searched.slice(0, MOST.popular).map(({ text }) => maker.search(text, 'popular')),
        recentSearches: recent.map((text) => maker.search(text, 'history')),
      }
    },
  }
}
