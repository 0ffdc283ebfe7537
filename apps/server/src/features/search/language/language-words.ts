import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import danish from './words-da.json' with { type: 'json' }
import norwegian from './words-nb.json' with { type: 'json' }
import swedish from './words-sv.json' with { type: 'json' }
import { foldText } from './fold-text.ts'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'

const words = z.array(z.string().min(1))

/** The file of a language: what the catalogue itself can't teach the search. */
export const languageFile = z.strictObject({
  /** Words that tell nothing of a product. */
  stop: words,
  /** Words that stand inside others, beside those of the catalogue: spise, sove, hjørne. */
  parts: words,
  /** Words for the same thing. */
  synonyms: z.array(words.min(2)),
  /** Whoever writes the left also means the right, and not the other way round. */
  narrower: z.record(z.string(), words),
  /** Never suggested, whatever people search for. */
  blocked: words,
})

export interface LanguageWords {
  readonly stop: ReadonlySet<string>
  readonly parts: ReadonlySet<string>
  /** Stem, or stems with spaces between → other words for it, folded. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  readonly blocked: ReadonlySet<string>
  /** Every word that the file has, folded: spelt right, whatever the shop sells. */
  readonly known: ReadonlySet<string>
}

/** How several words are looked up as one: their stems, with spaces between. */
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

function allTexts({ stop, parts, synonyms, narrower, blocked }: z.infer<typeof languageFile>): readonly string[] {
  return [...stop, ...parts, ...synonyms.flat(), ...Object.entries(narrower).flat(2), ...blocked]
}

function readWords(file: unknown, language: MarketLanguage): LanguageWords {
  const parsed = languageFile.parse(file)
  const folded = (list: readonly string[]) => new Set(list.map(foldText))
  return {
    stop: folded(parsed.stop),
    parts: folded(parsed.parts),
    synonyms: synonymsOf(parsed, language),
    blocked: folded(parsed.blocked),
    known: new Set(allTexts(parsed).flatMap(wordsOf)),
  }
}

export const LANGUAGE_WORDS: Readonly<Record<MarketLanguage, LanguageWords>> = {
  da: readWords(danish, 'da'),
  nb: readWords(norwegian, 'nb'),
  sv: readWords(swedish, 'sv'),
}
