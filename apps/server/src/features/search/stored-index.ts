import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Turns } from '../../platform/process/yield-to-event-loop.ts'
import { chunksOf, ownArray, ownArrays, readParts, writeParts } from '../../platform/stored-files/stored-parts.ts'
import { bareForm } from './language/fold-text.ts'
import { LANGUAGE_WORDS } from './language/language-words.ts'
import { createTypoDictionary } from './language/typos.ts'
import type { SearchIndex } from './search-index.ts'
import type { Postings } from './word-lists.ts'
import { createWordTerms } from './word-terms.ts'

/** Everything but what functions and files of the code make again. */
type Small = Pick<
  SearchIndex,
  'designs' | 'margins' | 'kinds' | 'written' | 'spellings' | 'byBareForm' | 'meantWords' | 'phrases' | 'parts'
> & { readonly known: ReadonlySet<string>; readonly setOf: Uint32Array }

interface Part {
  readonly small?: Small
  readonly keys?: SearchIndex['keys']
  readonly measureSets?: SearchIndex['measures']['sets']
  readonly numbers?: SearchIndex['numbers']
  readonly postings?: readonly (readonly [string, Postings])[]
}

/** So many take a few milliseconds to read. */
const ENTRIES_PER_PART = 1000

function* partsOf(index: SearchIndex): Generator<Part> {
  const { designs, margins, kinds, written, spellings, byBareForm, meantWords, phrases, parts, words } = index
  const { known } = words
  const { sets, setOf } = index.measures
  yield { small: { designs, margins, kinds, written, spellings, byBareForm, meantWords, phrases, parts, known, setOf } }
  for (const keys of chunksOf(index.keys, ENTRIES_PER_PART)) yield { keys }
  for (const measureSets of chunksOf(sets, ENTRIES_PER_PART)) yield { measureSets }
  yield { numbers: index.numbers }
  for (const postings of chunksOf([...index.postings], ENTRIES_PER_PART)) yield { postings }
}

/** The index as bytes. */
export const writeIndex = (index: SearchIndex): Turns<readonly Buffer[]> => writeParts(partsOf(index))

/** The inverse of `writeIndex`. Yields to requests between parts. */
export function* readIndex(language: MarketLanguage, bytes: Buffer): Turns<SearchIndex> {
  let small: Small | undefined
  const keys: string[] = []
  const sets: SearchIndex['measures']['sets'][number][] = []
  let numbers: SearchIndex['numbers'] | undefined
  const postings = new Map<string, Postings>()
  for (const part of readParts<Part>(bytes)) {
    small ??= ownArrays(part.small)
    for (const key of part.keys ?? []) keys.push(key)
    for (const set of part.measureSets ?? []) sets.push(set)
    numbers ??= ownArrays(part.numbers)
    for (const [term, { documents, weights, most }] of part.postings ?? [])
      postings.set(term, { documents: ownArray(documents), weights: ownArray(weights), most })
    yield
  }
  if (!small || !numbers || keys.length !== small.designs.length) throw new Error('The index is not whole')
  const { known, setOf, ...others } = small
  const words = { ...LANGUAGE_WORDS[language], known }
  const terms = createWordTerms(language, (word) => others.parts.has(word))
  return {
    language,
    words,
    keys,
    measures: { sets, setOf },
    numbers,
    postings,
    ...others,
    sorted: [...others.written.keys()].toSorted(),
    typos: yield* createTypoDictionary(others.meantWords, terms.stem),
    synonymsByBareForm: Map.groupBy(words.synonyms.keys(), bareForm),
    split: terms.split,
  }
}
