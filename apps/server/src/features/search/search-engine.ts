import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { ListingTable } from '../catalog/listing/listing-table.ts'
import { buildIndex } from './build-index.ts'
import { cacheIndex } from './index-cache.ts'
import { matchDocuments, type Matches } from './match-documents.ts'
import { correctedText, readQuery } from './query-meanings.ts'
import { rankMatches, type ShopFacts } from './rank-matches.ts'
import type { SearchIndex } from './search-index.ts'
import { shortlist } from './shortlist.ts'

export interface Found {
  /** How the query is spelt right, when a word of it was not. */
  readonly corrected?: string | undefined
  /** No product has all the words; these have most of them. */
  readonly isPartial: boolean
  /** Found among words that have changed since. */
  readonly isStale: boolean
  /** The rows of the listing, best first. `most`: only the first so many are wanted. */
  readonly rank: (table: ListingTable, most?: number) => Uint32Array
}

export interface FindOptions {
  /** The last word may be only begun. */
  readonly isTyping?: boolean
}

/** What finds products by words. Another engine may stand behind it. */
export interface SearchEngine {
  readonly find: (language: MarketLanguage, text: string, options?: FindOptions) => Promise<Found>
  /** Its own words, for whoever suggests some. */
  readonly index: (language: MarketLanguage) => Promise<SearchIndex>
  /** The texts of the catalogue may have changed. Prices and stock are the listing's: they need no telling. */
  readonly changed: () => void
  /** Makes the words of a language anew at once, whether anybody searches or not. */
  readonly rebuild: (language: MarketLanguage) => Promise<SearchIndex>
}

type Places = Pick<ShopFacts, 'placeOf' | 'documentAt'>

/** Who is who in a listing. */
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

const NOTHING: Matches = { documents: new Uint32Array(0), scores: new Float32Array(0), isPartial: false }

function numberMatch(index: SearchIndex, text: string): Matches | undefined {
  const document = index.byNumber.get(text.trim().toLowerCase())
  if (document === undefined) return undefined
  const scores = new Float32Array(index.keys.length)
  scores[document] = 1
  return { documents: Uint32Array.of(document), scores, isPartial: false }
}

/** Words are matched in memory, from an index that each process makes of what the database holds. */
export function createSearchEngine(db: Drizzle, brand: string): SearchEngine {
  const rankOn = createRanker()
  const kept = new Map<MarketLanguage, ReturnType<typeof cacheIndex>>()
  const keptOf = (language: MarketLanguage) => {
    const known = kept.get(language) ?? cacheIndex(() => buildIndex(db, { brand, language }))
    kept.set(language, known)
    return known
  }
  return {
    index: async (language) => (await keptOf(language).current()).index,
    changed: () => {
      for (const index of kept.values()) index.changed()
    },
    rebuild: (language) => keptOf(language).rebuild(),
    async find(language, text, { isTyping = false } = {}) {
      const { index, isStale } = await keptOf(language).current()
      const exact = numberMatch(index, text)
      if (exact) return { isPartial: false, isStale, rank: rankOn(index, exact) }
      const asked = readQuery(index, text, isTyping)
      const matches = asked.length > 0 ? matchDocuments(index, asked) : NOTHING
      return {
        corrected: correctedText(index, text, asked),
        isPartial: matches.isPartial,
        isStale,
        rank: rankOn(index, matches),
      }
    },
  }
}
