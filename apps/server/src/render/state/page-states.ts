import { brotliCompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { CACHED_QUALITY } from '../cache/cached-document.ts'
import type { StateApart } from './written-state.ts'

export interface PackedState {
  readonly plain: Buffer
  readonly packed: Buffer
}

/** The states of documents that were drawn here, by their tags: also of those that have a successor by now. */
export interface PageStates {
  readonly put: (state: StateApart) => void
  readonly find: (tag: string) => PackedState | undefined
}

export function packState(plain: Buffer, quality: number): PackedState {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { plain, packed: brotliCompressSync(plain, { params }) }
}

/** Compressed once it is asked for: most visitors never do. */
export function createPageStates(maxBytes: number): PageStates {
  const states = new LRUCache<string, { readonly plain: Buffer; readonly packed?: Buffer }>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ plain, packed }, tag) => plain.length + (packed?.length ?? 0) + tag.length,
  })
  return {
    put({ tag, json }) {
      if (!states.has(tag)) states.set(tag, { plain: Buffer.from(json) })
    },
    find(tag) {
      const found = states.get(tag)
      if (!found) return undefined
      const { plain, packed } = found
      if (packed) return { plain, packed }
      const both = packState(plain, CACHED_QUALITY)
      states.set(tag, both)
      return both
    },
  }
}
