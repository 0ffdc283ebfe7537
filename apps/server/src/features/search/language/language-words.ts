import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { foldText } from './fold-text.ts'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'
import danish from './words-da.json' with { type: 'json' }
import norwegian from './words-nb.json' with { type: 'json' }
import swedish from './words-sv.json' with { type: 'json' }

const words = z.array(z.string().min(1))

/** A language's dictionary: what can't be learned from the catalogue. */
export const languageFile = z.strictObject({
  /** Stop words. */
  stop: words,
  /** Further parts of compounds, beside the words of the catalogue: spise, sove, hjørne. */
  parts: words,
  /** Words for the same thing. */
  synonyms: z.array(words.min(2)),
  /** A search for the left also finds the right, but not the other way round. */
  narrower: z.record(z.string(), words),
  /** Never suggested, however popular. */
  blocked: words,
  /** What is asked of a shop, not of its products; correctly spelt, though no product says it. */
  service: z.strictObject({
    /** Answered with the stores and their hours of today. */
    stores: words,
    hours: words,
    /** Answered by the editors. */
    topics: words,
  }),
})

export interface LanguageWords {
  readonly stop: ReadonlySet<string>
  readonly parts: ReadonlySet<string>
  /** Stem, or stems joined by spaces → synonyms, folded. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  readonly blocked: ReadonlySet<string>
  /** Words that ask for the stores or their hours, as lookup keys. */
  readonly storeWords: ReadonlySet<string>
  /** Every word of the file, folded: correctly spelt, whether or not the shop sells it. */
  readonly known: ReadonlySet<string>
}

/** The lookup key of several words: their stems, joined by spaces. */
export function phraseKey(tokens: readonly string[], language: MarketLanguage): string {
  return tokens.map((token) => stem(token, language)).join(' ')
}

const wordsOf = (text: string) => tokensOf(text).map(({ folded }) => folded)

function synonymsOf(file: z.infer<typeof languageFile>, language: MarketLanguage) {
  const found = new Map<string, Set<string>>()
  const add = (from: string, to: string) => {
    const key = phraseKey(wordsOf(from), language)
    const known = found.get(key) ?? new Set()
    found.set(key, known.add(wordsOf(to).join(' ')))
  }
  for (const group of file.synonyms) for (const from of group) for (const to of group) if (from !== to) add(from, to)
  for (const [from, others] of Object.entries(file.narrower)) for (const to of others) add(from, to)
  return new Map([...found].map(([key, others]) => [key, [...others]]))
}

function allTexts(file: z.infer<typeof languageFile>): readonly string[] {
  const { stop, parts, synonyms, narrower, blocked, service } = file
  const spelt = [...stop, ...parts, ...blocked, ...Object.values(service).flat()]
  return [...spelt, ...synonyms.flat(), ...Object.entries(narrower).flat(2)]
}

function readWords(file: unknown, language: MarketLanguage): LanguageWords {
  const parsed = languageFile.parse(file)
  const folded = (list: readonly string[]) => new Set(list.map(foldText))
  return {
    stop: folded(parsed.stop),
    parts: folded(parsed.parts),
    synonyms: synonymsOf(parsed, language),
    blocked: folded(parsed.blocked),
    storeWords: new Set(
      [...parsed.service.stores, ...parsed.service.hours].map((text) => phraseKey(wordsOf(text), language)),
    ),
    known: new Set(allTexts(parsed).flatMap(wordsOf)),
  }
}

export const LANGUAGE_WORDS: Readonly<Record<MarketLanguage, LanguageWords>> = {
  da: readWords(danish, 'da'),
  nb: readWords(norwegian, 'nb'),
  sv: readWords(swedish, 'sv'),
}
