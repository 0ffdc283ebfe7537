import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'

/** The products that have a term, each with the weight of its best occurrence. */
export interface Postings {
  /** Ascending. */
  readonly documents: Uint32Array
  readonly weights: Uint8Array
  /** The highest weight. */
  readonly most: number
}

const FIRST_ROOM = 8

/** The occurrences of one word, by ascending document. Typed arrays, because there are millions. */
export class WordList {
  documents = new Uint32Array(FIRST_ROOM)
  weights = new Float32Array(FIRST_ROOM)
  length = 0

  add(document: number, weight: number): void {
    const last = this.length - 1
    if (last >= 0 && this.documents[last] === document) {
      if ((this.weights[last] as number) < weight) this.weights[last] = weight
      return
    }
    if (this.length === this.documents.length) this.grow()
    this.documents[this.length] = document
    this.weights[this.length] = weight
    this.length += 1
  }

  private grow(): void {
    const { documents, weights } = this
    this.documents = new Uint32Array(documents.length * 2)
    this.weights = new Float32Array(documents.length * 2)
    this.documents.set(documents)
    this.weights.set(weights)
  }
}

/** The occurrences of a word that a term is in, and the share of their weight that it has. */
export interface TermSource {
  readonly list: WordList
  readonly share: number
}

/** Merges the occurrences of a term's words, keeping the highest weight of each document. */
function joinLists(sources: readonly TermSource[], best: Uint8Array): Postings {
  const found = new Uint32Array(sources.reduce((sum, { list }) => sum + list.length, 0))
  let count = 0
  let most = 0
  for (const { list, share } of sources)
    for (let at = 0; at < list.length; at += 1) {
      const document = list.documents[at] as number
      const weight = Math.max(1, Math.round((list.weights[at] as number) * share))
      const known = best[document] as number
      if (known === 0) found[count++] = document
      if (weight > known) best[document] = weight
      if (weight > most) most = weight
    }
  const documents = found.slice(0, count)
  // A single list is sorted already.
  if (sources.length > 1) documents.sort()
  const weights = new Uint8Array(count)
  for (let at = 0; at < count; at += 1) {
    const document = documents[at] as number
    weights[at] = best[document] as number
    best[document] = 0
  }
  return { documents, weights, most }
}

/** Turns occurrences of words into those of terms. `size`: the number of documents. */
export function* termPostings(
  sources: ReadonlyMap<string, readonly TermSource[]>,
  size: number,
): WorkSteps<ReadonlyMap<string, Postings>> {
  const postings = new Map<string, Postings>()
  const best = new Uint8Array(size)
  for (const [term, each] of sources) {
    postings.set(term, joinLists(each, best))
    yield
  }
  return postings
}
