import { LRUCache } from 'lru-cache'
import type { Page } from '@firkant/domain/page/page.ts'
import type { DocumentKey } from './document-key.ts'
import type { HtmlCache } from './html-cache.ts'

const MOST_PATHS = 10_000

/** Paths whose page does not search. Which one does is an editor's choice, so it is learned with the first page. */
export interface PlainPaths {
  readonly learn: (path: string, page: Pick<Page, 'componentName'>, generation: number) => void
  /** The key that the document of a request is looked for by: a search that its page does not read is not in it. */
  readonly keyOf: (key: DocumentKey) => string
}

export function createPlainPaths(cache: Pick<HtmlCache, 'generation'>): PlainPaths {
  const learnedIn = new LRUCache<string, number>({ max: MOST_PATHS })
  return {
    learn(path, { componentName }, generation) {
      if (componentName !== 'SearchResultPage') learnedIn.set(path, generation)
    },
    keyOf: ({ path, key, keyWithoutSearch }) =>
      key !== keyWithoutSearch && learnedIn.get(path) === cache.generation() ? keyWithoutSearch : key,
  }
}
