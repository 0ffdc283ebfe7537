import type { Drizzle } from '../../../platform/database/database.ts'
import { yieldToEventLoop, type WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import { weighedTokens } from '../indexing/field-words.ts'
import type { SearchDocument } from '../indexing/search-index.ts'
import { createVocabularyBuilder, type Occurrences, type Vocabulary } from '../indexing/vocabulary.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { tokensOf } from '../language/tokens.ts'
import { PARENT_KIND_FACTOR, type SearchField } from '../ranking/ranking-weights.ts'
import { memoise, type WordTerms } from '../ranking/word-terms.ts'
import { loadNames, readDocuments, type DocumentContext } from '../search-documents.ts'
import { LABEL_SHARES, TERM_LABELS, type TermDocument, type TermLabel } from './term-store.ts'

/** Of a word, nothing but its heaviest occurrence: the vocabulary of a million products is as small as its words. */
class HeaviestOccurrence implements Occurrences {
  length = 0
  heaviest = 0

  add(_: number, weight: number): void {
    this.length += 1
    this.heaviest = Math.max(this.heaviest, weight)
  }
}

export interface CatalogueTerms {
  readonly vocabulary: Vocabulary
  readonly terms: WordTerms
  /** Term → its heaviest weight in any product. */
  readonly heaviest: ReadonlyMap<string, number>
}

const weightOf = (weight: number) => Math.max(1, Math.round(weight))

/** The first of two passes over the catalogue: which words it has. */
export async function readCatalogueTerms(db: Drizzle, context: DocumentContext): Promise<CatalogueTerms> {
  const words = LANGUAGE_WORDS[context.language]
  const names = (await loadNames(db)).flatMap(tokensOf).map(({ folded }) => folded)
  const known = { ...words, known: new Set([...words.known, ...names]) }
  const builder = createVocabularyBuilder(context.language, known, () => new HeaviestOccurrence())
  function* take(documents: readonly SearchDocument[]): WorkSteps<void> {
    for (const { fields } of documents) {
      builder.add(0, fields)
      yield
    }
  }
  for await (const batch of readDocuments(db, context)) await yieldToEventLoop(take(batch))
  const { vocabulary, known: found, terms } = await yieldToEventLoop(builder.finish())
  const heaviest = new Map<string, number>()
  for (const [word, { list, above }] of found)
    for (const [term, share] of terms.termsOf(word)) {
      const aboveShare = vocabulary.kinds.has(term) ? share * PARENT_KIND_FACTOR : share
      const weight = Math.max(list.heaviest * share, above.heaviest * aboveShare)
      heaviest.set(term, Math.max(heaviest.get(term) ?? 0, weightOf(weight)))
    }
  return { vocabulary, terms, heaviest }
}

const labelOf = (share: number): TermLabel => TERM_LABELS.find((label) => share >= LABEL_SHARES[label]) ?? 'D'

/** Texts that many products share are read once. */
const MAX_CACHED_TEXTS = 4000

/** Reads products with the words of the whole catalogue. */
export function createTermReader({ vocabulary, terms, heaviest }: CatalogueTerms) {
  const { words, kinds } = vocabulary
  const read = (field: SearchField, text: string) =>
    weighedTokens(field, text, words.stop).flatMap(({ folded, weight }) =>
      terms.termsOf(folded).map(([term, share]) => {
        const isAbove = field === 'parentCategory' && kinds.has(term)
        return [term, weightOf(weight * share * (isAbove ? PARENT_KIND_FACTOR : 1))] as const
      }),
    )
  const readOnce = memoise((name) => {
    const at = name.indexOf(' ')
    return read(name.slice(0, at) as SearchField, name.slice(at + 1))
  }, MAX_CACHED_TEXTS)
  return ({ key, designKey, margin, numbers, measures, fields }: SearchDocument): TermDocument => {
    const weights = new Map<string, number>()
    for (const [field, text] of fields)
      for (const [term, weight] of readOnce(`${field} ${text}`))
        weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    const labelled = Array.from(
      weights,
      ([term, weight]) => [term, labelOf(weight / (heaviest.get(term) ?? weight))] as const,
    )
    return {
      key,
      designKey,
      margin,
      numbers: numbers.map((number) => number.toLowerCase()),
      measures,
      terms: new Map(labelled),
    }
  }
}

/** The second pass: the terms of every product. */
export async function* readTermDocuments(
  db: Drizzle,
  context: DocumentContext,
  catalogue: CatalogueTerms,
): AsyncGenerator<readonly TermDocument[]> {
  const readTerms = createTermReader(catalogue)
  function* take(documents: readonly SearchDocument[]): WorkSteps<readonly TermDocument[]> {
    const taken: TermDocument[] = []
    for (const document of documents) {
      taken.push(readTerms(document))
      yield
    }
    return taken
  }
  for await (const batch of readDocuments(db, context)) yield await yieldToEventLoop(take(batch))
}
