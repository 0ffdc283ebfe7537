import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import { atOnce, type WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import type { LanguageWords } from '../language/language-words.ts'
import { PARENT_KIND_FACTOR } from '../ranking/ranking-weights.ts'
import type { WordTerms } from '../ranking/word-terms.ts'
import { createMeasureList, type MeasureList } from './measure-list.ts'
import { numberList, type NumberList } from './number-list.ts'
import { createVocabularyBuilder, type KnownWord, type SearchFields, type Vocabulary } from './vocabulary.ts'
import { termPostings, WordList, type Postings, type TermSource } from './word-lists.ts'

/** The searchable texts of one product. */
export interface SearchDocument {
  readonly key: string
  readonly designKey: string
  /** SKUs and article numbers: an exact match means this product. */
  readonly numbers: readonly string[]
  readonly fields: SearchFields
  /** From -1 to 1: how much the shop prefers to sell it. */
  readonly margin: number
  readonly measures: ProductMeasures
}

export interface SearchIndex extends Vocabulary {
  readonly keys: readonly string[]
  readonly designs: Uint32Array
  readonly margins: Float32Array
  readonly measures: MeasureList
  readonly postings: ReadonlyMap<string, Postings>
  /** SKU or article number → document. */
  readonly numbers: NumberList
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
    *done(): WorkSteps<Pick<SearchIndex, 'keys' | 'designs' | 'margins' | 'measures' | 'numbers'>> {
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

/** The occurrences of each term, by the words it stands in. */
function* sourcesOf(
  known: ReadonlyMap<string, KnownWord<WordList>>,
  { kinds, terms }: { kinds: ReadonlySet<string>; terms: WordTerms },
): WorkSteps<ReadonlyMap<string, readonly TermSource[]>> {
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

/** Takes products one by one. */
export function createIndexBuilder(language: MarketLanguage, words: LanguageWords) {
  const builder = createVocabularyBuilder(language, words, () => new WordList())
  const facts = createFacts()
  return {
    add: (document: SearchDocument): void => builder.add(facts.add(document), document.fields),
    *finish(): WorkSteps<SearchIndex> {
      const { vocabulary, known, terms } = yield* builder.finish()
      const found = yield* facts.done()
      const sources = yield* sourcesOf(known, { kinds: vocabulary.kinds, terms })
      return { ...vocabulary, ...found, postings: yield* termPostings(sources, found.keys.length) }
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
