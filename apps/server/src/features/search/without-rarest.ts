import { tokensOf } from './language/tokens.ts'
import { matchDocuments } from './match-documents.ts'
import { readQuery, type QueryWord } from './query-meanings.ts'
import type { SearchIndex } from './search-index.ts'

interface CountedWord {
  readonly word: QueryWord
  readonly found: number
}

/** The typed words that the remaining ones were read from. */
function textOf(text: string, words: readonly CountedWord[]): string {
  const isLeft = (folded: string) => words.some(({ word }) => word.folded.includes(folded))
  return tokensOf(text)
    .flatMap(({ folded, written }) => (isLeft(folded) ? [written] : []))
    .join(' ')
}

/** The text without its rarest words, as few as needed for products to have all the others. */
export function withoutRarest(index: SearchIndex, text: string): string | undefined {
  const query = readQuery(index, text)
  const counted = query.map((word) => ({ word, found: matchDocuments(index, [word]).documents.length }))
  // What nothing has goes first; of the others the one that says what the product is goes last.
  let left: readonly CountedWord[] = counted.filter(({ found }) => found > 0)
  while (left.length > 0) {
    const { documents, isPartial } = matchDocuments(
      index,
      left.map(({ word }) => word),
    )
    if (documents.length > 0 && !isPartial) return left.length < query.length ? textOf(text, left) : undefined
    const droppable = left.filter(({ word }) => !word.isKind)
    const rarest = (droppable.length > 0 ? droppable : left).reduce((least, each) =>
      each.found < least.found ? each : least,
    )
    left = left.filter((each) => each !== rarest)
  }
  return undefined
}
