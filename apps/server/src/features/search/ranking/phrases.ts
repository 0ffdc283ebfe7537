import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { bareForm, foldText } from '../language/fold-text.ts'
import { stem } from '../language/stem.ts'
import { tokensOf, typedTokens, type Token } from '../language/tokens.ts'

/** Something that can be suggested while a visitor types. */
export interface Phrase<Kind> {
  readonly text: string
  /** What it leads to: a category, a page. */
  readonly of: Kind
  /** Among equal matches the highest comes first. */
  readonly weight: number
  readonly tokens: readonly (Token & { readonly stem: string; readonly bare: string })[]
}

export function phraseOf<Kind>(
  { text, of, weight }: Pick<Phrase<Kind>, 'text' | 'of' | 'weight'>,
  language: MarketLanguage,
): Phrase<Kind> {
  const tokens = tokensOf(text).map((token) => ({
    ...token,
    stem: stem(token.folded, language),
    bare: bareForm(token.folded),
  }))
  return { text, of, weight, tokens }
}

type Split = (word: string) => readonly string[] | undefined
/** Shorter input is part of too many words. */
const MIN_PART_LETTERS = 3

interface TypedWord {
  readonly folded: string
  readonly stem: string
  readonly bare: string
}

function hasWord(phrase: Phrase<unknown>, word: TypedWord): boolean {
  return phrase.tokens.some((token) => token.stem === word.stem || token.bare === word.bare)
}

function hasBeginning(phrase: Phrase<unknown>, word: TypedWord): boolean {
  return phrase.tokens.some((token) => token.folded.startsWith(word.folded) || token.bare.startsWith(word.bare))
}

/** `stol` in lænestole: the input may be the end of a compound. */
function hasPart(phrase: Phrase<unknown>, { folded, bare }: TypedWord, split: Split): boolean {
  if (folded.length < MIN_PART_LETTERS) return false
  return phrase.tokens.some((token) =>
    split(token.folded)
      ?.slice(1)
      .some((part) => part.startsWith(folded) || bareForm(part).startsWith(bare)),
  )
}

interface Completion {
  readonly language: MarketLanguage
  readonly limit: number
  /** The parts of a compound. */
  readonly split: Split
}

/** Phrases that contain every typed word; the last word may be incomplete. */
export function completePhrases<Kind>(
  phrases: readonly Phrase<Kind>[],
  typed: string,
  { language, limit, split }: Completion,
): readonly Phrase<Kind>[] {
  const words = typedTokens(typed).map(({ folded }) => ({
    folded,
    stem: stem(folded, language),
    bare: bareForm(folded),
  }))
  const last = words.at(-1)
  if (!last) return []
  const whole = words.slice(0, -1)
  const start = bareForm(foldText(typed).trim())
  const nearness = (phrase: Phrase<Kind>): number => {
    if (!whole.every((word) => hasWord(phrase, word))) return 0
    if (hasBeginning(phrase, last) || hasWord(phrase, last))
      return bareForm(foldText(phrase.text)).startsWith(start) ? 3 : 2
    return hasPart(phrase, last, split) ? 1 : 0
  }
  return phrases
    .map((phrase) => ({ phrase, nearness: nearness(phrase) }))
    .filter((found) => found.nearness > 0)
    .toSorted(
      (a, b) =>
        b.nearness - a.nearness ||
        b.phrase.weight - a.phrase.weight ||
        a.phrase.text.length - b.phrase.text.length ||
        (a.phrase.text < b.phrase.text ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ phrase }) => phrase)
}

/** The text with braces around each typed word: `{grøn} {sof}a`. */
export function highlightOf(text: string, typed: string): string {
  const words = typedTokens(typed).map(({ folded }) => bareForm(folded))
  const longest = words.toSorted((a, b) => b.length - a.length)
  return text.replaceAll(/[{}]/g, '').replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const bare = bareForm(foldText(word))
    const begun = longest.find((typedWord) => bare.startsWith(typedWord))
    const found = begun ?? longest.find((each) => each.length >= MIN_PART_LETTERS && bare.includes(each))
    if (found === undefined) return word
    // A letter may be folded into two (æ as ae), so the folded prefix can be longer than the written one.
    const writtenUntil = (folded: number) => {
      let end = 0
      while (end < word.length && bareForm(foldText(word.slice(0, end))).length < folded) end += 1
      return end
    }
    const at = bare.indexOf(found)
    const [start, end] = [writtenUntil(at), writtenUntil(at + found.length)]
    return `${word.slice(0, start)}{${word.slice(start, end)}}${word.slice(end)}`
  })
}
