import { firstContactApi, onePerShop } from '../../platform/shop-context.ts'
import { createWishlist } from './wishlist-store.ts'

/** The visitor's wishlist, shared by cards and header. */
export const wishlistOf = onePerShop((shop) => {
  const api = firstContactApi(shop)
  return createWishlist({
    call: (item, isWanted) => api.post(isWanted ? 'wishlist/additem' : 'wishlist/removeitem', item),
    onChanged: () => shop.dynamicData.changed(['wishlist']),
  })
})
