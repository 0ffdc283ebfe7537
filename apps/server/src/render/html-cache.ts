import { LRUCache } from 'lru-cache'
import type { CachedDocument } from './cached-document.ts'

export interface HtmlCache {
  readonly get: (key: string, now: number) => CachedDocument | undefined
  readonly put: (key: string, document: CachedDocument, generation: number) => void
  /** Another key under which the same document is asked for, until the moment given. */
  readonly alias: (
    asked: string,
    key: string,
    made: { readonly validUntil: number; readonly generation: number },
  ) => void
  /** Grows with every clear: what was begun before a change must not be kept after it. */
  readonly generation: () => number
  readonly clear: () => void
  readonly size: () => number
}

/** Choices among filters, searches and addresses that lead nowhere have no end: they must not push out the pages. */
const SHARE_OF_ENDLESS = 1 / 4
const ALIAS_BYTES = 1024 * 1024

function openDocuments(maxBytes: number): LRUCache<string, CachedDocument> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (document, key) => document.plain.bytes.length + (document.brotli?.bytes.length ?? 0) + key.length,
  })
}

/** A page of the shop at its bare address: of these there are as many as the shop has. */
function isBarePage(key: string, { status }: CachedDocument): boolean {
  return status === 200 && key.endsWith('?')
}

export function createHtmlCache(maxBytes: number): HtmlCache {
  const endlessBytes = Math.ceil(maxBytes * SHARE_OF_ENDLESS)
  const pages = openDocuments(Math.max(1, maxBytes - endlessBytes))
  const endless = openDocuments(endlessBytes)
  const aliases = new LRUCache<string, { readonly key: string; readonly validUntil: number }>({
    maxSize: ALIAS_BYTES,
    sizeCalculation: ({ key }, asked) => asked.length + key.length,
  })
  let generation = 0
  return {
    get(asked, now) {
      const alias = aliases.get(asked)
      const key = alias && alias.validUntil > now ? alias.key : asked
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
    alias(asked, key, made) {
      if (made.generation === generation) aliases.set(asked, { key, validUntil: made.validUntil })
    },
    generation: () => generation,
    clear() {
      generation += 1
      for (const kept of [pages, endless, aliases]) kept.clear()
    },
    size: () => pages.size + endless.size,
  }
}
