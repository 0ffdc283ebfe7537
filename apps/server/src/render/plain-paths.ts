import { LRUCache } from 'lru-cache'
import type { Page } from '@firkant/domain/page/page.ts'
import type { DocumentKey } from './cache/document-key.ts'
import type { HtmlCache } from './cache/html-cache.ts'

const MAX_PATHS = 10_000
/** Pages that read the text of a search. */
const SEARCHING: ReadonlySet<Page['componentName']> = new Set(['SearchResultPage', 'StoreOverviewPage'])

interface MadeDocument {
  readonly address: string
  readonly validUntil: number
  readonly generation: number
}

/** Paths whose page does not search. Which one does is an editor's choice, so it is learned with the first page. */
export interface PlainPaths {
  /** Also under which address the document of this request is cached. */
  readonly learn: (key: DocumentKey, page: Pick<Page, 'componentName'>, made: MadeDocument) => void
  /** The key that the document of a request is looked for by: a search that its page does not read is not in it. */
  readonly keyOf: (key: DocumentKey) => string
}

export function createPlainPaths(cache: Pick<HtmlCache, 'generation' | 'alias'>): PlainPaths {
  const learnedIn = new LRUCache<string, number>({ max: MAX_PATHS })
  const keyOf: PlainPaths['keyOf'] = ({ path, key, keyWithoutSearch }) =>
    key !== keyWithoutSearch && learnedIn.get(path) === cache.generation() ? keyWithoutSearch : key
  return {
    keyOf,
    learn(key, { componentName }, { address, ...made }) {
      if (!SEARCHING.has(componentName)) learnedIn.set(key.path, made.generation)
      const requested = keyOf(key)
      if (address !== requested) cache.alias(requested, address, made)
    },
  }
}
