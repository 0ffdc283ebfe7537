import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import {
  kindIn,
  MOST_SUGGESTED,
  PART_FIELDS,
  phraseIn,
  weighedTokens,
  type CalledKind,
  type WeighedToken,
} from './field-words.ts'
import { bareForm } from './language/fold-text.ts'
import { tokensOf } from './language/tokens.ts'
import { createTypoDictionary, type TypoDictionary } from './language/typos.ts'
import type { LanguageWords } from './language/language-words.ts'
import { createMeasureList, type MeasureList } from './measure-list.ts'
import { numberList, type NumberList } from './number-list.ts'
import { phraseOf, type Phrase } from './phrases.ts'
import { PARENT_KIND_FACTOR, type SearchField } from './ranking-weights.ts'
import { atOnce, type Turns } from '../../platform/process/yield-to-event-loop.ts'
import { termPostings, WordList, type Postings, type TermSource } from './word-lists.ts'
import { createWordTerms, type WordTerms } from './word-terms.ts'

/** The searchable texts of one product. */
export interface SearchDocument {
  readonly key: string
  readonly designKey: string
  /** SKUs and article numbers: an exact match means this product. */
  readonly numbers: readonly string[]
  readonly fields: readonly (readonly [field: SearchField, text: string])[]
  /** From -1 to 1: how much the shop prefers to sell it. */
  readonly margin: number
  readonly measures: ProductMeasures
}

export interface SearchIndex {
  readonly language: MarketLanguage
  readonly words: LanguageWords
  readonly keys: readonly string[]
  readonly designs: Uint32Array
  readonly margins: Float32Array
  readonly measures: MeasureList
  readonly postings: ReadonlyMap<string, Postings>
  /** Terms that say what a product is: sofa, bord, lampe; not grøn, nor the chaiselong that a sofa has. */
  readonly kinds: ReadonlySet<string>
  /** SKU or article number → document. */
  readonly numbers: NumberList
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

const MOST_PHRASES = 5000
/** Texts that many products share (colours of a design, members of a category) are parsed once. */
const MAX_CACHED_TEXTS = 4000
const LEAST_PART_LETTERS = 4

interface KnownWord {
  readonly list: WordList
  /** Where it stands in the name of a category further up. */
  readonly above: WordList
  /** Occurrences that count for suggestions; 0 if it is only in long texts. */
  suggested: number
  spelt: string
}

/** A text with the weight of each of its words. */
interface ReadText {
  readonly words: readonly KnownWord[]
  readonly weights: readonly number[]
}

/** All words with their occurrences. */
function createKnownWords(stop: ReadonlySet<string>) {
  const known = new Map<string, KnownWord>()
  const partWords = new Set<string>()
  const texts = new Map<string, ReadText>()
  const wordOf = ({ folded, written }: WeighedToken): KnownWord => {
    const word = known.get(folded) ?? { list: new WordList(), above: new WordList(), suggested: 0, spelt: written }
    known.set(folded, word)
    return word
  }
  const read = (field: SearchField, text: string): ReadText => {
    if (PART_FIELDS.includes(field)) for (const { folded } of tokensOf(text)) partWords.add(folded)
    const tokens = weighedTokens(field, text, stop)
    if (MOST_SUGGESTED.includes(field)) for (const token of tokens) wordOf(token).spelt = token.written
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
      const isSuggested = MOST_SUGGESTED.includes(field)
      words.forEach((word, at) => {
        const list = field === 'parentCategory' ? word.above : word.list
        list.add(document, weights[at] ?? 0)
        if (isSuggested) word.suggested += 1
      })
    },
  }
}

function* writtenWords(known: ReadonlyMap<string, KnownWord>) {
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
): Turns<ReadonlyMap<string, number>> {
  const meant = new Map(written)
  for (const [word, count] of written) {
    for (const part of split(word) ?? []) meant.set(part, (meant.get(part) ?? 0) + count)
    yield
  }
  for (const other of [...synonyms.values()].flat())
    if (!other.includes(' ') && !stop.has(other) && !meant.has(other)) meant.set(other, 1)
  return meant
}

