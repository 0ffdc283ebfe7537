import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { bareForm } from './language/fold-text.ts'
import { splitCompound } from './language/compounds.ts'
import { stem } from './language/stem.ts'
import { joinedTokens, tokensOf } from './language/tokens.ts'
import { createTypoDictionary, type TypoDictionary } from './language/typos.ts'
import type { LanguageWords } from './language/language-words.ts'
import { phraseOf, type Phrase } from './phrases.ts'
import { FIELD_WEIGHTS, PART_FACTORS, type SearchField } from './ranking-weights.ts'

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
}

export interface SearchIndex {
  readonly language: MarketLanguage
  readonly words: LanguageWords
  readonly keys: readonly string[]
  readonly designs: Uint32Array
  readonly margins: Float32Array
  readonly postings: ReadonlyMap<string, Postings>
  /** Number → document. */
  readonly byNumber: ReadonlyMap<string, number>
  /** Every word that a product is known by, folded → in how many places. */
  readonly written: ReadonlyMap<string, number>
  /** How it is spelt, where that is not as it is folded. */
  readonly spellings: ReadonlyMap<string, string>
  /** The same in the order of the alphabet, for beginnings. */
  readonly sorted: readonly string[]
  readonly byBareForm: ReadonlyMap<string, readonly string[]>
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
}

/** Words of names and categories may stand inside others; those of long texts are too many to trust. */
const PART_FIELDS: readonly SearchField[] = ['name', 'subtitle', 'category', 'series']
const MOST_SUGGESTED: readonly SearchField[] = [...PART_FIELDS, 'brand', 'colour', 'material', 'room']

const MOST_PHRASES = 5000

/** `3-pers. sofa` of `3-pers. sofa, bouclé i cremehvid`, and the name of a series. */
function phraseIn(field: SearchField, text: string): string {
  if (field === 'series') return text
  return field === 'subtitle' ? (text.split(',', 1)[0] ?? '').trim().toLowerCase() : ''
}

/** Fills an index product by product, so that whoever does it can let others work in between. */
export function createIndexBuilder(language: MarketLanguage, words: LanguageWords) {
  const lists = new Map<string, PostingList>()
  const written = new Map<string, number>()
  const spellings = new Map<string, string>()
  const parts = new Set(words.parts)
  const documents: SearchDocument[] = []
  const called = new Map<string, number>()

  function collectParts(document: SearchDocument): void {
    for (const [field, text] of document.fields)
      if (PART_FIELDS.includes(field))
        for (const { folded } of tokensOf(text)) if (folded.length >= 4 && !/\d/.test(folded)) parts.add(folded)
  }

  const stems = new Map<string, string>()
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? stem(word, language)
    stems.set(word, known)
    return known
  }
  const splits = new Map<string, readonly string[] | undefined>()
  const split = (word: string) => {
    if (!splits.has(word)) splits.set(word, splitCompound(word, { isPart: (part) => parts.has(part), stem: stemOf }))
    return splits.get(word)
  }

  /** A word's own stem, and those of its parts with what they still tell. */
  const terms = new Map<string, readonly (readonly [term: string, share: number])[]>()
  function termsOf(word: string): readonly (readonly [string, number])[] {
    const known = terms.get(word)
    if (known) return known
    const inner = split(word)
    const found = [
      [stemOf(word), 1] as const,
      ...(inner ?? []).flatMap((part, at) => {
        const share = at === (inner?.length ?? 0) - 1 ? PART_FACTORS.head : PART_FACTORS.modifier
        return termsOf(part).map(([term, whole]) => [term, share * whole] as const)
      }),
    ]
    terms.set(word, found)
    return found
  }

  function addWord(document: number, word: string, weight: number): void {
    for (const [term, share] of termsOf(word)) {
      const list = lists.get(term) ?? new PostingList()
      lists.set(term, list)
      list.add(document, Math.max(1, Math.round(weight * share)))
    }
  }

  return {
    /** First all are shown, so that every word is known that may be part of another. */
    show: collectParts,
    add(document: SearchDocument): void {
      const number = documents.push(document) - 1
      for (const [field, text] of document.fields) {
        const phrase = phraseIn(field, text)
        if (phrase !== '') called.set(phrase, (called.get(phrase) ?? 0) + 1)
        const weight = FIELD_WEIGHTS[field]
        for (const token of [...tokensOf(text), ...joinedTokens(text)]) {
          const { folded } = token
          if (words.stop.has(folded)) continue
          addWord(number, folded, weight)
          if (!MOST_SUGGESTED.includes(field)) continue
          written.set(folded, (written.get(folded) ?? 0) + 1)
          if (token.written !== folded) spellings.set(folded, token.written)
        }
      }
    },
    finish(): SearchIndex {
      const postings = new Map<string, Postings>()
      for (const [term, list] of lists)
        postings.set(term, { documents: Uint32Array.from(list.documents), weights: Uint8Array.from(list.weights) })
      const designs = new Map<string, number>()
      for (const { designKey } of documents) if (!designs.has(designKey)) designs.set(designKey, designs.size)
      const byBareForm = Map.groupBy(written.keys(), bareForm)
      return {
        language,
        words,
        keys: documents.map(({ key }) => key),
        designs: Uint32Array.from(documents, ({ designKey }) => designs.get(designKey) ?? 0),
        margins: Float32Array.from(documents, ({ margin }) => margin),
        postings,
        byNumber: new Map(
          documents.flatMap(({ numbers }, index) => numbers.map((number) => [number.toLowerCase(), index] as const)),
        ),
        written,
        spellings,
        sorted: [...written.keys()].toSorted(),
        byBareForm,
        typos: createTypoDictionary(written),
        phrases: [...called]
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, MOST_PHRASES)
          .map(([text, weight]) => phraseOf({ text, of: 'product', weight }, language)),
        split,
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
  for (const document of documents) builder.show(document)
  for (const document of documents) builder.add(document)
  return builder.finish()
}
