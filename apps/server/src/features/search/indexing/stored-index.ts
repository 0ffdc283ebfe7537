import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import {
  chunksOf,
  ownArray,
  ownArrays,
  readParts,
  writeParts,
  type PartSource,
} from '../../../platform/stored-files/stored-parts.ts'
import type { SearchIndex } from './search-index.ts'
import { readVocabulary, storedVocabulary, type StoredVocabulary } from './stored-vocabulary.ts'
import type { Postings } from './word-lists.ts'

type Facts = Pick<SearchIndex, 'designs' | 'margins' | 'numbers'> & { readonly setOf: Uint32Array }

interface Part {
  readonly vocabulary?: StoredVocabulary
  readonly facts?: Facts
  readonly keys?: SearchIndex['keys']
  readonly measureSets?: SearchIndex['measures']['sets']
  readonly postings?: readonly (readonly [string, Postings])[]
}

/** So many take a few milliseconds to read. */
const ENTRIES_PER_PART = 1000
/** Some of them stand in half of the products. */
const TERMS_PER_PART = 50

function* partsOf(index: SearchIndex): Generator<Part> {
  const { designs, margins, numbers, measures } = index
  yield { vocabulary: storedVocabulary(index) }
  yield { facts: { designs, margins, numbers, setOf: measures.setOf } }
  for (const keys of chunksOf(index.keys, ENTRIES_PER_PART)) yield { keys }
  for (const measureSets of chunksOf(measures.sets, ENTRIES_PER_PART)) yield { measureSets }
  for (const postings of chunksOf([...index.postings], TERMS_PER_PART)) yield { postings }
}

/** The index as bytes. */
export const writeIndex = (index: SearchIndex): WorkSteps<readonly Buffer[]> => writeParts(partsOf(index))

/** The inverse of `writeIndex`. Yields to requests between parts. */
export function* readIndex(language: MarketLanguage, source: PartSource): WorkSteps<SearchIndex> {
  let vocabulary: StoredVocabulary | undefined
  let facts: Facts | undefined
  const keys: string[] = []
  const sets: SearchIndex['measures']['sets'][number][] = []
  const postings = new Map<string, Postings>()
  for (const part of readParts<Part>(source)) {
    vocabulary ??= part.vocabulary
    facts ??= ownArrays(part.facts)
    for (const key of part.keys ?? []) keys.push(key)
    for (const set of part.measureSets ?? []) sets.push(set)
    for (const [term, { documents, weights, most }] of part.postings ?? [])
      postings.set(term, { documents: ownArray(documents), weights: ownArray(weights), most })
    yield
  }
  if (!vocabulary || !facts || keys.length !== facts.designs.length) throw new Error('The index is not whole')
  const { setOf, ...others } = facts
  return { ...(yield* readVocabulary(language, vocabulary)), keys, ...others, measures: { sets, setOf }, postings }
}
