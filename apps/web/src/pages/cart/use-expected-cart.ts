import { useSyncExternalStore } from 'react'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { cartOf } from '../../features/cart/open-cart.ts'
import { expectCart } from '../../features/cart/expected-cart.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useShop } from '../../platform/shop-context.ts'

const NOTHING: readonly CartCommand[] = []

interface ShownCart {
  readonly status: ReturnType<typeof useCart>['status']
  readonly cart: Cart | null | undefined
  /** Changes are on their way: sums may still change. */
  readonly isGuessed: boolean
  /** The server can't be reached just now. */
  readonly isWaiting: boolean
  /** It could not be reached in time: something that was wished for is not kept. */
  readonly hasLost: boolean
}

/** The cart with the visitor's wishes in it, before the server has answered. */
export function useExpectedCart(): ShownCart {
  const shop = useShop()
  const queue = cartOf(shop)
  const { status, data } = useCart()
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, () => NOTHING)
  const isWaiting = useSyncExternalStore(queue.subscribe, queue.isWaiting, () => false)
  const hasLost = useSyncExternalStore(queue.subscribe, queue.hasLost, () => false)
  if (!data) return { status, cart: data, isGuessed: false, isWaiting, hasLost }
  return { status, ...expectCart(data, pending, shop.market.vatPercent), isWaiting, hasLost }
}
