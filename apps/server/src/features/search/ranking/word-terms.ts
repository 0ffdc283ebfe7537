import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { splitCompound } from '../language/compounds.ts'
import { stem } from '../language/stem.ts'
import { PART_FACTORS } from './ranking-weights.ts'

/** A term, and its share of the word's weight. */
export type TermShare = readonly [term: string, share: number]

export interface WordTerms {
  readonly stem: (word: string) => string
  /** The parts of a compound. */
  readonly split: (word: string) => readonly string[] | undefined
  /** The word's own stem, and those of its parts with their shares. */
  readonly termsOf: (word: string) => readonly TermShare[]
  /** What the product is, specific and general: spisebordsstol, stol. */
  readonly headsOf: (word: string) => readonly string[]
}

/** More than any catalogue has; visitors can type endless others. */
const MAX_CACHED = 50_000

export function memoise<Value>(make: (word: string) => Value, most = MAX_CACHED): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined || known.has(word)) return found as Value
    const made = make(word)
    if (known.size >= most) known.clear()
    known.set(word, made)
    return made
  }
}

/** Turns words into index terms. A hundred thousand products share a few thousand words, so results are cached. */
export function createWordTerms(language: MarketLanguage, isPart: (word: string) => boolean): WordTerms {
  const stemOf = memoise((word) => stem(word, language))
  const split = memoise((word) => splitCompound(word, { isPart, stem: stemOf }))
  const termsOf = memoise((word): readonly TermShare[] => {
    const parts = split(word) ?? []
    return [
      [stemOf(word), 1],
      ...parts.flatMap((part, at) => {
        const share = at === parts.length - 1 ? PART_FACTORS.head : PART_FACTORS.modifier
        return termsOf(part).map(([term, whole]): TermShare => [term, share * whole])
      }),
    ]
  })
  const headsOf = memoise((word): readonly string[] => {
    const head = split(word)?.at(-1)
    return [stemOf(word), ...(head === undefined ? [] : headsOf(head))]
  })
  return { stem: stemOf, split, termsOf, headsOf }
}
