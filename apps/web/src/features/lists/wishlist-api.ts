import type { WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { createWishlist, type Wishlist } from './wishlist.ts'

export function openWishlist(api: ApiClient, dynamicData: LiveDynamicData): Wishlist {
  return createWishlist({
    call: async (item, isWanted) =>
      (await api.post(isWanted ? 'wishlist/additem' : 'wishlist/removeitem', item)) as WishlistAnswer,
    onChanged: () => dynamicData.changed(['wishlist']),
  })
}
