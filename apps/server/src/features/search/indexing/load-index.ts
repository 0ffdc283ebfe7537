import type { Drizzle } from '../../../platform/database/database.ts'
import { pinReads } from '../../../platform/database/replica-reads.ts'
import { readCatalogueVersion } from '../../catalog/catalogue-version.ts'
import { isWorthStoring } from '../../catalog/worth-storing.ts'
import type { DocumentContext } from '../search-documents.ts'
import { buildIndex } from './build-index.ts'
import type { IndexFiles } from './index-files.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * The index of a language: read from a file if one of the catalogue's version is there, made otherwise, and then stored
 * for the next process. Of several processes one makes it.
 */
export function createIndexLoader(source: Drizzle, context: DocumentContext, files: IndexFiles | undefined) {
  let loaded: string | undefined

  async function store(db: Drizzle, version: string, index: SearchIndex): Promise<void> {
    // An import while it was made: this index may have something of both catalogues.
    if (version === (await readCatalogueVersion(db))) await files?.write(context, version, index)
  }

  async function make(
    db: Drizzle,
    { version, end }: { readonly version: string | undefined; readonly end?: () => Promise<void> },
  ): Promise<SearchIndex> {
    try {
      const index = await buildIndex(db, context)
      const stored = version === undefined ? Promise.resolve() : store(db, version, index)
      void stored.catch(() => undefined).finally(end)
      return index
    } catch (error) {
      await end?.()
      throw error
    }
  }

  return async ({ isForced }: { readonly isForced: boolean }): Promise<SearchIndex> => {
    // No text may be of before the version that it is stored as.
    const db = pinReads(source)
    const version = await readCatalogueVersion(db)
    // Something changed, and it was no import: a file of the same version does not have it either.
    const isAnother = version !== loaded
    loaded = version
    const mayRead = files && version !== undefined && isAnother && !isForced
    if (!mayRead || !(await isWorthStoring(db, context.brand))) return make(db, { version })
    const stored = await files.read(context, version)
    if (stored) return stored
    const lock = await files.takeLock(context)
    if (lock) return make(db, { version, end: lock.end })
    return (await files.read(context, version)) ?? make(db, { version })
  }
}
