import { deserialize, serialize } from 'node:v8'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Turns } from '../../platform/process/yield-to-event-loop.ts'
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
> & { readonly known: ReadonlySet<string> }

interface Part {
  readonly small?: Small
  readonly keys?: SearchIndex['keys']
  readonly measures?: SearchIndex['measures']
  readonly numbers?: readonly (readonly [string, number])[]
  readonly postings?: readonly (readonly [string, Postings])[]
}

/** So many take a few milliseconds to read. */
const ENTRIES_PER_PART = 1000
const LENGTH_BYTES = 4

function* chunksOf<Entry>(entries: readonly Entry[]): Generator<readonly Entry[]> {
  for (let first = 0; first < entries.length; first += ENTRIES_PER_PART)
    yield entries.slice(first, first + ENTRIES_PER_PART)
}

function* partsOf(index: SearchIndex): Generator<Part> {
  const { designs, margins, kinds, written, spellings, byBareForm, meantWords, phrases, parts, words } = index
  const { known } = words
  yield { small: { designs, margins, kinds, written, spellings, byBareForm, meantWords, phrases, parts, known } }
  for (const keys of chunksOf(index.keys)) yield { keys }
  for (const measures of chunksOf(index.measures)) yield { measures }
  for (const numbers of chunksOf([...index.byNumber])) yield { numbers }
  for (const postings of chunksOf([...index.postings])) yield { postings }
}

/** The index as bytes: each part with its length before it. */
export function* writeIndex(index: SearchIndex): Turns<readonly Buffer[]> {
  const chunks: Buffer[] = []
  for (const part of partsOf(index)) {
    const bytes = serialize(part)
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(bytes.length)
    chunks.push(length, bytes)
    yield
  }
  return chunks
}

function* readParts(bytes: Buffer): Generator<Part> {
  for (let at = 0; at < bytes.length;) {
    const from = at + LENGTH_BYTES
    const to = from + bytes.readUInt32LE(at)
    if (to > bytes.length) throw new Error('A part of the index is missing')
    yield deserialize(bytes.subarray(from, to)) as Part
    at = to
  }
}

/** The inverse of `writeIndex`. Yields to requests between parts. */
export function* readIndex(language: MarketLanguage, bytes: Buffer): Turns<SearchIndex> {
  let small: Small | undefined
  const keys: string[] = []
  const measures: SearchIndex['measures'][number][] = []
  const byNumber = new Map<string, number>()
  const postings = new Map<string, Postings>()
  for (const part of readParts(bytes)) {
    small ??= part.small
    for (const key of part.keys ?? []) keys.push(key)
    for (const each of part.measures ?? []) measures.push(each)
    for (const [number, document] of part.numbers ?? []) byNumber.set(number, document)
    for (const [term, found] of part.postings ?? []) postings.set(term, found)
    yield
  }
  if (!small || keys.length !== small.designs.length) throw new Error('The index is not whole')
  const { known, ...others } = small
  const words = { ...LANGUAGE_WORDS[language], known }
  const terms = createWordTerms(language, (word) => others.parts.has(word))
  return {
    language,
    words,
    keys,
    measures,
    byNumber,
    postings,
    ...others,
    sorted: [...others.written.keys()].toSorted(),
    typos: yield* createTypoDictionary(others.meantWords, terms.stem),
    synonymsByBareForm: Map.groupBy(words.synonyms.keys(), bareForm),
    split: terms.split,
  }
}
