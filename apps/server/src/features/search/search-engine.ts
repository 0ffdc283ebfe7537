import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MeasureCondition } from '@firkant/domain/search/measure-condition.ts'
import type { ListingTable } from '../catalog/listing/listing-table.ts'
import type { Vocabulary } from './indexing/vocabulary.ts'

export interface Found {
  /** The corrected query, if a word was misspelt. */
  readonly corrected?: string | undefined
  /** No product has all the words; these have most of them. */
  readonly isPartial: boolean
  /** No product is called so: the words stand in long texts alone. */
  readonly isMentioned: boolean
  /** From an index that is being rebuilt. */
  readonly isStale: boolean
  /** Rows of the listing, best first. `most`: only the first ones are needed. */
  readonly rank: (table: ListingTable, most?: number) => Uint32Array
}

export interface FindOptions {
  /** The last word may be incomplete. */
  readonly isTyping?: boolean
  /** Only products of these measures. */
  readonly measures?: readonly MeasureCondition[]
}

/** Finds products by text; an empty one finds everything. Facets, sorting and paging are the listing's. */
export interface SearchEngine {
  readonly find: (language: MarketLanguage, text: string, options?: FindOptions) => Promise<Found>
  /** The same words without those that nothing has; undefined if no others are left. */
  readonly withoutRarest: (language: MarketLanguage, text: string) => Promise<string | undefined>
  /** What products are called, and how words are split, for suggestions. */
  readonly vocabulary: (language: MarketLanguage) => Promise<Vocabulary>
  /** Texts of the catalogue may have changed. Price and stock come from the listing. */
  readonly changed: () => void
  /** Rebuilds a language now, whether or not anybody searches. Returns the number of products. */
  readonly rebuild: (language: MarketLanguage) => Promise<number>
}
