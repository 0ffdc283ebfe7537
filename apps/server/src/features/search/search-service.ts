import type { ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { MeasureCondition } from '@firkant/domain/search/measure-condition.ts'
import { readSearchFilters } from '@firkant/domain/search/search-filters.ts'
import { isSearchable, readSearchText } from '@firkant/domain/search/search-suggestion.ts'
import type { ListedProducts } from '../catalog/listing/listing-service.ts'
import { findProducts } from './find-products.ts'
import { rankWithin } from './ranking/price-limits.ts'
import type { Found } from './search-engine.ts'
import { saveSearch, type Search } from './search-memory.ts'
import type { SearchSources } from './search-sources.ts'
import { createSuggester } from './suggester.ts'

export interface SearchResults {
  readonly found: Found
  readonly listed: ListedProducts
}

export interface WantedResults {
  /** Empty: everything that the filters leave. */
  readonly text: string
  readonly measures: readonly MeasureCondition[]
  readonly query: ListingQuery
  readonly now: Date
}

export type SearchService = ReturnType<typeof createSearchService>

export function createSearchService(sources: SearchSources) {
  const { database, brand, engine, listings } = sources
  return {
    ...createSuggester(sources),
    pagePath: sources.searchPath,

    withoutRarest: engine.withoutRarest,

    async results(market: Market, wanted: WantedResults): Promise<SearchResults> {
      const { text, measures, now } = wanted
      const found = await findProducts(sources, market.language, { text, measures, now })
      const listed = await listings.listRanked(market, { rank: found.rank, query: wanted.query, now })
      return { found, listed }
    },

    /** Records a search. Searches without results are never suggested, so they are not stored. */
    async searched(market: Market, typed: string, searching: Omit<Search, 'text'>) {
      const text = readSearchText(typed)
      if (!isSearchable(text)) return false
      const { words, price, measures } = readSearchFilters(text)
      const { rank, isPartial, corrected } = await findProducts(sources, market.language, {
        text: words,
        measures,
        now: searching.now,
      })
      const [first] = await listings.keysRanked(market, {
        rank: rankWithin(rank, price, 1),
        limit: 1,
        now: searching.now,
      })
      // A misspelt word beside a filter is neither worth remembering as it was typed nor easily put right.
      const isMixed = corrected !== undefined && words !== text
      if (first === undefined || isPartial || isMixed) return false
      const context = { brand: brand.key, language: market.language }
      await saveSearch(database.main, context, { text: corrected ?? text, ...searching })
      return true
    },
  }
}
