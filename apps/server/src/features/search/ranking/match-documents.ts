import type { SearchIndex } from '../indexing/search-index.ts'
import type { Postings } from '../indexing/word-lists.ts'
import type { QueryWord, Meaning } from './query-meanings.ts'
import { FIELD_WEIGHTS, KIND_FACTOR, rarity, SIGNIFICANT_SHARE } from './ranking-weights.ts'

/** The matching documents, each with the score of its words. */
export interface Matches {
  readonly documents: Uint32Array
  /** By document. */
  readonly scores: Float32Array
  /** Some word of the query is missing in them. */
  readonly isPartial: boolean
  /** No product is called by any of the words: they stand in long texts alone. */
  readonly isMentioned: boolean
}

const HUNDRED = 100
const NOWHERE: Postings = { documents: new Uint32Array(0), weights: new Uint8Array(0), most: 0 }

/** Cached, because the same words are searched again and again. */
const significantCache = new WeakMap<Postings, Postings>()

/** Only documents where the term is significant, not just mentioned. */
function significantOf(postings: Postings): Postings {
  const known = significantCache.get(postings)
  if (known) return known
  const { documents, weights, most } = postings
  const isSignificant = (_: number, at: number) => (weights[at] ?? 0) >= most * SIGNIFICANT_SHARE
  const significant = { documents: documents.filter(isSignificant), weights: weights.filter(isSignificant), most }
  significantCache.set(postings, significant)
  return significant
}

/** Documents in both, with the lower of the two weights. */
function intersect(left: Postings, right: Postings): Postings {
  const most = Math.min(left.documents.length, right.documents.length)
  const documents = new Uint32Array(most)
  const weights = new Uint8Array(most)
  let count = 0
  for (let i = 0, j = 0; i < left.documents.length && j < right.documents.length;) {
    const [one, other] = [left.documents[i] as number, right.documents[j] as number]
    if (one === other) {
      documents[count] = one
      weights[count] = Math.min(left.weights[i] as number, right.weights[j] as number)
      count += 1
    }
    if (one <= other) i += 1
    if (other <= one) j += 1
  }
  return { documents: documents.subarray(0, count), weights: weights.subarray(0, count), most: 0 }
}

/** The last of several terms says what the product is. */
function postingsOf({ postings }: SearchIndex, { terms }: Meaning): Postings {
  const lists = terms.flatMap((term) => postings.get(term) ?? [])
  const head = lists.at(-1)
  if (!head) return NOWHERE
  return lists.slice(0, -1).reduce(intersect, lists.length === 1 ? head : significantOf(head))
}

interface WordMatches {
  readonly documents: Uint32Array
  /** The highest score. */
  readonly most: number
  /** The highest weight of any meaning, however sure that is. */
  readonly heaviest: number
  readonly isLastResort: boolean
}

/** Buffers that the words of one query share. */
interface Scratch {
  /** By document; all 0 between two words. */
  readonly best: Float32Array
  readonly found: Uint32Array
}

/** The best of the word's meanings for every document that has one. */
function scoreWord(index: SearchIndex, word: QueryWord, { best, found }: Scratch): WordMatches {
  let count = 0
  let most = 0
  let heaviest = 0
  const add = (meaning: Meaning) => {
    const { documents, weights } = postingsOf(index, meaning)
    const factor = meaning.factor / HUNDRED
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const weight = weights[at] as number
      const score = weight * factor
      if (weight > heaviest) heaviest = weight
      const known = best[document] as number
      if (known === 0) found[count++] = document
      if (score > known) best[document] = score
      if (score > most) most = score
    }
  }
  for (const meaning of word.meanings) if (!meaning.isLastResort) add(meaning)
  if (count > 0) return { documents: found.subarray(0, count), most, heaviest, isLastResort: false }
  for (const meaning of word.meanings) if (meaning.isLastResort) add(meaning)
  return { documents: found.subarray(0, count), most, heaviest, isLastResort: count > 0 }
}

