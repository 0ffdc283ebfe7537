import type { Drizzle } from '../../platform/database/database.ts'
import { LANGUAGE_WORDS } from './language/language-words.ts'
import { tokensOf } from './language/tokens.ts'
import { loadNames, readDocuments, type DocumentScope } from './search-documents.ts'
import { createIndexBuilder, type SearchDocument, type SearchIndex } from './search-index.ts'
import { inTurns, type Turns } from '../../platform/process/in-turns.ts'

/** The index of what a brand sells in a language, as the database holds it now. Others go on meanwhile. */
export async function buildIndex(
  db: Drizzle,
  scope: DocumentScope,
  onProgress: (read: number) => void = () => undefined,
): Promise<SearchIndex> {
  const words = LANGUAGE_WORDS[scope.language]
  const names = (await loadNames(db)).flatMap(tokensOf).map(({ folded }) => folded)
  const builder = createIndexBuilder(scope.language, { ...words, known: new Set([...words.known, ...names]) })
  let read = 0
  function* take(documents: readonly SearchDocument[]): Turns<void> {
    for (const document of documents) {
      builder.add(document)
      yield
    }
  }
  for await (const batch of readDocuments(db, scope)) {
    await inTurns(take(batch))
    read += batch.length
    onProgress(read)
  }
  return inTurns(builder.finish())
}
