import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fitsMeasure, type MeasureCondition } from '@firkant/domain/search/measure-condition.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { cacheIndex } from './indexing/index-cache.ts'
import type { IndexFiles } from './indexing/index-files.ts'
import { createIndexLoader } from './indexing/load-index.ts'
import { fittingDocuments } from './indexing/measure-list.ts'
import { findNumber } from './indexing/number-list.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { matchDocuments, type Matches } from './ranking/match-documents.ts'
import { correctedText, readQuery } from './ranking/query-meanings.ts'
import { createRanker } from './ranking/rank-on-table.ts'
import { withoutRarest } from './ranking/without-rarest.ts'
import type { SearchEngine } from './search-engine.ts'

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

export interface MemoryEngine extends SearchEngine {
  readonly index: (language: MarketLanguage) => Promise<SearchIndex>
}

/** Searches in memory, in an index that a process builds from the database, or finds in a file. */
export function createMemoryEngine(db: Drizzle, brand: string, files?: IndexFiles): MemoryEngine {
  const rankOn = createRanker()
  const indexes = new Map<MarketLanguage, ReturnType<typeof cacheIndex<SearchIndex>>>()
  const indexOf = (language: MarketLanguage) => {
    const known = indexes.get(language) ?? cacheIndex(createIndexLoader(db, { brand, language }, files))
    indexes.set(language, known)
    return known
  }
  const index = async (language: MarketLanguage) => (await indexOf(language).current()).index
  return {
    index,
    vocabulary: index,
    changed: () => {
      for (const cached of indexes.values()) cached.changed()
    },
    rebuild: async (language) => (await indexOf(language).rebuild()).keys.length,
    async withoutRarest(language, text) {
      const known = await index(language)
      return withoutRarest(text, readQuery(known, text), async (words) => {
        const { documents, isPartial } = matchDocuments(known, words)
        return { found: documents.length, isPartial }
      })
    },
    async find(language, text, { isTyping = false, measures = [] } = {}) {
      const { index: known, isStale } = await indexOf(language).current()
      if (text === '')
        return { ...CALLED_SO, isStale, rank: rankOn(known, ofMeasures(known, everything(known), measures)) }
      const exact = numberMatch(known, text)
      if (exact) return { ...CALLED_SO, isStale, rank: rankOn(known, exact) }
      const query = readQuery(known, text, isTyping)
      const matches = query.length > 0 ? matchDocuments(known, query) : NOTHING
      return {
        corrected: correctedText(known, text, query),
        isPartial: matches.isPartial,
        isMentioned: matches.isMentioned,
        isStale,
        rank: rankOn(known, ofMeasures(known, matches, measures)),
      }
    },
  }
}
