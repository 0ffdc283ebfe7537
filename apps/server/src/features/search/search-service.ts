import type { ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { isSearchable, readSearchText } from '@firkant/domain/search/search-suggestion.ts'
import type { ListedProducts } from '../catalog/listing/listing-service.ts'
import type { Found } from './search-engine.ts'
import { rememberSearch, type Search } from './search-memory.ts'
import type { SearchSources } from './search-sources.ts'
import { createSuggester } from './suggester.ts'

export interface SearchResults {
  readonly found: Found
  readonly listed: ListedProducts
}

export type SearchService = ReturnType<typeof createSearchService>

export function createSearchService(sources: SearchSources) {
  const { database, brand, engine, listings } = sources
  return {
    ...createSuggester(sources),
    pagePath: sources.searchPath,

    async results(market: Market, wanted: { text: string; query: ListingQuery; now: Date }): Promise<SearchResults> {
      const found = await engine.find(market.language, wanted.text)
      const listed = await listings.listRanked(market, { rank: found.rank, query: wanted.query, now: wanted.now })
      return { found, listed }
    },

    /** Records a search. Searches without results are never suggested, so they are not stored. */
    async searched(market: Market, typed: string, searching: Omit<Search, 'text'>) {
      const text = readSearchText(typed)
      if (!isSearchable(text)) return false
      const { rank, isPartial, corrected = text } = await engine.find(market.language, text)
      const [first] = await listings.keysRanked(market, {
        rank: (table) => rank(table, 1),
        limit: 1,
        now: searching.now,
      })
      if (first === undefined || isPartial) return false
      const context = { brand: brand.key, language: market.language }
      await rememberSearch(database.main, context, { text: corrected, ...searching })
      return true
    },
  }
}
