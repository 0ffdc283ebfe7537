import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import { bareForm } from '../language/fold-text.ts'
import type { LanguageWords } from '../language/language-words.ts'
import { tokensOf } from '../language/tokens.ts'
import { createTypoDictionary, type TypoDictionary } from '../language/typos.ts'
import { phraseOf, type Phrase } from '../ranking/phrases.ts'
import type { SearchField } from '../ranking/ranking-weights.ts'
import { createWordTerms, type WordTerms } from '../ranking/word-terms.ts'
import {
  kindIn,
  MAX_SUGGESTED,
  PART_FIELDS,
  phraseIn,
  weighedTokens,
  type CalledKind,
  type WeighedToken,
} from './field-words.ts'

/** The words of a catalogue, without the products that have them: few enough for every process, whatever searches. */
export interface Vocabulary {
  readonly language: MarketLanguage
  readonly words: LanguageWords
  /** Terms that say what a product is: sofa, bord, lampe; not grøn, nor the chaiselong that a sofa has. */
  readonly kinds: ReadonlySet<string>
  /** Every indexed word, folded → number of occurrences. */
  readonly written: ReadonlyMap<string, number>
  /** The spelling, if it differs from the folded form. */
  readonly spellings: ReadonlyMap<string, string>
  /** The same words in alphabetical order, for prefixes. */
  readonly sorted: readonly string[]
  readonly byBareForm: ReadonlyMap<string, readonly string[]>
  /** Words with synonyms, by their form without æ, ø, å. */
  readonly synonymsByBareForm: ReadonlyMap<string, readonly string[]>
  /** Possible corrections of a misspelt word, with their number of occurrences. */
  readonly meantWords: ReadonlyMap<string, number>
  readonly typos: TypoDictionary
  /** What products are called: their kinds and series, the most common first. */
  readonly phrases: readonly Phrase<'product'>[]
  /** The words that compounds are split into. */
  readonly parts: ReadonlySet<string>
  readonly split: (word: string) => readonly string[] | undefined
}

/** What a query is read with: the words, and which terms any product has. */
export interface QueryVocabulary extends Vocabulary {
  readonly postings: { readonly has: (term: string) => boolean }
}

export type SearchFields = readonly (readonly [field: SearchField, text: string])[]

/** Where a word stands: as little of it as the engine needs. */
export interface Occurrences {
  readonly length: number
  readonly add: (document: number, weight: number) => void
}

const MAX_PHRASES = 5000
/** Texts that many products share (colours of a design, members of a category) are parsed once. */
const MAX_CACHED_TEXTS = 4000
const MIN_PART_LETTERS = 4

export interface KnownWord<List extends Occurrences> {
  readonly list: List
  /** Where it stands in the name of a category further up. */
  readonly above: List
  /** Occurrences that count for suggestions; 0 if it is only in long texts. */
  suggested: number
  spelt: string
}

/** A text with the weight of each of its words. */
interface ReadText<List extends Occurrences> {
  readonly words: readonly KnownWord<List>[]
  readonly weights: readonly number[]
}

/** All words with their occurrences. */
function createKnownWords<List extends Occurrences>(stop: ReadonlySet<string>, newList: () => List) {
  const known = new Map<string, KnownWord<List>>()
  const partWords = new Set<string>()
  const texts = new Map<string, ReadText<List>>()
  const wordOf = ({ folded, written }: WeighedToken): KnownWord<List> => {
    const word = known.get(folded) ?? { list: newList(), above: newList(), suggested: 0, spelt: written }
    known.set(folded, word)
    return word
  }
  const read = (field: SearchField, text: string): ReadText<List> => {
    if (PART_FIELDS.includes(field)) for (const { folded } of tokensOf(text)) partWords.add(folded)
    const tokens = weighedTokens(field, text, stop)
    if (MAX_SUGGESTED.includes(field)) for (const token of tokens) wordOf(token).spelt = token.written
    return { words: tokens.map(wordOf), weights: tokens.map(({ weight }) => weight) }
  }
  return {
    known,
    partWords,
    add(document: number, field: SearchField, text: string): void {
      const name = `${field} ${text}`
      const { words, weights } = texts.get(name) ?? read(field, text)
      if (!texts.has(name)) {
        if (texts.size === MAX_CACHED_TEXTS) texts.clear()
        texts.set(name, { words, weights })
      }
      const isSuggested = MAX_SUGGESTED.includes(field)
      words.forEach((word, at) => {
        const list = field === 'parentCategory' ? word.above : word.list
        list.add(document, weights[at] ?? 0)
        if (isSuggested) word.suggested += 1
      })
    },
  }
}

