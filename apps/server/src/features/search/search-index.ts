import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { bareForm } from './language/fold-text.ts'
import { joinedTokens, tokensOf, type Token } from './language/tokens.ts'
import { createTypoDictionary, type TypoDictionary } from './language/typos.ts'
import type { LanguageWords } from './language/language-words.ts'
import { phraseOf, type Phrase } from './phrases.ts'
import { ADDED_FACTOR, FIELD_WEIGHTS, SHARED_NAME_FACTOR, type SearchField } from './ranking-weights.ts'
import { createWordTerms, type WordTerms } from './word-terms.ts'

/** What can be found of one product. */
export interface SearchDocument {
  readonly key: string
  readonly designKey: string
  /** Skus and article numbers: whoever writes one wants this product. */
  readonly numbers: readonly string[]
  readonly fields: readonly (readonly [field: SearchField, text: string])[]
  /** From -1 to 1: what the shop would rather sell. */
  readonly margin: number
}

/** The products that have a term, each with the weight of the best place where it stands. */
export interface Postings {
  readonly documents: Uint32Array
  readonly weights: Uint8Array
  /** The greatest of them. */
  readonly most: number
}

export interface SearchIndex {
  readonly language: MarketLanguage
  readonly words: LanguageWords
  readonly keys: readonly string[]
  readonly designs: Uint32Array
  readonly margins: Float32Array
  readonly postings: ReadonlyMap<string, Postings>
  /** Terms that say what some product is: sofa, bord, lampe; not grøn, nor the chaiselong that a sofa has. */
  readonly kinds: ReadonlySet<string>
  /** Number → document. */
  readonly byNumber: ReadonlyMap<string, number>
  /** Every word that a product is known by, folded → in how many places. */
  readonly written: ReadonlyMap<string, number>
  /** How it is spelt, where that is not as it is folded. */
  readonly spellings: ReadonlyMap<string, string>
  /** The same in the order of the alphabet, for beginnings. */
  readonly sorted: readonly string[]
  readonly byBareForm: ReadonlyMap<string, readonly string[]>
  /** What has synonyms, by how it is written without the letters æ, ø, å. */
  readonly synonymsByBareForm: ReadonlyMap<string, readonly string[]>
  readonly typos: TypoDictionary
  /** What products are called: their kinds and series, the most common first. */
  readonly phrases: readonly Phrase<'product'>[]
  readonly split: (word: string) => readonly string[] | undefined
}

class PostingList {
  readonly documents: number[] = []
  readonly weights: number[] = []

  add(document: number, weight: number): void {
    const last = this.documents.length - 1
    if (this.documents[last] !== document) {
      this.documents.push(document)
      this.weights.push(weight)
    } else if ((this.weights[last] ?? 0) < weight) this.weights[last] = weight
  }

  done(): Postings {
    const most = this.weights.reduce((found, weight) => Math.max(found, weight), 0)
    return { documents: Uint32Array.from(this.documents), weights: Uint8Array.from(this.weights), most }
  }
}

/** Words of names and categories may stand inside others; those of long texts are too many to trust. */
const PART_FIELDS: readonly SearchField[] = ['name', 'subtitle', 'category', 'series']
const MOST_SUGGESTED: readonly SearchField[] = [...PART_FIELDS, 'brand', 'colour', 'material', 'room']
/** Where a small word parts what the thing is from what is added to it. */
const CALLED_FIELDS: readonly SearchField[] = ['name', 'subtitle', 'category']
const JOINING_WORDS: ReadonlySet<string> = new Set(['og', 'och'])

const MOST_PHRASES = 5000

/** `3-pers. sofa` of `3-pers. sofa, bouclé i cremehvid`, and the name of a series. */
function phraseIn(field: SearchField, text: string): string {
  if (field === 'series') return text
  return field === 'subtitle' ? (text.split(',', 1)[0] ?? '').trim().toLowerCase() : ''
}

interface WeighedToken extends Token {
  readonly weight: number
}

function weightOf(field: SearchField, tokens: readonly Token[]): number {
  const isShared = field === 'category' && tokens.some(({ folded }) => JOINING_WORDS.has(folded))
  return isShared ? FIELD_WEIGHTS.category * SHARED_NAME_FACTOR : FIELD_WEIGHTS[field]
}

/** The words of a field with what each tells there. */
function weighedTokens(field: SearchField, text: string, stop: ReadonlySet<string>): readonly WeighedToken[] {
  const all = tokensOf(text)
  const weight = weightOf(field, all)
  let isAdded = false
  const tokens: WeighedToken[] = []
  for (const token of all) {
    if (stop.has(token.folded)) isAdded = CALLED_FIELDS.includes(field)
    else tokens.push({ ...token, weight: isAdded ? weight * ADDED_FACTOR : weight })
  }
  return [...tokens, ...joinedTokens(text).map((token) => ({ ...token, weight }))]
}

