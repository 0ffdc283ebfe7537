import { join } from 'node:path'
import type { Database } from '../../platform/database/database.ts'
import { openIndexFiles } from './indexing/index-files.ts'
import { createMemoryEngine } from './memory-engine.ts'
import type { SearchEngine } from './search-engine.ts'
import type { SearchSettings } from './search-settings.ts'
import { createOpenSearchClient } from './terms/opensearch-client.ts'
import { createOpenSearchTerms } from './terms/opensearch-terms.ts'
import { createPostgresTerms } from './terms/postgres-terms.ts'
import { createTermEngine } from './terms/term-engine.ts'

export interface EngineParts {
  readonly database: Pick<Database, 'main' | 'replica' | 'changed'>
  readonly brand: string
  readonly settings: SearchSettings
  readonly dataDir: string
  readonly onError: (error: unknown, message: string) => void
}

const FILE_FAILED = 'search index could not be read from the data folder or stored there; it is made anew'
const ENGINE_FAILED = 'search engine failed; searches of the moment are answered with 503'

export function chooseEngine({ database, brand, settings, dataDir, onError }: EngineParts): SearchEngine {
  const { main, replica } = database
  const onEngineError = (error: unknown) => onError(error, ENGINE_FAILED)
  switch (settings.engine) {
    case 'memory': {
      const files = openIndexFiles(join(dataDir, 'search-index'), (error) => onError(error, FILE_FAILED))
      return createMemoryEngine(replica, brand, files)
    }
    case 'postgres':
      return createTermEngine({
        db: main,
        brand,
        store: createPostgresTerms(replica),
        onError: onEngineError,
        onLoaded: database.changed,
      })
    case 'opensearch': {
      const store = createOpenSearchTerms(createOpenSearchClient(settings))
      return createTermEngine({ db: main, brand, store, onError: onEngineError })
    }
  }
}
