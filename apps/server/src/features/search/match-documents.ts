import type { AskedWord, Meaning } from './query-meanings.ts'
import { KIND_FACTOR, rarity, TELLING_SHARE } from './ranking-weights.ts'
import type { Postings, SearchIndex } from './search-index.ts'

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

/** Only where the term tells something, not where it is mentioned by the way. */
function tellingOf({ documents, weights, most }: Postings): Postings {
  const isTelling = (_: number, at: number) => (weights[at] ?? 0) >= most * TELLING_SHARE
  return { documents: documents.filter(isTelling), weights: weights.filter(isTelling), most }
}

/** Where each of several terms stands, with the least of their weights. */
function intersect(lists: readonly Postings[]): Postings {
  const [first, ...others] = lists.toSorted((a, b) => a.documents.length - b.documents.length)
  if (!first) return NOWHERE
  const documents: number[] = []
  const weights: number[] = []
  const at = others.map(() => 0)
  first.documents.forEach((document, index) => {
    let least = first.weights[index] ?? 0
    const isEverywhere = others.every((other, which) => {
      let position = at[which] ?? 0
      while ((other.documents[position] ?? Number.POSITIVE_INFINITY) < document) position += 1
      at[which] = position
      least = Math.min(least, other.weights[position] ?? 0)
      return other.documents[position] === document
    })
    if (!isEverywhere) return
    documents.push(document)
    weights.push(least)
  })
  return { documents: Uint32Array.from(documents), weights: Uint8Array.from(weights), most: 0 }
}

/** The last of several terms says what the thing is. */
function postingsOf({ postings }: SearchIndex, { terms }: Meaning): Postings {
  const lists = terms.flatMap((term) => postings.get(term) ?? [])
  const head = lists.at(-1)
  if (!head) return NOWHERE
  return lists.length === 1 ? head : intersect([...lists.slice(0, -1), tellingOf(head)])
}

interface WordMatches {
  readonly documents: readonly number[]
  /** The best score of all. */
  readonly most: number
  readonly isLastResort: boolean
}

/** The best of the word's meanings for every document that has one. */
function scoreWord(index: SearchIndex, word: AskedWord, best: Float32Array): WordMatches {
  const documents: number[] = []
  let most = 0
  const add = (meaning: Meaning) => {
    const found = postingsOf(index, meaning)
    const factor = meaning.factor / HUNDRED
    for (let at = 0; at < found.documents.length; at += 1) {
      const document = found.documents[at] as number
      const score = (found.weights[at] as number) * factor
      const known = best[document] as number
      if (known === 0) documents.push(document)
      if (score > known) best[document] = score
      if (score > most) most = score
    }
  }
  for (const meaning of word.meanings) if (!meaning.isLastResort) add(meaning)
  if (documents.length > 0) return { documents, most, isLastResort: false }
  for (const meaning of word.meanings) if (meaning.isLastResort) add(meaning)
  return { documents, most, isLastResort: documents.length > 0 }
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
  readonly seen: number[]
  isLastResort: boolean
}

function countWord(index: SearchIndex, word: AskedWord, { tally, best }: { tally: Tally; best: Float32Array }): void {
  const { scores, words, telling, kinds, seen } = tally
  const { documents, most, isLastResort } = scoreWord(index, word, best)
  tally.isLastResort ||= isLastResort
  const least = most * TELLING_SHARE
  const told = documents.reduce((sum, document) => sum + Number((best[document] as number) >= least), 0)
  const weight = rarity(index.keys.length, told) * (word.isKind ? KIND_FACTOR : 1)
  for (const document of documents) {
    const score = best[document] as number
    best[document] = 0
    if (words[document] === 0) seen.push(document)
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
    seen: [],
    isLastResort: false,
  }
  const best = new Float32Array(size)
  for (const word of asked) countWord(index, word, { tally, best })
  return tally
}

/**
 * First the documents of which every word tells something. Then those that have every word and are what was asked for,
 * though what describes it is only mentioned: a rundt spejl. Then, as a part of what was asked, what is of the right
 * kind and has the most of the words: at least half.
 */
export function matchDocuments(index: SearchIndex, asked: readonly AskedWord[]): Matches {
  const { scores, words, telling, kinds, seen, isLastResort } = tallyWords(index, asked)
  const give = (documents: readonly number[], isPartial: boolean): Matches => ({
    documents: Uint32Array.from(documents),
    scores,
    isPartial,
  })
  const all = asked.length
  const told = seen.filter((document) => telling[document] === all)
  if (told.length > 0) return give(told, isLastResort)
  const kindsAsked = asked.filter(({ isKind }) => isKind).length
  const described = seen.filter((document) => words[document] === all && kinds[document] === kindsAsked)
  if (described.length > 0) return give(described, isLastResort)
  const worth = (document: number) => (kinds[document] as number) * (all + 1) + (words[document] as number)
  const most = seen.reduce((found, document) => Math.max(found, worth(document)), 0)
  const partly = seen.filter((document) => worth(document) === most && (words[document] as number) * 2 >= all)
  return give(partly, partly.length > 0)
}
