import { useSyncExternalStore } from 'react'
import { useShop } from '../../start/shop-context.ts'
import { useDynamicData } from '../dynamic-data/use-dynamic-data.ts'
import { wishlistCode, type WishlistAnswer, type WishlistItem } from './wishlist.ts'

/** Undefined until the server has said. */
export function useWishlistCount(): number | undefined {
  return useDynamicData('wishlist').data?.count
}

/** Whether the item is a favourite, and how to change it. */
export function useWishlistItem(item: WishlistItem): {
  readonly isOn: boolean
  readonly toggle: () => Promise<WishlistAnswer>
} {
  const { wishlist } = useShop()
  const code = wishlistCode(item)
  const codes = useDynamicData('wishlist').data?.codes
  const wanted = useSyncExternalStore(
    wishlist.subscribe,
    () => wishlist.wanted(code),
    () => undefined,
  )
  const isOn = wanted ?? codes?.includes(code) ?? false
  return { isOn, toggle: () => wishlist.set(item, !isOn) }
}
