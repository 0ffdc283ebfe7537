import { fitsMeasure, type MeasureCondition } from '@firkant/domain/search/measure-condition.ts'
import { correctedText, readQuery } from '../ranking/query-meanings.ts'
import type { Found } from '../search-engine.ts'
import { isOnlyMentioned, matchTerms } from './match-terms.ts'
import { rankEverything, rankHits } from './rank-hits.ts'
import type { TermHit, TermQuery, TermStore } from './term-store.ts'
import type { IndexedWords } from './vocabulary-store.ts'

export interface Searching {
  readonly store: TermStore
  readonly brand: string
  readonly words: IndexedWords
  readonly measures: readonly MeasureCondition[]
}

type Wanted = Omit<TermQuery, 'measures'>
type FoundNow = Omit<Found, 'isStale'>

const CALLED_SO = { isPartial: false, isMentioned: false } as const
const NO_WORDS: Wanted = { every: [], some: [], leastSome: 0 }
/** No number is a plain word. */
const NUMBER = /[\d-]/

export function searchIn({ store, brand, words, measures }: Searching) {
  const context = { brand, language: words.language }
  const search = (wanted: Wanted, wantedMeasures: readonly MeasureCondition[]) =>
    store.search(context, words.version, { ...wanted, measures: wantedMeasures })
  return async (wanted: Wanted) => {
    const found = await search(wanted, measures)
    if (measures.length === 0) return { hits: found, isMatch: found.length > 0 }
    const fits = ({ measures: own }: TermHit) => own && measures.every((each) => fitsMeasure(own, each))
    const hits = found.filter(fits)
    // Products have the words, and none of them the measures: no other words are searched for.
    return { hits, isMatch: hits.length > 0 || (await search(wanted, [])).length > 0 }
  }
}

export async function findAll(searching: Searching): Promise<FoundNow> {
  if (searching.measures.length === 0) return { ...CALLED_SO, rank: rankEverything }
  return { ...CALLED_SO, rank: rankHits((await searchIn(searching)(NO_WORDS)).hits) }
}

export async function findText(searching: Searching, text: string, isTyping: boolean): Promise<FoundNow> {
  const { store, brand, words } = searching
  const number = text.trim().toLowerCase()
  const exact = NUMBER.test(number)
    ? await store.findNumber({ brand, language: words.language }, words.version, number)
    : undefined
  if (exact) return { ...CALLED_SO, rank: rankHits([exact]) }
  const query = readQuery(words, text, isTyping)
  const { hits, isPartial } = await matchTerms(query, words.heaviest, searchIn(searching))
  return {
    corrected: correctedText(words, text, query),
    isPartial,
    isMentioned: isOnlyMentioned(query, words.heaviest),
    rank: rankHits(hits),
  }
}
