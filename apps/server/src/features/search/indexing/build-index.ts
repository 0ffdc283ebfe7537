import type { Drizzle } from '../../../platform/database/database.ts'
import { yieldToEventLoop, type WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { tokensOf } from '../language/tokens.ts'
import { loadNames, readDocuments, type DocumentContext } from '../search-documents.ts'
import { createIndexBuilder, type SearchDocument, type SearchIndex } from './search-index.ts'

/** The index of a brand's products in one language, from the database. Yields to requests while it is built. */
export async function buildIndex(
  db: Drizzle,
  context: DocumentContext,
  onProgress: (read: number) => void = () => undefined,
): Promise<SearchIndex> {
  const words = LANGUAGE_WORDS[context.language]
  const names = (await loadNames(db)).flatMap(tokensOf).map(({ folded }) => folded)
  const builder = createIndexBuilder(context.language, { ...words, known: new Set([...words.known, ...names]) })
  let read = 0
  function* take(documents: readonly SearchDocument[]): WorkSteps<void> {
    for (const document of documents) {
      builder.add(document)
      yield
    }
  }
  for await (const batch of readDocuments(db, context)) {
    await yieldToEventLoop(take(batch))
    read += batch.length
    onProgress(read)
  }
  return yieldToEventLoop(builder.finish())
}