/** Counts per document after all words were looked up. */
interface Tally {
  readonly scores: Float32Array
  /** Words that it contains at all. */
  readonly words: Uint8Array
  /** Words that are significant in it. */
  readonly significant: Uint8Array
  /** Of these, the ones that say what it is. */
  readonly kinds: Uint8Array
  /** The first `count` entries are the documents found. */
  readonly seen: Uint32Array
  count: number
  isLastResort: boolean
  heaviest: number
}

function countWord(index: SearchIndex, word: QueryWord, { tally, scratch }: { tally: Tally; scratch: Scratch }): void {
  const { scores, words, significant, kinds, seen } = tally
  const { best } = scratch
  const { documents, most, heaviest, isLastResort } = scoreWord(index, word, scratch)
  tally.isLastResort ||= isLastResort
  tally.heaviest = Math.max(tally.heaviest, heaviest)
  const least = most * SIGNIFICANT_SHARE
  let containing = 0
  for (const document of documents) if ((best[document] as number) >= least) containing += 1
  const weight = rarity(index.keys.length, containing) * (word.isKind ? KIND_FACTOR : 1)
  for (const document of documents) {
    const score = best[document] as number
    best[document] = 0
    if (words[document] === 0) seen[tally.count++] = document
    words[document] = (words[document] as number) + 1
    scores[document] = (scores[document] as number) + score * weight
    if (score < least) continue
    significant[document] = (significant[document] as number) + 1
    if (word.isKind) kinds[document] = (kinds[document] as number) + 1
  }
}

function tallyWords(index: SearchIndex, query: readonly QueryWord[]): Tally {
  const size = index.keys.length
  const tally: Tally = {
    scores: new Float32Array(size),
    words: new Uint8Array(size),
    significant: new Uint8Array(size),
    kinds: new Uint8Array(size),
    seen: new Uint32Array(size),
    count: 0,
    isLastResort: false,
    heaviest: 0,
  }
  const scratch = { best: new Float32Array(size), found: new Uint32Array(size) }
  for (const word of query) countWord(index, word, { tally, scratch })
  return tally
}

/** A fast path for the common case, which may match most of the shop. */
function withAllSignificant(seen: Uint32Array, significant: Uint8Array, all: number): Uint32Array {
  const found = new Uint32Array(seen.length)
  let count = 0
  for (let at = 0; at < seen.length; at += 1) {
    const document = seen[at] as number
    if (significant[document] === all) found[count++] = document
  }
  return found.subarray(0, count)
}

/**
 * First the documents in which every word is significant. Else those that contain every word and are of the right kind,
 * though a description is only mentioned (a round mirror). Else, as a partial match, those of the right kind with the
 * most words, at least half of them.
 */
export function matchDocuments(index: SearchIndex, query: readonly QueryWord[]): Matches {
  const { scores, words, significant, kinds, count, isLastResort, heaviest, ...tally } = tallyWords(index, query)
  const seen = tally.seen.subarray(0, count)
  const isMentioned = heaviest <= FIELD_WEIGHTS.point
  const give = (documents: Uint32Array, isPartial: boolean): Matches => ({ documents, scores, isPartial, isMentioned })
  const all = query.length
  const complete = withAllSignificant(seen, significant, all)
  if (complete.length > 0) return give(complete, isLastResort)
  const queryKinds = query.filter(({ isKind }) => isKind).length
  const described = seen.filter((document) => words[document] === all && kinds[document] === queryKinds)
  if (described.length > 0) return give(described, isLastResort)
  const worth = (document: number) => (kinds[document] as number) * (all + 1) + (words[document] as number)
  const most = seen.reduce((found, document) => Math.max(found, worth(document)), 0)
  const partly = seen.filter((document) => worth(document) === most && (words[document] as number) * 2 >= all)
  return give(partly, partly.length > 0)
}
