import { bareForm, foldText } from './language/fold-text.ts'
import { stem } from './language/stem.ts'
import { tokensOf, type Token } from './language/tokens.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'

/** Something that can be suggested while a visitor types. */
export interface Phrase<Kind> {
  readonly text: string
  /** What is behind it: a category, a page. */
  readonly of: Kind
  /** Among those that match equally well, the most first. */
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

/** The phrases that go on from what was typed: every word is in them, the last one at least begun. */
export function completePhrases<Kind>(
  phrases: readonly Phrase<Kind>[],
  typed: string,
  { language, limit }: { language: MarketLanguage; limit: number },
): readonly Phrase<Kind>[] {
  const words = tokensOf(typed).map(({ folded }) => ({
    folded,
    stem: stem(folded, language),
    bare: bareForm(folded),
  }))
  const last = words.at(-1)
  if (!last) return []
  const whole = words.slice(0, -1)
  const start = bareForm(foldText(typed).trim())
  const startsSo = (phrase: Phrase<Kind>) => bareForm(foldText(phrase.text)).startsWith(start)
  return phrases
    .filter(
      (phrase) => whole.every((word) => hasWord(phrase, word)) && (hasBeginning(phrase, last) || hasWord(phrase, last)),
    )
    .map((phrase) => ({ phrase, startsSo: startsSo(phrase) }))
    .toSorted(
      (a, b) =>
        Number(b.startsSo) - Number(a.startsSo) ||
        b.phrase.weight - a.phrase.weight ||
        a.phrase.text.length - b.phrase.text.length ||
        (a.phrase.text < b.phrase.text ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ phrase }) => phrase)
}

/** The text with braces around what was typed, word by word: `{grøn} {sof}a`. */
export function highlightOf(text: string, typed: string): string {
  const words = tokensOf(typed).map(({ folded }) => bareForm(folded))
  return text.replaceAll(/[{}]/g, '').replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const bare = bareForm(foldText(word))
    const begun = words.filter((typedWord) => bare.startsWith(typedWord)).toSorted((a, b) => b.length - a.length)[0]
    if (begun === undefined) return word
    // Letters that are written with two, such as ae for æ, may make the folded beginning longer than the written one.
    let end = 0
    while (end < word.length && bareForm(foldText(word.slice(0, end))).length < begun.length) end += 1
    return `{${word.slice(0, end)}}${word.slice(end)}`
  })
}
