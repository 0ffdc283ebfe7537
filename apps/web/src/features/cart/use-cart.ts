import { useEffect, useSyncExternalStore } from 'react'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { DynamicState } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { cartOf } from './open-cart.ts'

const PARAM = 'cartId'

function subscribe(listener: () => void): () => void {
  if (!('navigation' in window)) return () => undefined
  window.navigation.addEventListener('currententrychange', listener)
  return () => window.navigation.removeEventListener('currententrychange', listener)
}

/** The cart that the address asks for, if it names one. Documents are the same for all: the server draws none. */
function useNamedCartId(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(PARAM) ?? undefined,
    () => undefined,
  )
}

/** The cart that the address names, where the visitor may see it; else their own. As the server last said it was. */
export function useCart(): DynamicState<Cart> & { readonly cartId: string | undefined } {
  const cartId = useNamedCartId()
  const named = useDynamicData('cart', {
    ...(cartId !== undefined && { context: { cartId } }),
    enabled: cartId !== undefined,
  })
  const own = useDynamicData('cart')
  return cartId !== undefined && named.data ? { ...named, cartId } : { ...own, cartId: undefined }
}

const NOTHING: readonly CartCommand[] = []

interface ShownCart {
  readonly status: DynamicState<Cart>['status']
  readonly cart: Cart | null | undefined
  /** Changes are on their way: sums may still change. */
  readonly isEstimated: boolean
}

/** The cart with the visitor's commands in it, before the server has answered: badge, panel and page show this one. */
export function useOptimisticCart(): ShownCart {
  const shop = useShop()
  const queue = cartOf(shop)
  const { status, data, cartId } = useCart()
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, () => NOTHING)
  if (!data) return { status, cart: data, isEstimated: false }
  const commands = pending.filter((command) => command.cartId === cartId)
  return { status, ...queue.applyPending(data, commands, shop.market.vatPercent) }
}

/** For whoever shows the cart: how sending goes. */
export function useCartQueue() {
  const queue = cartOf(useShop())
  useEffect(() => queue.preload(), [queue])
  return {
    /** The server can't be reached just now. */
    isWaiting: useSyncExternalStore(queue.subscribe, queue.isRetrying, () => false),
    /** It could not be reached in time: something that was wished for is not kept. */
    hasLost: useSyncExternalStore(queue.subscribe, queue.hasLost, () => false),
  }
}

/** How many pieces are in the visitor's cart; undefined until the server has said. */
export function useCartCount(): number | undefined {
  const { status, cart } = useOptimisticCart()
  if (cart) return piecesOf(cart)
  return status === 'loaded' ? 0 : undefined
}

/** The cart as a page: where its links lead without scripts. */
export function useCartAddress(): string {
  return useDynamicData('frame').data?.cartPage ?? '#'
}
