import { setImmediate as othersFirst } from 'node:timers/promises'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { ListingTable } from '../catalog/listing/listing-table.ts'
import { isListed } from '../catalog/listing/listing-table.ts'
import { LANGUAGE_WORDS } from './language/language-words.ts'
import { matchDocuments, type Matches } from './match-documents.ts'
import { correctedText, readQuery } from './query-meanings.ts'
import { rankMatches } from './rank-matches.ts'
import { readDocuments } from './search-documents.ts'
import { createIndexBuilder, type SearchDocument, type SearchIndex } from './search-index.ts'

export interface Found {
  /** How the query is spelt right, when a word of it was not. */
  readonly corrected?: string | undefined
  /** No product has all the words; these have most of them. */
  readonly isPartial: boolean
  /** The rows of the listing, best first. */
  readonly rank: (table: ListingTable) => Uint32Array
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
}

/** So many products are taken into the index before others have their turn. */
const TURN = 250

export async function buildIndex(
  db: Drizzle,
  scope: { brand: string; language: MarketLanguage },
  onProgress: (done: number) => void = () => undefined,
): Promise<SearchIndex> {
  const builder = createIndexBuilder(scope.language, LANGUAGE_WORDS[scope.language])
  const documents: SearchDocument[] = []
  for await (const batch of readDocuments(db, scope)) {
    for (const document of batch) {
      builder.show(document)
      documents.push(document)
    }
    onProgress(documents.length)
  }
  for (const [at, document] of documents.entries()) {
    builder.add(document)
    if (at % TURN === TURN - 1) await othersFirst()
  }
  return builder.finish()
}

/** Row of the listing for each document of the index; -1 where it is not listed. */
function rowsOf(index: SearchIndex, table: ListingTable): Int32Array {
  return Int32Array.from(index.keys, (key) => table.rowOf.get(key) ?? -1)
}

function createRanker() {
  const known = new WeakMap<SearchIndex, WeakMap<ListingTable, Int32Array>>()
  const rowsFor = (index: SearchIndex, table: ListingTable) => {
    const tables = known.get(index) ?? new WeakMap<ListingTable, Int32Array>()
    known.set(index, tables)
    const rows = tables.get(table) ?? rowsOf(index, table)
    tables.set(table, rows)
    return rows
  }
  return (index: SearchIndex, matches: Matches) =>
    (table: ListingTable): Uint32Array => {
      const rows = rowsFor(index, table)
      const ranked = rankMatches(index, matches, {
        place: (document) => (isListed(table, rows[document]) ? (rows[document] as number) : -1),
        placed: table.size,
        stock: (document) => table.stock[rows[document] as number] ?? 0,
      })
      return ranked.map((document) => rows[document] as number)
    }
}

/** How long a visitor waits for changed words before the last ones are searched once more. */
const PATIENCE_MS = 400

/** One language's index, as fresh as the database; while it is made anew the last one answers. */
function keepIndex(build: () => Promise<SearchIndex>) {
  let index: SearchIndex | undefined
  let isCurrent = false
  let making: Promise<SearchIndex> | undefined

  async function make(): Promise<SearchIndex> {
    // What changes from here on must be read again.
    isCurrent = true
    try {
      index = await build()
      return index
    } catch (error) {
      isCurrent = false
      throw error
    } finally {
      making = undefined
    }
  }

  return {
    changed() {
      isCurrent = false
    },
    async current(): Promise<SearchIndex> {
      if (index && isCurrent && !making) return index
      making ??= make()
      if (!index) return making
      const last = index
      const waited = new Promise<SearchIndex>((resolve) => void setTimeout(() => resolve(last), PATIENCE_MS).unref())
      return Promise.race([making, waited])
    },
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
  const kept = new Map<MarketLanguage, ReturnType<typeof keepIndex>>()
  const indexOf = (language: MarketLanguage) => {
    const known = kept.get(language) ?? keepIndex(() => buildIndex(db, { brand, language }))
    kept.set(language, known)
    return known.current()
  }
  return {
    index: indexOf,
    changed: () => {
      for (const index of kept.values()) index.changed()
    },
    async find(language, text, { isTyping = false } = {}) {
      const index = await indexOf(language)
      const exact = numberMatch(index, text)
      if (exact) return { isPartial: false, rank: rankOn(index, exact) }
      const asked = readQuery(index, text, isTyping)
      const matches = asked.length > 0 ? matchDocuments(index, asked) : NOTHING
      return {
        corrected: correctedText(index, text, asked),
        isPartial: matches.isPartial,
        rank: rankOn(index, matches),
      }
    },
  }
}