function* writtenWords(known: ReadonlyMap<string, Pick<KnownWord<Occurrences>, 'suggested' | 'spelt'>>) {
  const suggested = [...known].filter(([, word]) => word.suggested > 0)
  const written = new Map(suggested.map(([folded, word]) => [folded, word.suggested]))
  const otherwise = suggested.filter(([folded, { spelt }]) => spelt !== folded)
  yield
  const byBareForm = Map.groupBy(written.keys(), bareForm)
  yield
  const spellings = new Map(otherwise.map(([folded, { spelt }]) => [folded, spelt]))
  return { written, spellings, byBareForm, sorted: [...written.keys()].toSorted() }
}

/**
 * Possible corrections: indexed words, their parts (no product is called lampe alone, but a bordlampe is), and their
 * synonyms. Each with its number of occurrences.
 */
export function* wordsMeant(
  written: ReadonlyMap<string, number>,
  { split }: Pick<WordTerms, 'split'>,
  { synonyms, stop }: LanguageWords,
): WorkSteps<ReadonlyMap<string, number>> {
  const meant = new Map(written)
  for (const [word, count] of written) {
    for (const part of split(word) ?? []) meant.set(part, (meant.get(part) ?? 0) + count)
    yield
  }
  for (const other of [...synonyms.values()].flat())
    if (!other.includes(' ') && !stop.has(other) && !meant.has(other)) meant.set(other, 1)
  return meant
}

/** What products are called, the most common first. */
function* phrasesOf(
  called: ReadonlyMap<string, number>,
  language: MarketLanguage,
): WorkSteps<readonly Phrase<'product'>[]> {
  const phrases: Phrase<'product'>[] = []
  const common = [...called].toSorted(([, a], [, b]) => b - a).slice(0, MAX_PHRASES)
  for (const [text, weight] of common) {
    phrases.push(phraseOf({ text, of: 'product', weight }, language))
    yield
  }
  return phrases
}

/** What products are, specific and general: spisebordsstol, stol. */
function kindsOf(called: Iterable<CalledKind>, terms: WordTerms): ReadonlySet<string> {
  const kinds = new Set<string>()
  for (const { word, joined } of called) {
    for (const head of terms.headsOf(word)) kinds.add(head)
    for (const whole of joined) kinds.add(terms.stem(whole))
  }
  return kinds
}

/** Outside of the builder: a function made in there would keep every occurrence of every word in memory with it. */
const membership = (words: ReadonlySet<string>) => (word: string) => words.has(word)

/** Takes the texts of products one by one; compounds are split at the end, when all words are known. */
export function createVocabularyBuilder<List extends Occurrences>(
  language: MarketLanguage,
  words: LanguageWords,
  newList: () => List,
) {
  const knownWords = createKnownWords(words.stop, newList)
  const parts = new Set(words.parts)
  const called = new Map<string, number>()
  const kinds = new Map<string, CalledKind | undefined>()

  /** Counts a text that many products share once. */
  function addNames(field: SearchField, text: string): void {
    const phrase = phraseIn(field, text)
    if (phrase !== '') called.set(phrase, (called.get(phrase) ?? 0) + 1)
    if (field === 'subtitle' && !kinds.has(phrase)) kinds.set(phrase, kindIn(text, words.stop))
  }

  return {
    add(document: number, fields: SearchFields): void {
      for (const [field, text] of fields) {
        knownWords.add(document, field, text)
        addNames(field, text)
      }
    },
    *finish(): WorkSteps<{
      readonly vocabulary: Vocabulary
      readonly known: ReadonlyMap<string, KnownWord<List>>
      readonly terms: WordTerms
    }> {
      const { known, partWords } = knownWords
      for (const word of partWords) if (word.length >= MIN_PART_LETTERS && !/\d/.test(word)) parts.add(word)
      const terms = createWordTerms(language, membership(parts))
      const written = yield* writtenWords(known)
      const meantWords = yield* wordsMeant(written.written, terms, words)
      const vocabulary: Vocabulary = {
        language,
        words,
        ...written,
        meantWords,
        typos: yield* createTypoDictionary(meantWords, terms.stem),
        kinds: kindsOf(
          [...kinds.values()].filter((kind) => kind !== undefined),
          terms,
        ),
        synonymsByBareForm: Map.groupBy(words.synonyms.keys(), bareForm),
        phrases: yield* phrasesOf(called, language),
        parts,
        split: terms.split,
      }
      return { vocabulary, known, terms }
    },
  }
}
