import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { createKeyedLoads, type KeyedLoads } from '../../platform/dynamic-data/keyed-loads.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import type { Shop } from '../../platform/shop-context.ts'

/** One listing page of cards. */
const MAX_KEYS = 24

export type ViewCounts = KeyedLoads<number>

/** View counts for cards. Cards that mount together share one request, which does not count as a view. */
export const createViewCounts = ({ fetch }: Pick<DynamicDataStore, 'fetch'>): ViewCounts =>
  createKeyedLoads({
    // Without a count the badge is left out.
    load: async (keys) => (await fetch('cardViews', { keys: keys.join(',') }))?.views,
    nothing: 0,
    maxKeys: MAX_KEYS,
  })

export const viewCountsOf = onePerShop(({ dynamicData }: Pick<Shop, 'dynamicData'>) => createViewCounts(dynamicData))
