import type { MeasureCondition, ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { SIGNIFICANT_SHARE } from '../ranking/ranking-weights.ts'
import type { DocumentContext } from '../search-documents.ts'

/** A: about as heavy as anywhere; B: significant; C and D: mentioned. */
export const TERM_LABELS = ['A', 'B', 'C', 'D'] as const
export type TermLabel = (typeof TERM_LABELS)[number]
/** Label → from which share of the term's heaviest weight on. */
export const LABEL_SHARES: Readonly<Record<TermLabel, number>> = { A: 0.75, B: SIGNIFICANT_SHARE, C: 0.2, D: 0 }
/** What a label is worth in the order of results. */
export const LABEL_WORTH: Readonly<Record<TermLabel, number>> = { A: 1, B: 0.55, C: 0.3, D: 0.1 }

/** A product as an engine stores it. */
export interface TermDocument {
  readonly key: string
  readonly designKey: string
  readonly margin: number
  /** Lower case. */
  readonly numbers: readonly string[]
  readonly measures: ProductMeasures
  readonly terms: ReadonlyMap<string, TermLabel>
}

export interface WantedTerm {
  readonly term: string
  /** It must have one of them: significant, not just mentioned. */
  readonly labels: readonly TermLabel[]
}

/** One reading of a word: all the terms, of which the last one says what it is. */
export interface TermMeaning {
  readonly terms: readonly WantedTerm[]
  readonly factor: number
}

export interface TermWord {
  readonly meanings: readonly TermMeaning[]
  /** Of this word in the order of results. */
  readonly weight: number
}

/** Products with all of `every`, and at least so many of `some`. Without words, all products. */
export interface TermQuery {
  readonly every: readonly TermWord[]
  readonly some: readonly TermWord[]
  readonly leastSome: number
  readonly measures: readonly MeasureCondition[]
}

export interface TermHit {
  readonly key: string
  readonly designKey: string
  readonly margin: number
  readonly score: number
  /** If measures were asked for. */
  readonly measures?: ProductMeasures | undefined
}

/** Beyond the best of them nothing is listed or counted. OpenSearch answers with no more unless it is told to. */
export const MAX_HITS = 10_000

export interface Replacement {
  readonly context: DocumentContext
  readonly version: string
  /** Older than what it replaces: nobody searches in it any more. */
  readonly outdated: string | undefined
  readonly batches: AsyncIterable<readonly TermDocument[]>
  /** Commits when everything is stored, and the words with it. */
  readonly tx: Pick<Drizzle, 'execute'>
}

/** What stores the terms of products and finds them: PostgreSQL, or a search engine beside it. */
export interface TermStore {
  readonly engine: 'postgres' | 'opensearch'
  readonly replace: (replacement: Replacement) => Promise<void>
  /** Best first. */
  readonly search: (context: DocumentContext, version: string, query: TermQuery) => Promise<readonly TermHit[]>
  readonly findNumber: (context: DocumentContext, version: string, number: string) => Promise<TermHit | undefined>
}
