import type { Meaning, QueryWord } from '../ranking/query-meanings.ts'
import { FIELD_WEIGHTS, KIND_FACTOR, SIGNIFICANT_SHARE } from '../ranking/ranking-weights.ts'
import {
  LABEL_SHARES,
  TERM_LABELS,
  type TermHit,
  type TermLabel,
  type TermMeaning,
  type TermQuery,
  type TermWord,
} from './term-store.ts'

export interface TermMatches {
  readonly hits: readonly TermHit[]
  /** Some word of the query is missing in them. */
  readonly isPartial: boolean
}

type Wanted = Omit<TermQuery, 'measures'>
interface Attempt {
  readonly wanted: Wanted
  readonly isPartial: boolean
}

type Heaviest = ReadonlyMap<string, number>

/** The lightest term of a meaning weighs it. */
const mostOf = ({ terms, factor }: Meaning, heaviest: Heaviest) =>
  factor * Math.min(...terms.map((term) => heaviest.get(term) ?? 0))

/** Labels are steps, and the limit lies between two: the nearer one counts. */
function labelsFrom(share: number): readonly TermLabel[] {
  return TERM_LABELS.filter((label, at) => {
    const above = TERM_LABELS[at - 1]
    return (LABEL_SHARES[label] + (above ? LABEL_SHARES[above] : 1)) / 2 >= share
  })
}

/** A term must have its share of what the best meaning of the word weighs, as in memory. */
function significantMeaning(meaning: Meaning, most: number, heaviest: Heaviest): TermMeaning[] {
  const { terms, factor } = meaning
  if (mostOf(meaning, heaviest) < most * SIGNIFICANT_SHARE) return []
  const least = (most * SIGNIFICANT_SHARE) / factor
  const wanted = terms.map((term, at) => {
    const share = least / (heaviest.get(term) ?? least)
    const isHead = terms.length > 1 && at === terms.length - 1
    return { term, labels: labelsFrom(isHead ? Math.max(share, SIGNIFICANT_SHARE) : share) }
  })
  return [{ terms: wanted, factor }]
}

const anywhere = ({ terms, factor }: Meaning): TermMeaning => ({
  terms: terms.map((term) => ({ term, labels: TERM_LABELS })),
  factor,
})

interface Reading {
  readonly isSignificant: boolean
  readonly withLastResort: boolean
}

function createWordReader(heaviest: Heaviest) {
  return (word: QueryWord, { isSignificant, withLastResort }: Reading): TermWord => {
    const meanings = word.meanings.filter(({ isLastResort = false }) => withLastResort || !isLastResort)
    const most = Math.max(0, ...meanings.map((meaning) => mostOf(meaning, heaviest)))
    return {
      meanings: isSignificant
        ? meanings.flatMap((meaning) => significantMeaning(meaning, most, heaviest))
        : meanings.map(anywhere),
      weight: word.isKind ? KIND_FACTOR : 1,
    }
  }
}
type WordReader = ReturnType<typeof createWordReader>

const ofAll = (every: readonly TermWord[]): Wanted => ({ every, some: [], leastSome: 0 })

/** Fewer and fewer of the words, at least half of all. */
function* partlyOf(query: readonly QueryWord[], read: WordReader, mustBeKind: boolean): Generator<Attempt> {
  const known = query.filter(({ meanings }) => meanings.length > 0)
  const every = known
    .filter(({ isKind }) => mustBeKind && isKind)
    .map((word) => read(word, { isSignificant: true, withLastResort: true }))
  const some = known
    .filter(({ isKind }) => !mustBeKind || !isKind)
    .map((word) => read(word, { isSignificant: false, withLastResort: true }))
  for (let leastSome = some.length; leastSome >= 0; leastSome -= 1) {
    const words = every.length + leastSome
    if (words === 0 || words * 2 < query.length) return
    yield { wanted: { every, some, leastSome }, isPartial: true }
  }
}

/**
 * The same steps as in memory (`matchDocuments`): every word significant; every word, and the right kind; the right kind
 * and most of the words.
 */
function* attemptsFor(query: readonly QueryWord[], read: WordReader): Generator<Attempt> {
  const hasPlain = query.every(({ meanings }) => meanings.some(({ isLastResort = false }) => !isLastResort))
  const hasAny = query.every(({ meanings }) => meanings.length > 0)
  const isLastResort = query.some(({ meanings }) => meanings.some((meaning) => meaning.isLastResort === true))
  const words = (isSignificant: (word: QueryWord) => boolean, withLastResort: boolean) =>
    ofAll(query.map((word) => read(word, { isSignificant: isSignificant(word), withLastResort })))
  if (hasPlain) yield { wanted: words(() => true, false), isPartial: false }
  if (hasAny && isLastResort) yield { wanted: words(() => true, true), isPartial: true }
  if (hasAny) yield { wanted: words(({ isKind }) => isKind, true), isPartial: isLastResort }
  if (query.some(({ isKind }) => isKind)) yield* partlyOf(query, read, true)
  yield* partlyOf(query, read, false)
}

export async function matchTerms(
  query: readonly QueryWord[],
  heaviest: Heaviest,
  search: (wanted: Wanted) => Promise<{ readonly hits: readonly TermHit[]; readonly isMatch: boolean }>,
): Promise<TermMatches> {
  for (const { wanted, isPartial } of attemptsFor(query, createWordReader(heaviest))) {
    const { hits, isMatch } = await search(wanted)
    if (isMatch) return { hits, isPartial }
  }
  return { hits: [], isPartial: false }
}

/** No product is called by any of the words: they stand in long texts alone. */
export function isOnlyMentioned(query: readonly QueryWord[], heaviest: Heaviest): boolean {
  const weights = query.flatMap(({ meanings }) =>
    meanings.map(({ terms }) => Math.min(...terms.map((term) => heaviest.get(term) ?? 0))),
  )
  return Math.max(0, ...weights) <= FIELD_WEIGHTS.point
}
