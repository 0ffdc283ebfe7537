import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { firstContactApi, onePerShop, type Shop } from '../../platform/shop-context.ts'
import type { CartQueue } from './cart-queue.ts'

const NOTHING: readonly CartCommand[] = []

function openCart(shop: Shop): CartQueue {
  const listeners = new Set<() => void>()
  let queue: CartQueue | undefined
  let loading: Promise<CartQueue> | undefined

  async function loadQueue(): Promise<CartQueue> {
    const { openCartQueue } = await import('./cart-api.ts')
    queue = openCartQueue(firstContactApi(shop), shop.dynamicData)
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
    isWaiting: () => queue?.isWaiting() ?? false,
    hasLost: () => queue?.hasLost() ?? false,
    wakeUp: () => queue?.wakeUp(),
    subscribe(listener) {
      listeners.add(listener)
      // Whoever shows the cart is about to change it, perhaps when the network is gone.
      load().catch(() => undefined)
      return () => listeners.delete(listener)
    },
  }
}

/** The visitor's cart. What sends its commands comes with the first wish, or with the cart itself. */
export const cartOf = onePerShop(openCart)
