import { firstContactApi, onePerShop } from '../../platform/shop-context.ts'
import { createWishlist } from './wishlist-store.ts'

/** The visitor's wishes, on every card and in the header the same. */
export const wishlistOf = onePerShop((shop) => {
  const api = firstContactApi(shop)
  return createWishlist({
    call: (item, isWanted) => api.post(isWanted ? 'wishlist/additem' : 'wishlist/removeitem', item),
    onChanged: () => shop.dynamicData.changed(['wishlist']),
  })
})