/** What the thing is: the last word before the first small one, also as a hyphen joins it. */
function kindsIn(subtitle: string, { stop }: LanguageWords, terms: WordTerms): readonly string[] {
  const phrase = phraseIn('subtitle', subtitle)
  const tokens = tokensOf(phrase).map(({ folded }) => folded)
  const end = tokens.findIndex((word) => stop.has(word))
  const kind = (end < 0 ? tokens : tokens.slice(0, end)).at(-1)
  if (kind === undefined) return []
  const joined = joinedTokens(phrase).flatMap(({ folded }) => (folded.endsWith(kind) ? [terms.stem(folded)] : []))
  return [...terms.headsOf(kind), ...joined]
}

function createTermLists(terms: WordTerms) {
  const lists = new Map<string, PostingList>()
  return {
    add(document: number, { folded, weight }: WeighedToken): void {
      for (const [term, share] of terms.termsOf(folded)) {
        const list = lists.get(term) ?? new PostingList()
        lists.set(term, list)
        list.add(document, Math.max(1, Math.round(weight * share)))
      }
    },
    done: (): ReadonlyMap<string, Postings> => new Map([...lists].map(([term, list]) => [term, list.done()])),
  }
}

/** The words that products are known by, as they are written. */
function createWrittenWords() {
  const written = new Map<string, number>()
  const spellings = new Map<string, string>()
  return {
    add({ folded, written: spelt }: Token): void {
      written.set(folded, (written.get(folded) ?? 0) + 1)
      if (spelt !== folded) spellings.set(folded, spelt)
    },
    done: () => ({
      written,
      spellings,
      sorted: [...written.keys()].toSorted(),
      byBareForm: Map.groupBy(written.keys(), bareForm),
      typos: createTypoDictionary(written),
    }),
  }
}

function designNumbers(documents: readonly SearchDocument[]): Uint32Array {
  const designs = new Map<string, number>()
  return Uint32Array.from(documents, ({ designKey }) => {
    const known = designs.get(designKey) ?? designs.size
    designs.set(designKey, known)
    return known
  })
}

/** What is known of each product, whatever its words. */
function factsOf(documents: readonly SearchDocument[]) {
  const numbers = documents.flatMap((document, index) =>
    document.numbers.map((number) => [number.toLowerCase(), index] as const),
  )
  return {
    keys: documents.map(({ key }) => key),
    designs: designNumbers(documents),
    margins: Float32Array.from(documents, ({ margin }) => margin),
    byNumber: new Map(numbers),
  }
}

/** Fills an index product by product, so that whoever does it can let others work in between. */
export function createIndexBuilder(language: MarketLanguage, words: LanguageWords) {
  const parts = new Set(words.parts)
  const terms = createWordTerms(language, (word) => parts.has(word))
  const lists = createTermLists(terms)
  const writtenWords = createWrittenWords()
  const documents: SearchDocument[] = []
  const called = new Map<string, number>()
  const kinds = new Set<string>()

  function addField(document: number, field: SearchField, text: string): void {
    const phrase = phraseIn(field, text)
    if (phrase !== '') called.set(phrase, (called.get(phrase) ?? 0) + 1)
    if (field === 'subtitle') for (const kind of kindsIn(text, words, terms)) kinds.add(kind)
    for (const token of weighedTokens(field, text, words.stop)) {
      lists.add(document, token)
      if (MOST_SUGGESTED.includes(field)) writtenWords.add(token)
    }
  }

  return {
    /** First all are shown, so that every word is known that may be part of another. */
    show(document: SearchDocument): void {
      for (const [field, text] of document.fields)
        if (PART_FIELDS.includes(field))
          for (const { folded } of tokensOf(text)) if (folded.length >= 4 && !/\d/.test(folded)) parts.add(folded)
    },
    add(document: SearchDocument): void {
      const number = documents.push(document) - 1
      for (const [field, text] of document.fields) addField(number, field, text)
    },
    finish: (): SearchIndex => ({
      language,
      words,
      ...factsOf(documents),
      ...writtenWords.done(),
      postings: lists.done(),
      kinds,
      synonymsByBareForm: Map.groupBy(words.synonyms.keys(), bareForm),
      phrases: [...called]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_PHRASES)
        .map(([text, weight]) => phraseOf({ text, of: 'product', weight }, language)),
      split: terms.split,
    }),
  }
}

export function buildSearchIndex(
  language: MarketLanguage,
  words: LanguageWords,
  documents: readonly SearchDocument[],
): SearchIndex {
  const builder = createIndexBuilder(language, words)
  for (const document of documents) builder.show(document)
  for (const document of documents) builder.add(document)
  return builder.finish()
}
