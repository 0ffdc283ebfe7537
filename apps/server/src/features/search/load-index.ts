import type { Drizzle } from '../../platform/database/database.ts'
import { readCatalogueVersion } from '../catalog/catalogue-version.ts'
import { buildIndex } from './build-index.ts'
import type { IndexFiles } from './index-files.ts'
import type { DocumentContext } from './search-documents.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * The index of a language: read from a file if one of the catalogue's version is there, made otherwise, and then stored
 * for the next process.
 */
export function createIndexLoader(db: Drizzle, context: DocumentContext, files: IndexFiles | undefined) {
  let loaded: string | undefined

  async function make(version: string | undefined): Promise<SearchIndex> {
    const index = await buildIndex(db, context)
    // An import while it was made: this index may have something of both catalogues.
    if (files && version !== undefined && version === (await readCatalogueVersion(db)))
      void files.write(context, version, index)
    return index
  }

  return async ({ isForced }: { readonly isForced: boolean }): Promise<SearchIndex> => {
    const version = await readCatalogueVersion(db)
    // Something changed, and it was no import: a file of the same version does not have it either.
    const isAnother = version !== loaded
    loaded = version
    const stored = files && version !== undefined && isAnother && !isForced
    return (stored ? await files.read(context, version) : undefined) ?? make(version)
  }
}
