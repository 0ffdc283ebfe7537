import type { AskedWord, Meaning } from './query-meanings.ts'
import { rarity } from './ranking-weights.ts'
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

/** Where each of several terms stands, with the mean of their weights. */
function intersect(lists: readonly Postings[]): Postings {
  const [first, ...others] = lists.toSorted((a, b) => a.documents.length - b.documents.length)
  if (!first) return { documents: new Uint32Array(0), weights: new Uint8Array(0) }
  if (others.length === 0) return first
  const documents: number[] = []
  const weights: number[] = []
  const at = others.map(() => 0)
  first.documents.forEach((document, index) => {
    let sum = first.weights[index] ?? 0
    const isEverywhere = others.every((other, which) => {
      let position = at[which] ?? 0
      while ((other.documents[position] ?? Number.POSITIVE_INFINITY) < document) position += 1
      at[which] = position
      sum += other.weights[position] ?? 0
      return other.documents[position] === document
    })
    if (!isEverywhere) return
    documents.push(document)
    weights.push(sum / lists.length)
  })
  return { documents: Uint32Array.from(documents), weights: Uint8Array.from(weights) }
}

function postingsOf({ postings }: SearchIndex, { terms }: Meaning): Postings {
  return intersect(terms.flatMap((term) => postings.get(term) ?? []))
}

/** The best of the word's meanings for every document that has one. */
function scoreWord(index: SearchIndex, word: AskedWord, best: Float32Array): { touched: number[]; rare: number } {
  const touched: number[] = []
  const [last, first] = [true, false].map((isLast) =>
    word.meanings.filter((meaning) => (meaning.isLastResort ?? false) === isLast),
  )
  const add = (meaning: Meaning) => {
    const { documents, weights } = postingsOf(index, meaning)
    const factor = meaning.factor / HUNDRED
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const score = (weights[at] as number) * factor
      const known = best[document] as number
      if (known === 0) touched.push(document)
      if (score > known) best[document] = score
    }
  }
  first?.forEach(add)
  if (touched.length === 0) last?.forEach(add)
  return { touched, rare: rarity(index.keys.length, touched.length) }
}

/** All words in one document, or, when there is no such document, as many as can be had: at least half. */
export function matchDocuments(index: SearchIndex, asked: readonly AskedWord[]): Matches {
  const size = index.keys.length
  const scores = new Float32Array(size)
  const counts = new Uint8Array(size)
  const best = new Float32Array(size)
  const seen: number[] = []
  for (const word of asked) {
    const { touched, rare } = scoreWord(index, word, best)
    for (const document of touched) {
      if (counts[document] === 0) seen.push(document)
      counts[document] = (counts[document] as number) + 1
      scores[document] = (scores[document] as number) + (best[document] as number) * rare
      best[document] = 0
    }
  }
  const most = seen.reduce((found, document) => Math.max(found, counts[document] as number), 0)
  if (most === 0 || most * 2 < asked.length) return { documents: new Uint32Array(0), scores, isPartial: false }
  const documents = Uint32Array.from(seen.filter((document) => counts[document] === most))
  return { documents, scores, isPartial: most < asked.length }
}
