import { useSyncExternalStore } from 'react'
import { itemCode, type WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { wishlistOf } from './wishlist-api.ts'
import type { Favourite } from './wishlist-store.ts'

/** Undefined until the server has answered. */
export function useWishlistCount(): number | undefined {
  return useDynamicData('wishlist').data?.count
}

/** Whether the item is a favourite, and how to change it. */
export function useWishlistItem(item: Favourite): {
  readonly isOn: boolean
  readonly toggle: () => Promise<WishlistAnswer>
} {
  const wishlist = wishlistOf(useShop())
  const key = itemCode(item)
  const codes = useDynamicData('wishlist').data?.codes
  const wanted = useSyncExternalStore(
    wishlist.subscribe,
    () => wishlist.wanted(key),
    () => undefined,
  )
  const isOn = wanted ?? codes?.includes(key) ?? false
  return { isOn, toggle: () => wishlist.set(item, !isOn) }
}
