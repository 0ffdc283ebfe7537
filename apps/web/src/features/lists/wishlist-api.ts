import { onePerShop } from '../../platform/one-per-shop.ts'
import { firstContactApi } from '../../platform/shop-context.ts'
import { shopEvents } from '../../platform/shop-events.ts'
import { createWishlist, type Favourite } from './wishlist-store.ts'

/** The visitor's wishlist, shared by cards and header. */
export const wishlistOf = onePerShop((shop) => {
  const api = firstContactApi(shop)
  return createWishlist<Favourite>({
    call: async ({ productKey, ...item }, isWanted) => {
      const answer = await api.post(isWanted ? 'wishlist/additem' : 'wishlist/removeitem', item)
      if (answer.success)
        shopEvents.publish({ type: isWanted ? 'favourite-added' : 'favourite-removed', item, productKey })
      return answer
    },
    onChanged: () => shop.dynamicData.changed(['wishlist']),
  })
})
