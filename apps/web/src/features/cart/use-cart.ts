import { useEffect, useSyncExternalStore } from 'react'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { DynamicState } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop, type Shop } from '../../platform/shop-context.ts'
import { cartOf } from './open-cart.ts'

const PARAM = 'cartId'

function subscribe(listener: () => void): () => void {
  if (!('navigation' in window)) return () => undefined
  window.navigation.addEventListener('currententrychange', listener)
  return () => window.navigation.removeEventListener('currententrychange', listener)
}

/** Cart id in the address, if any. Undefined on the server, where documents are cached for everybody. */
function useNamedCartId(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(PARAM) ?? undefined,
    () => undefined,
  )
}

/** The cart named in the address if the visitor may see it, otherwise their own; as last answered by the server. */
export function useCart(): DynamicState<Cart> & { readonly cartId: string | undefined } {
  const cartId = useNamedCartId()
  const named = useDynamicData('cart', {
    ...(cartId !== undefined && { context: { cartId } }),
    enabled: cartId !== undefined,
  })
  const own = useDynamicData('cart')
  return cartId !== undefined && named.data ? { ...named, cartId } : { ...own, cartId: undefined }
}

/** That cart's id when a command is sent: buttons do not follow the cart. */
export function namedCartId({ dynamicData }: Shop, win: Window): string | undefined {
  const cartId = new URLSearchParams(win.location.search).get(PARAM) ?? undefined
  return cartId !== undefined && dynamicData.read('cart', { cartId }).data ? cartId : undefined
}

const NOTHING: readonly CartCommand[] = []

interface ShownCart {
  readonly status: DynamicState<Cart>['status']
  readonly cart: Cart | null | undefined
  /** Commands are pending: sums may still change. */
  readonly isEstimated: boolean
}

/** The cart with pending commands applied: for badge, panel and page. */
export function useOptimisticCart(): ShownCart {
  const shop = useShop()
  const queue = cartOf(shop)
  const { status, data, cartId } = useCart()
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, () => NOTHING)
  if (!data) return { status, cart: data, isEstimated: false }
  const commands = pending.filter((command) => command.cartId === cartId)
  return { status, ...queue.predict(data, commands, shop.market.vatPercent) }
}

/** State of the queue, for views of the cart. */
export function useCartQueue() {
  const queue = cartOf(useShop())
  useEffect(() => queue.preload(), [queue])
  return {
    /** The server can't be reached at the moment. */
    isWaiting: useSyncExternalStore(queue.subscribe, queue.isRetrying, () => false),
    /** Commands were given up and rolled back. */
    hasLost: useSyncExternalStore(queue.subscribe, queue.hasLost, () => false),
  }
}

/** Pieces in the visitor's cart; undefined until loaded. */
export function useCartCount(): number | undefined {
  const { status, cart } = useOptimisticCart()
  if (cart) return piecesOf(cart)
  return status === 'loaded' ? 0 : undefined
}

/** Address of the cart page: target of cart links without scripts. */
export function useCartAddress(): string {
  return useDynamicData('frame').data?.cartPage ?? '#'
}
