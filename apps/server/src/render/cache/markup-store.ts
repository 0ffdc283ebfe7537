import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { MarkupStore } from '@firkant/domain/page/render-contract.ts'

const MAX_SHOPS = 100

const digests = new WeakMap<object, string>()

/** Short keys: the contents themselves would take more memory than the markup. */
function digestOf(data: object): string {
  const known = digests.get(data)
  if (known !== undefined) return known
  const digest = createHash('sha1').update(JSON.stringify(data)).digest('base64')
  digests.set(data, digest)
  return digest
}

/** Markup of parts by everything that it depends on: nothing in it can be stale, so nothing needs to be cleared. */
export function createMarkupStore(maxBytes: number): MarkupStore {
  const parts = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  const shops = new LRUCache<string, number>({ max: MAX_SHOPS })
  let shopCount = 0
  return {
    of(shop) {
      // Few differ at a time: by market, width, settings.
      const number = shops.get(shop) ?? (shopCount += 1)
      shops.set(shop, number)
      return {
        keyOf: (data, place) => `${number} ${digestOf(data)} ${place}`,
        get: (key) => parts.get(key),
        // A slice would keep the whole page in memory.
        set: (key, html) => void parts.set(key, Buffer.from(html).toString()),
      }
    },
  }
}