function createFacts() {
  const keys: string[] = []
  const designs: number[] = []
  const margins: number[] = []
  const allMeasures = createMeasureList()
  const byNumber = new Map<string, number>()
  const designNumbers = new Map<string, number>()
  return {
    /** Returns its document number. */
    add({ key, designKey, numbers, margin, measures }: SearchDocument): number {
      const document = keys.push(key) - 1
      const design = designNumbers.get(designKey) ?? designNumbers.size
      designNumbers.set(designKey, design)
      designs.push(design)
      margins.push(margin)
      allMeasures.add(measures)
      for (const number of numbers) byNumber.set(number.toLowerCase(), document)
      return document
    },
    *done(): Turns<Pick<SearchIndex, 'keys' | 'designs' | 'margins' | 'measures' | 'numbers'>> {
      return {
        keys,
        designs: new Uint32Array(designs),
        margins: new Float32Array(margins),
        measures: allMeasures.done(),
        numbers: yield* numberList(byNumber),
      }
    },
  }
}

/** What products are called, the most common first. */
function* phrasesOf(
  called: ReadonlyMap<string, number>,
  language: MarketLanguage,
): Turns<readonly Phrase<'product'>[]> {
  const phrases: Phrase<'product'>[] = []
  const common = [...called].toSorted(([, a], [, b]) => b - a).slice(0, MOST_PHRASES)
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

/** The occurrences of each term, by the words it stands in. */
function* sourcesOf(
  known: ReadonlyMap<string, KnownWord>,
  { kinds, terms }: { kinds: ReadonlySet<string>; terms: WordTerms },
): Turns<ReadonlyMap<string, readonly TermSource[]>> {
  const sources = new Map<string, TermSource[]>()
  for (const [word, { list, above }] of known) {
    for (const [term, share] of terms.termsOf(word)) {
      const ofTerm = sources.get(term) ?? []
      sources.set(term, ofTerm)
      if (list.length > 0) ofTerm.push({ list, share })
      if (above.length > 0) ofTerm.push({ list: above, share: kinds.has(term) ? share * PARENT_KIND_FACTOR : share })
    }
    yield
  }
  return sources
}

/** Takes products one by one; compounds are split at the end, when all words are known. */
export function createIndexBuilder(language: MarketLanguage, words: LanguageWords) {
  const knownWords = createKnownWords(words.stop)
  const facts = createFacts()
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
    add(document: SearchDocument): void {
      const number = facts.add(document)
      for (const [field, text] of document.fields) {
        knownWords.add(number, field, text)
        addNames(field, text)
      }
    },
    *finish(): Turns<SearchIndex> {
      const { known, partWords } = knownWords
      for (const word of partWords) if (word.length >= LEAST_PART_LETTERS && !/\d/.test(word)) parts.add(word)
      const terms = createWordTerms(language, (word) => parts.has(word))
      const kindTerms = kindsOf(
        [...kinds.values()].filter((kind) => kind !== undefined),
        terms,
      )
      const { keys, ...others } = yield* facts.done()
      const written = yield* writtenWords(known)
      const meantWords = yield* wordsMeant(written.written, terms, words)
      return {
        language,
        words,
        keys,
        ...others,
        ...written,
        meantWords,
        typos: yield* createTypoDictionary(meantWords, terms.stem),
        postings: yield* termPostings(yield* sourcesOf(known, { kinds: kindTerms, terms }), keys.length),
        kinds: kindTerms,
        synonymsByBareForm: Map.groupBy(words.synonyms.keys(), bareForm),
        phrases: yield* phrasesOf(called, language),
        parts,
        split: terms.split,
      }
    },
  }
}

export function buildSearchIndex(
  language: MarketLanguage,
  words: LanguageWords,
  documents: readonly SearchDocument[],
): SearchIndex {
  const builder = createIndexBuilder(language, words)
  for (const document of documents) builder.add(document)
  return atOnce(builder.finish())
}
