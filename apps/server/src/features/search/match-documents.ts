import type { AskedWord, Meaning } from './query-meanings.ts'
import { KIND_FACTOR, rarity, TELLING_SHARE } from './ranking-weights.ts'
import type { SearchIndex } from './search-index.ts'
import type { Postings } from './word-lists.ts'

/** The documents that were found, each with how well its words match. */
export interface Matches {
  readonly documents: Uint32Array
  /** By document. */
  readonly scores: Float32Array
  /** Some word of the query is not in them. */
  readonly isPartial: boolean
}

const HUNDRED = 100
const NOWHERE: Postings = { documents: new Uint32Array(0), weights: new Uint8Array(0), most: 0 }

/** A word is asked for again and again; where it tells something is found out once. */
const knownTelling = new WeakMap<Postings, Postings>()

/** Only where the term tells something, not where it is mentioned by the way. */
function tellingOf(postings: Postings): Postings {
  const known = knownTelling.get(postings)
  if (known) return known
  const { documents, weights, most } = postings
  const isTelling = (_: number, at: number) => (weights[at] ?? 0) >= most * TELLING_SHARE
  const telling = { documents: documents.filter(isTelling), weights: weights.filter(isTelling), most }
  knownTelling.set(postings, telling)
  return telling
}

/** Where both stand, with the lesser of their weights. */
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

/** The last of several terms says what the thing is. */
function postingsOf({ postings }: SearchIndex, { terms }: Meaning): Postings {
  const lists = terms.flatMap((term) => postings.get(term) ?? [])
  const head = lists.at(-1)
  if (!head) return NOWHERE
  return lists.slice(0, -1).reduce(intersect, lists.length === 1 ? head : tellingOf(head))
}

interface WordMatches {
  readonly documents: Uint32Array
  /** The best score of all. */
  readonly most: number
  readonly isLastResort: boolean
}

/** Room that the words of one query share. */
interface Scratch {
  /** By document; all 0 between two words. */
  readonly best: Float32Array
  readonly found: Uint32Array
}

/** The best of the word's meanings for every document that has one. */
function scoreWord(index: SearchIndex, word: AskedWord, { best, found }: Scratch): WordMatches {
  let count = 0
  let most = 0
  const add = (meaning: Meaning) => {
    const { documents, weights } = postingsOf(index, meaning)
    const factor = meaning.factor / HUNDRED
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const score = (weights[at] as number) * factor
      const known = best[document] as number
      if (known === 0) found[count++] = document
      if (score > known) best[document] = score
      if (score > most) most = score
    }
  }
  for (const meaning of word.meanings) if (!meaning.isLastResort) add(meaning)
  if (count > 0) return { documents: found.subarray(0, count), most, isLastResort: false }
  for (const meaning of word.meanings) if (meaning.isLastResort) add(meaning)
  return { documents: found.subarray(0, count), most, isLastResort: count > 0 }
}

/** What is known of each document after all words were looked up. */
interface Tally {
  readonly scores: Float32Array
  /** Words that it has at all. */
  readonly words: Uint8Array
  /** Words that tell something of it. */
  readonly telling: Uint8Array
  /** Of these, the ones that say what it is. */
  readonly kinds: Uint8Array
  /** The first `count` of them were found. */
  readonly seen: Uint32Array
  count: number
  isLastResort: boolean
}

function countWord(index: SearchIndex, word: AskedWord, { tally, scratch }: { tally: Tally; scratch: Scratch }): void {
  const { scores, words, telling, kinds, seen } = tally
  const { best } = scratch
  const { documents, most, isLastResort } = scoreWord(index, word, scratch)
  tally.isLastResort ||= isLastResort
  const least = most * TELLING_SHARE
  let told = 0
  for (const document of documents) if ((best[document] as number) >= least) told += 1
  const weight = rarity(index.keys.length, told) * (word.isKind ? KIND_FACTOR : 1)
  for (const document of documents) {
    const score = best[document] as number
    best[document] = 0
    if (words[document] === 0) seen[tally.count++] = document
    words[document] = (words[document] as number) + 1
    scores[document] = (scores[document] as number) + score * weight
    if (score < least) continue
    telling[document] = (telling[document] as number) + 1
    if (word.isKind) kinds[document] = (kinds[document] as number) + 1
  }
}

function tallyWords(index: SearchIndex, asked: readonly AskedWord[]): Tally {
  const size = index.keys.length
  const tally: Tally = {
    scores: new Float32Array(size),
    words: new Uint8Array(size),
    telling: new Uint8Array(size),
    kinds: new Uint8Array(size),
    seen: new Uint32Array(size),
    count: 0,
    isLastResort: false,
  }
  const scratch = { best: new Float32Array(size), found: new Uint32Array(size) }
  for (const word of asked) countWord(index, word, { tally, scratch })
  return tally
}

/** The common case, and at times most of the shop. */
function tellingAll(seen: Uint32Array, telling: Uint8Array, all: number): Uint32Array {
  const found = new Uint32Array(seen.length)
  let count = 0
  for (let at = 0; at < seen.length; at += 1) {
    const document = seen[at] as number
    if (telling[document] === all) found[count++] = document
  }
  return found.subarray(0, count)
}

/**
 * First the documents of which every word tells something. Then those that have every word and are what was asked for,
 * though what describes it is only mentioned: a rundt spejl. Then, as a part of what was asked, what is of the right
 * kind and has the most of the words: at least half.
 */
export function matchDocuments(index: SearchIndex, asked: readonly AskedWord[]): Matches {
  const { scores, words, telling, kinds, count, isLastResort, ...tally } = tallyWords(index, asked)
  const seen = tally.seen.subarray(0, count)
  const give = (documents: Uint32Array, isPartial: boolean): Matches => ({ documents, scores, isPartial })
  const all = asked.length
  const told = tellingAll(seen, telling, all)
  if (told.length > 0) return give(told, isLastResort)
  const kindsAsked = asked.filter(({ isKind }) => isKind).length
  const described = seen.filter((document) => words[document] === all && kinds[document] === kindsAsked)
  if (described.length > 0) return give(described, isLastResort)
  const worth = (document: number) => (kinds[document] as number) * (all + 1) + (words[document] as number)
  const most = seen.reduce((found, document) => Math.max(found, worth(document)), 0)
  const partly = seen.filter((document) => worth(document) === most && (words[document] as number) * 2 >= all)
  return give(partly, partly.length > 0)
}
