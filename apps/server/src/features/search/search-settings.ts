import type { OpenSearchOptions } from './terms/opensearch-client.ts'

export const SEARCH_ENGINES = ['memory', 'postgres', 'opensearch'] as const

/** What searches, and where it is. */
export type SearchSettings =
  | { readonly engine: 'memory' }
  | { readonly engine: 'postgres' }
  | ({ readonly engine: 'opensearch' } & OpenSearchOptions)
