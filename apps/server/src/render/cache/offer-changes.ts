import type { GoodsRead } from '../../features/stock/goods-read.ts'

/** A document that was not asked for during so many changes is made anew. */
const MAX_CHANGES = 1000

/** Which products' price or stock changed, one change after the other. */
export interface OfferChanges {
  readonly add: (productKeys: readonly string[]) => void
  /** How many there were. */
  readonly count: () => number
  /** Whether a change after the first `since` may be of something that was read. */
  readonly concern: (goods: GoodsRead, since: number) => boolean
}

export function createOfferChanges(): OfferChanges {
  const changes: (readonly string[])[] = []
  let count = 0
  return {
    add(productKeys) {
      count += 1
      changes.push(productKeys)
      if (changes.length > MAX_CHANGES) changes.shift()
    },
    count: () => count,
    concern({ products, isOfAny }, since) {
      if (since === count) return false
      if (isOfAny || count - since > changes.length) return true
      return changes.slice(changes.length - (count - since)).some((keys) => keys.some((key) => products.has(key)))
    },
  }
}
