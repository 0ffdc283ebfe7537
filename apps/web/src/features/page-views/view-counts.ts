import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import type { Shop } from '../../platform/shop-context.ts'

/** One listing page of cards. */
const MAX_KEYS = 24
/** A card that is taken over after its count was asked for does not ask again. */
const FRESH_MS = 15_000
/** Cards are drawn one after the other: those with no longer gap between them ask together. */
const TOGETHER_MS = 250

export interface ViewCounts {
  readonly read: (productKey: string) => number
  /** Of the badge that is in the markup already: hydration must render that. */
  readonly readDrawn: (productKey: string) => number
  readonly markDrawn: (productKey: string, count: number) => void
  readonly watch: (productKey: string, listener: () => void) => () => void
}

/** View counts for cards. Cards that mount together share one request, which does not count as a view. */
export function createViewCounts({ fetch }: Pick<DynamicDataStore, 'fetch'>): ViewCounts {
  const counts = new Map<string, number>()
  const drawn = new Map<string, number>()
  const askedAt = new Map<string, number>()
  const listeners = new Map<string, Set<() => void>>()
  let wanted = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function load(keys: readonly string[]): Promise<void> {
    // Without a count the badge is left out.
    const answer = await fetch('cardViews', { keys: keys.join(',') }).catch(() => null)
    for (const key of keys) {
      counts.set(key, answer?.views[key] ?? 0)
      for (const listener of listeners.get(key) ?? []) listener()
    }
  }

  function loadWanted(): void {
    const keys = [...wanted]
    wanted = new Set()
    for (let start = 0; start < keys.length; start += MAX_KEYS) void load(keys.slice(start, start + MAX_KEYS))
  }

  return {
    read: (productKey) => counts.get(productKey) ?? 0,
    readDrawn: (productKey) => drawn.get(productKey) ?? 0,
    markDrawn: (productKey, count) => void drawn.set(productKey, count),
    watch(productKey, listener) {
      const watching = listeners.get(productKey) ?? new Set()
      listeners.set(productKey, watching.add(listener))
      if (Date.now() - (askedAt.get(productKey) ?? 0) > FRESH_MS) {
        clearTimeout(timer)
        timer = setTimeout(loadWanted, TOGETHER_MS)
        wanted.add(productKey)
        askedAt.set(productKey, Date.now())
      }
      return () => {
        watching.delete(listener)
        if (watching.size === 0) listeners.delete(productKey)
      }
    },
  }
}

export const viewCountsOf = onePerShop(({ dynamicData }: Pick<Shop, 'dynamicData'>) => createViewCounts(dynamicData))
