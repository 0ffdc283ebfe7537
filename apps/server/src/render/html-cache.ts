import { LRUCache } from 'lru-cache'
import type { CachedDocument } from './cached-document.ts'

export interface HtmlCache {
  readonly get: (key: string, now: number) => CachedDocument | undefined
  readonly put: (key: string, document: CachedDocument, generation: number) => void
  /** Another key that leads to the same document, until the given time. */
  readonly alias: (
    requested: string,
    key: string,
    made: { readonly validUntil: number; readonly generation: number },
  ) => void
  /** Increases with every clear: a document whose rendering began before must not be cached after. */
  readonly generation: () => number
  readonly clear: () => void
  readonly size: () => number
}

/** Filters, searches and unknown paths are endless: they must not evict the shop's pages. */
const SHARE_OF_ENDLESS = 1 / 4
const ALIAS_BYTES = 1024 * 1024

function openDocuments(maxBytes: number): LRUCache<string, CachedDocument> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (document, key) => document.plain.bytes.length + (document.brotli?.bytes.length ?? 0) + key.length,
  })
}

/** A page without parameters: their number is limited by the catalogue and content. */
function isBarePage(key: string, { status }: CachedDocument): boolean {
  return status === 200 && key.endsWith('?')
}

export function createHtmlCache(maxBytes: number): HtmlCache {
  const endlessBytes = Math.ceil(maxBytes * SHARE_OF_ENDLESS)
  const pages = openDocuments(Math.max(1, maxBytes - endlessBytes))
  const endless = openDocuments(endlessBytes)
  const aliases = new LRUCache<string, { readonly key: string; readonly validUntil: number }>({
    maxSize: ALIAS_BYTES,
    sizeCalculation: ({ key }, requested) => requested.length + key.length,
  })
  let generation = 0
  return {
    get(requested, now) {
      const alias = aliases.get(requested)
      const key = alias && alias.validUntil > now ? alias.key : requested
      const documents = pages.has(key) ? pages : endless
      const found = documents.get(key)
      if (found && found.validUntil <= now) {
        documents.delete(key)
        return undefined
      }
      return found
    },
    put(key, document, madeIn) {
      if (madeIn !== generation) return
      const [own, other] = isBarePage(key, document) ? [pages, endless] : [endless, pages]
      other.delete(key)
      own.set(key, document)
    },
    alias(requested, key, made) {
      if (made.generation === generation) aliases.set(requested, { key, validUntil: made.validUntil })
    },
    generation: () => generation,
    clear() {
      generation += 1
      for (const cache of [pages, endless, aliases]) cache.clear()
    },
    size: () => pages.size + endless.size,
  }
}
