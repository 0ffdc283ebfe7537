import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { optimisticCart } from '@firkant/domain/cart/optimistic-cart.ts'
import { firstContactApi, onePerShop, type Shop } from '../../platform/shop-context.ts'
import type { CartQueue } from './cart-queue.ts'

const NOTHING: readonly CartCommand[] = []

export interface VisitorCart extends CartQueue {
  /** The cart with what is pending in it; nothing can be pending before the rules are there. */
  readonly applyPending: typeof optimisticCart
  /** Whoever shows the cart is about to change it, perhaps when the network is gone. */
  readonly preload: () => void
}

function openCart(shop: Shop): VisitorCart {
  const listeners = new Set<() => void>()
  let applyPending: typeof optimisticCart = (cart) => ({ cart, isEstimated: false })
  let queue: CartQueue | undefined
  let loading: Promise<CartQueue> | undefined

  async function loadQueue(): Promise<CartQueue> {
    const rules = await import('./cart-api.ts')
    applyPending = rules.optimisticCart
    queue = rules.openCartQueue(firstContactApi(shop), shop.dynamicData)
    queue.subscribe(() => listeners.forEach((listener) => listener()))
    return queue
  }

  function load(): Promise<CartQueue> {
    loading ??= loadQueue().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    send: async (command) => (await load()).send(command),
    tryAgain: async () => (await load()).tryAgain(),
    pending: () => queue?.pending() ?? NOTHING,
    isRetrying: () => queue?.isRetrying() ?? false,
    hasLost: () => queue?.hasLost() ?? false,
    wakeUp: () => queue?.wakeUp(),
    applyPending: (...args) => applyPending(...args),
    preload: () => void load().catch(() => undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The visitor's cart. What judges and sends its commands comes with the first wish, or with the cart itself. */
export const cartOf = onePerShop(openCart)
