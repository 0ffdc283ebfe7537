import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Autocomplete, FirstSuggestions } from '@firkant/domain/search/search-calls.ts'
import { readSearchFilters } from '@firkant/domain/search/search-filters.ts'
import {
  isSearchable,
  MAX_PREVIEWS,
  readSearchText,
  searchAddress,
  type SearchOrigin,
  type SearchSuggestion,
} from '@firkant/domain/search/search-suggestion.ts'
import { loadProductCards } from '../catalog/product-cards.ts'
import { findProducts } from './find-products.ts'
import { findAnswer } from './help/find-answer.ts'
import { completePhrases, highlightOf, type Phrase } from './ranking/phrases.ts'
import { rankWithin } from './ranking/price-limits.ts'
import { listRecentSearches } from './search-memory.ts'
import { addressIn, categoryPhrases, pagePhrases, searchPhrases, type SearchSources } from './search-sources.ts'

const NOTHING: Autocomplete = { categories: [], inspirationPages: [], phrases: [], content: [], products: [] }
const MOST = { phrases: 6, categories: 4, pages: 3, popular: 6, firstCategories: 8 } as const

async function cardsOf(
  { catalog, brand }: SearchSources,
  { market, now }: { market: Market; now: Date },
  keys: readonly string[],
) {
  const context = { brand: brand.key, market, now, address: addressIn(brand, market.language) }
  return (await loadProductCards(catalog, context, keys)).cards
}

async function previews(sources: SearchSources, market: Market, { text, now }: { text: string; now: Date }) {
  const { words, price, measures } = readSearchFilters(text)
  const found = await findProducts(sources, market.language, { text: words, isTyping: true, measures, now })
  const rank = rankWithin(found.rank, price, MAX_PREVIEWS)
  const keys = await sources.listings.keysRanked(market, { rank, limit: MAX_PREVIEWS, now })
  const products = await cardsOf(sources, { market, now }, keys)
  return { products, corrected: found.corrected, isFound: keys.length > 0 && !found.isPartial && !found.corrected }
}

/** What sells best, for an empty box. */
async function bestsellers(sources: SearchSources, market: Market, now: Date) {
  const keys = await sources.listings.keysOf(market, { source: { all: true }, limit: MAX_PREVIEWS, now })
  return cardsOf(sources, { market, now }, keys)
}

/** Sections of several pages are called the same: the first one is offered. */
function onceByText<Kind>(phrases: readonly Phrase<Kind>[]): readonly Phrase<Kind>[] {
  const known = new Set<string>()
  return phrases.filter(({ text }) => !known.has(text) && known.add(text))
}

/** Builds suggestions with the typed text highlighted. */
async function suggestionMaker(sources: SearchSources, language: MarketLanguage, typed: string) {
  const { brand, searchPath, engine } = sources
  const addressOf = addressIn(brand, language)
  const [path, { split }] = await Promise.all([searchPath(language), engine.vocabulary(language)])
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
      complete(onceByText(phrases), limit).map(({ text, of }) => make(text, addressOf(of), origin)),
    all: (phrases: readonly Phrase<string>[], origin: SearchOrigin, limit: number) =>
      phrases.slice(0, limit).map(({ text, of }) => make(text, addressOf(of), origin)),
    search: (text: string, origin: SearchOrigin) => make(text, searchAddress(searchPage, text), origin),
  }
}

async function popularSearches(
  sources: SearchSources,
  { language }: Market,
  now: Date,
): Promise<readonly SearchSuggestion[]> {
  const [maker, searched] = await Promise.all([
    suggestionMaker(sources, language, ''),
    sources.popular.list(language, now),
  ])
  return searched.slice(0, MOST.popular).map(({ text }) => maker.search(text, 'popular'))
}

/** In the catalogue's order, those without a parent first. */
const topFirst = (categories: readonly Phrase<string>[]) => categories.toSorted((a, b) => b.weight - a.weight)

/** Suggestions before a search and beside its results. */
export function createSuggester(sources: SearchSources) {
  return {
    /** Editors' pages that match a search, and until when they are complete. */
    async writtenHits(market: Market, text: string, now: Date) {
      const [maker, { inspiration, content, answers, changesAt }] = await Promise.all([
        suggestionMaker(sources, market.language, text),
        pagePhrases(sources, market.language, now),
      ])
      const hits = maker.links([...inspiration, ...content, ...answers], 'inspiration', MOST.pages)
      return { hits, validUntil: changesAt }
    },

    /** The answer to a question about the shop. `isFound`: products have all the words. */
    answer: (market: Market, { text, isFound, now }: { text: string; isFound: boolean; now: Date }) =>
      findAnswer(sources, market, { text, isTyping: false, mayGuess: !isFound, now }),

    async autocomplete(market: Market, typed: string, now: Date): Promise<Autocomplete> {
      const text = readSearchText(typed)
      if (!isSearchable(text)) return NOTHING
      const { language } = market
      const [maker, phrases, categories, pages, { products, corrected, isFound }] = await Promise.all([
        suggestionMaker(sources, language, text),
        searchPhrases(sources, market, now),
        categoryPhrases(sources, market, now),
        pagePhrases(sources, language, now),
        previews(sources, market, { text, now }),
      ])
      const found = await findAnswer(sources, market, { text, isTyping: true, mayGuess: !isFound, now })
      // Questions are offered to who asks, not to who names a product.
      const written = isFound && !text.includes(' ') ? pages.content : [...pages.content, ...pages.answers]
      const likely = maker.complete(phrases, MOST.phrases).map((phrase) => phrase.text)
      // A misspelt word has no completions, so the correction is suggested.
      if (likely.length === 0 && corrected !== undefined) likely.push(corrected)
      return {
        ...(found && { answer: found.answer }),
        phrases: likely.map((each) => maker.search(each, 'suggestions')),
        categories: maker.links(categories, 'categories', MOST.categories),
        inspirationPages: maker.links(pages.inspiration, 'inspiration', MOST.pages),
        content: maker.links(written, 'inspiration', MOST.pages).filter(({ url }) => url !== found?.answer.url),
        products,
      }
    },

    popularSearches: (market: Market, now: Date) => popularSearches(sources, market, now),

    /** For an empty box: the visitor's own last searches, popular ones, and ways into the shop. */
    async suggestions(market: Market, visitorHash: string | undefined, now: Date): Promise<FirstSuggestions> {
      const { database, brand } = sources
      const { language } = market
      const [maker, suggestions, categories, products, recent] = await Promise.all([
        suggestionMaker(sources, language, ''),
        popularSearches(sources, market, now),
        categoryPhrases(sources, market, now),
        bestsellers(sources, market, now),
        visitorHash === undefined ? [] : listRecentSearches(database.main, { brand: brand.key, language }, visitorHash),
      ])
      return {
        suggestions,
        recentSearches: recent.map((text) => maker.search(text, 'history')),
        categories: maker.all(topFirst(categories), 'categories', MOST.firstCategories),
        products,
      }
    },
  }
}
