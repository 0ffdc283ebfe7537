import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { splitCompound } from './language/compounds.ts'
import { stem } from './language/stem.ts'
import { PART_FACTORS } from './ranking-weights.ts'

/** A term, and which share of the word's weight it has. */
export type TermShare = readonly [term: string, share: number]

export interface WordTerms {
  readonly stem: (word: string) => string
  /** The parts of a compound. */
  readonly split: (word: string) => readonly string[] | undefined
  /** A word's own stem, and those of its parts with what they still tell. */
  readonly termsOf: (word: string) => readonly TermShare[]
  /** What the thing is called in full and in short: spisebordsstol, stol. */
  readonly headsOf: (word: string) => readonly string[]
}

/** More than the words of any catalogue; visitors can write endless others. */
const MOST_REMEMBERED = 50_000

export function remember<Value>(make: (word: string) => Value, most = MOST_REMEMBERED): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const kept = known.get(word)
    if (kept !== undefined || known.has(word)) return kept as Value
    const made = make(word)
    if (known.size >= most) known.clear()
    known.set(word, made)
    return made
  }
}

/** How words become the terms of an index. A hundred thousand products share a few thousand words: each is read once. */
export function createWordTerms(language: MarketLanguage, isPart: (word: string) => boolean): WordTerms {
  const stemOf = remember((word) => stem(word, language))
  const split = remember((word) => splitCompound(word, { isPart, stem: stemOf }))
  const termsOf = remember((word): readonly TermShare[] => {
    const parts = split(word) ?? []
    return [
      [stemOf(word), 1],
      ...parts.flatMap((part, at) => {
        const share = at === parts.length - 1 ? PART_FACTORS.head : PART_FACTORS.modifier
        return termsOf(part).map(([term, whole]): TermShare => [term, share * whole])
      }),
    ]
  })
  const headsOf = remember((word): readonly string[] => {
    const head = split(word)?.at(-1)
    return [stemOf(word), ...(head === undefined ? [] : headsOf(head))]
  })
  return { stem: stemOf, split, termsOf, headsOf }
}
