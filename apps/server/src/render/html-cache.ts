import { LRUCache } from 'lru-cache'
import type { CachedDocument } from './cached-document.ts'

export interface HtmlCache {
  readonly get: (key: string, now: number) => CachedDocument | undefined
  readonly put: (key: string, document: CachedDocument, generation: number) => void
  /** Grows with every clear: what was begun before a change must not be kept after it. */
  readonly generation: () => number
  readonly clear: () => void
  readonly size: () => number
}

export function createHtmlCache(maxBytes: number): HtmlCache {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: (document, key) => document.plain.bytes.length + (document.brotli?.bytes.length ?? 0) + key.length,
  })
  let generation = 0
  return {
    get(key, now) {
      const found = documents.get(key)
      if (found && found.validUntil <= now) {
        documents.delete(key)
        return undefined
      }
      return found
    },
    put(key, document, madeIn) {
      if (madeIn === generation) documents.set(key, document)
    },
    generation: () => generation,
    clear() {
      generation += 1
      documents.clear()
    },
    size: () => documents.size,
  }
}
