import { tokensOf } from '../language/tokens.ts'
import type { QueryWord } from './query-meanings.ts'

interface CountedWord {
  readonly word: QueryWord
  readonly found: number
}

/** How many products have these words. */
type Match = (words: readonly QueryWord[]) => Promise<{ readonly found: number; readonly isPartial: boolean }>

/** The typed words that the remaining ones were read from. */
function textOf(text: string, words: readonly CountedWord[]): string {
  const isLeft = (folded: string) => words.some(({ word }) => word.folded.includes(folded))
  return tokensOf(text)
    .flatMap(({ folded, written }) => (isLeft(folded) ? [written] : []))
    .join(' ')
}

/** The text without its rarest words, as few as needed for products to have all the others. */
export async function withoutRarest(
  text: string,
  query: readonly QueryWord[],
  match: Match,
): Promise<string | undefined> {
  const counted: CountedWord[] = []
  for (const word of query) counted.push({ word, found: (await match([word])).found })
  // What nothing has goes first; of the others the one that says what the product is goes last.
  let left: readonly CountedWord[] = counted.filter(({ found }) => found > 0)
  while (left.length > 0) {
    const { found, isPartial } = await match(left.map(({ word }) => word))
    if (found > 0 && !isPartial) return left.length < query.length ? textOf(text, left) : undefined
    const droppable = left.filter(({ word }) => !word.isKind)
    const rarest = (droppable.length > 0 ? droppable : left).reduce((least, each) =>
      each.found < least.found ? each : least,
    )
    left = left.filter((each) => each !== rarest)
  }
  return undefined
}
