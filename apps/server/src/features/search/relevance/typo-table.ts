import type { SearchIndex } from '../indexing/search-index.ts'
import { stem } from '../language/stem.ts'
import { matchDocuments } from '../ranking/match-documents.ts'
import { correctedText, readQuery } from '../ranking/query-meanings.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzæøå']
const places = (word: string) => Array.from(word, (_, at) => at)

/** Every single typo of a word, by kind. */
export const SLIPS = {
  swapped: (word: string) =>
    places(word).map((at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)),
  wrong: (word: string) =>
    places(word).flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
  missing: (word: string) => places(word).map((at) => word.slice(0, at) + word.slice(at + 1)),
  doubled: (word: string) => places(word).map((at) => word.slice(0, at + 1) + word.slice(at)),
} as const
export type Slip = keyof typeof SLIPS

const SHORT = { least: 4, most: 6 }

/** The most common words that are so short that one typo may make another word. */
export function commonShortWords({ meantWords }: SearchIndex, most: number): readonly string[] {
  return [...meantWords]
    .filter(([word]) => word.length >= SHORT.least && word.length <= SHORT.most && !/\d/.test(word))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([word]) => word)
}

/** The right products only; the right word as a suggestion; other products; nothing. */
export type TypoOutcome = 'found' | 'suggested' | 'other' | 'nothing'

export interface TypoResult {
  readonly meant: string
  readonly typed: string
  readonly slip: Slip
  readonly outcome: TypoOutcome
}

/** The result of a typo; undefined if it makes another valid word. */
function outcomeOf(
  index: SearchIndex,
  typed: string,
  meant: { readonly stem: string; readonly documents: ReadonlySet<number> },
): TypoOutcome | undefined {
  const query = readQuery(index, typed)
  const [word] = query
  if (!word || index.words.known.has(typed) || (word.correction === undefined && word.meanings.length > 0))
    return undefined
  const { documents } = matchDocuments(index, query)
  if (documents.length > 0 && documents.every((document) => meant.documents.has(document))) return 'found'
  if (word.correction !== undefined && stem(word.correction, index.language) === meant.stem) return 'suggested'
  return documents.length > 0 || correctedText(index, typed, query) !== undefined ? 'other' : 'nothing'
}

/** Every typo in each of the words, with its result. */
export function tryTypos(index: SearchIndex, words: readonly string[]): readonly TypoResult[] {
  return words.flatMap((word) => {
    const { documents } = matchDocuments(index, readQuery(index, word))
    const meant = { stem: stem(word, index.language), documents: new Set(documents) }
    return (Object.keys(SLIPS) as Slip[]).flatMap((slip) =>
      [...new Set(SLIPS[slip](word))].flatMap((typed) => {
        const outcome = typed === word ? undefined : outcomeOf(index, typed, meant)
        return outcome === undefined ? [] : [{ meant: word, typed, slip, outcome }]
      }),
    )
  })
}
