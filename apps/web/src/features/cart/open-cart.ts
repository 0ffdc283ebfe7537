import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { expectCart } from '@firkant/domain/cart/expected-cart.ts'
import { firstContactApi, onePerShop, type Shop } from '../../platform/shop-context.ts'
import type { CartQueue } from './cart-queue.ts'

const NOTHING: readonly CartCommand[] = []

export interface VisitorCart extends CartQueue {
  /** The cart with what is pending in it; nothing can be pending before the rules are there. */
  readonly expect: typeof expectCart
  /** Whoever shows the cart is about to change it, perhaps when the network is gone. */
  readonly getReady: () => void
}

function openCart(shop: Shop): VisitorCart {
  const listeners = new Set<() => void>()
  let expect: typeof expectCart = (cart) => ({ cart, isGuessed: false })
  let queue: CartQueue | undefined
  let loading: Promise<CartQueue> | undefined

  async function loadQueue(): Promise<CartQueue> {
    const rules = await import('./cart-api.ts')
    expect = rules.expectCart
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
    isWaiting: () => queue?.isWaiting() ?? false,
    hasLost: () => queue?.hasLost() ?? false,
    wakeUp: () => queue?.wakeUp(),
    expect: (...args) => expect(...args),
    getReady: () => void load().catch(() => undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The visitor's cart. What judges and sends its commands comes with the first wish, or with the cart itself. */
export const cartOf = onePerShop(openCart)
