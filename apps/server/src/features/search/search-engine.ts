import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fitsMeasure, type MeasureCondition } from '@firkant/domain/search/measure-condition.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { ListingTable } from '../catalog/listing/listing-table.ts'
import { cacheIndex } from './index-cache.ts'
import type { IndexFiles } from './index-files.ts'
import { createIndexLoader } from './load-index.ts'
import { matchDocuments, type Matches } from './match-documents.ts'
import { fittingDocuments } from './measure-list.ts'
import { findNumber } from './number-list.ts'
import { correctedText, readQuery } from './query-meanings.ts'
import { rankMatches, type ShopFacts } from './rank-matches.ts'
import type { SearchIndex } from './search-index.ts'
import { shortlist } from './shortlist.ts'
import { withoutRarest } from './without-rarest.ts'

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

/** Finds products by text; an empty one finds everything. Another engine may implement it. */
export interface SearchEngine {
  readonly find: (language: MarketLanguage, text: string, options?: FindOptions) => Promise<Found>
  /** The same words without those that nothing has; undefined if no others are left. */
  readonly withoutRarest: (language: MarketLanguage, text: string) => Promise<string | undefined>
  /** The index, for suggestions. */
  readonly index: (language: MarketLanguage) => Promise<SearchIndex>
  /** Texts of the catalogue may have changed. Price and stock come from the listing. */
  readonly changed: () => void
  /** Rebuilds a language now, whether or not anybody searches. */
  readonly rebuild: (language: MarketLanguage) => Promise<SearchIndex>
}

type Places = Pick<ShopFacts, 'placeOf' | 'documentAt'>

/** Maps documents to rows of a listing. */
function joinRows(index: SearchIndex, table: ListingTable): Places {
  const placeOf = Int32Array.from(index.keys, (key) => table.rowOf.get(key) ?? -1)
  const documentAt = new Int32Array(table.size).fill(-1)
  for (let document = 0; document < placeOf.length; document += 1) {
    const place = placeOf[document] as number
    if (place >= 0) documentAt[place] = document
  }
  return { placeOf, documentAt }
}

function createRanker() {
  const known = new WeakMap<SearchIndex, WeakMap<ListingTable, Places>>()
  const rowsFor = (index: SearchIndex, table: ListingTable) => {
    const tables = known.get(index) ?? new WeakMap<ListingTable, Places>()
    known.set(index, tables)
    const rows = tables.get(table) ?? joinRows(index, table)
    tables.set(table, rows)
    return rows
  }
  return (index: SearchIndex, matches: Matches): Found['rank'] =>
    (table, most) => {
      const { priceMinor: price, stock, size: placed } = table
      const facts: ShopFacts = { ...rowsFor(index, table), price, stock, placed }
      return rankMatches(index, most === undefined ? matches : shortlist(matches, facts, most), facts)
    }
}

const CALLED_SO = { isPartial: false, isMentioned: false } as const
const NOTHING: Matches = { documents: new Uint32Array(0), scores: new Float32Array(0), ...CALLED_SO }

function numberMatch(index: SearchIndex, text: string): Matches | undefined {
  const document = findNumber(index.numbers, text.trim().toLowerCase())
  if (document === undefined) return undefined
  const scores = new Float32Array(index.keys.length)
  scores[document] = 1
  return { documents: Uint32Array.of(document), scores, ...CALLED_SO }
}

function everything({ keys }: SearchIndex): Matches {
  const documents = Uint32Array.from(keys.keys())
  return { documents, scores: new Float32Array(documents.length).fill(1), ...CALLED_SO }
}

function ofMeasures({ measures }: SearchIndex, matches: Matches, wanted: readonly MeasureCondition[]): Matches {
  if (wanted.length === 0) return matches
  const fits = fittingDocuments(measures, (all) => wanted.every((each) => fitsMeasure(all, each)))
  return { ...matches, documents: matches.documents.filter(fits) }
}

/** Searches in memory, in an index that a process builds from the database, or finds in a file. */
export function createSearchEngine(db: Drizzle, brand: string, files?: IndexFiles): SearchEngine {
  const rankOn = createRanker()
  const indexes = new Map<MarketLanguage, ReturnType<typeof cacheIndex>>()
  const indexOf = (language: MarketLanguage) => {
    const known = indexes.get(language) ?? cacheIndex(createIndexLoader(db, { brand, language }, files))
    indexes.set(language, known)
    return known
  }
  return {
    index: async (language) => (await indexOf(language).current()).index,
    changed: () => {
      for (const index of indexes.values()) index.changed()
    },
    rebuild: (language) => indexOf(language).rebuild(),
    async withoutRarest(language, text) {
      return withoutRarest((await indexOf(language).current()).index, text)
    },
    async find(language, text, { isTyping = false, measures = [] } = {}) {
      const { index, isStale } = await indexOf(language).current()
      if (text === '')
        return { ...CALLED_SO, isStale, rank: rankOn(index, ofMeasures(index, everything(index), measures)) }
      const exact = numberMatch(index, text)
      if (exact) return { ...CALLED_SO, isStale, rank: rankOn(index, exact) }
      const query = readQuery(index, text, isTyping)
      const matches = query.length > 0 ? matchDocuments(index, query) : NOTHING
      return {
        corrected: correctedText(index, text, query),
        isPartial: matches.isPartial,
        isMentioned: matches.isMentioned,
        isStale,
        rank: rankOn(index, ofMeasures(index, matches, measures)),
      }
    },
  }
}
