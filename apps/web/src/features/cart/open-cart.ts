import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { optimisticCart } from '@firkant/domain/cart/commands/optimistic-cart.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import { firstContactApi, type Shop } from '../../platform/shop-context.ts'
import type { CartQueue } from './cart-queue.ts'

const NOTHING: readonly CartCommand[] = []

export interface VisitorCart extends CartQueue {
  /** The cart with pending commands applied; the identity until the chunk is loaded, when nothing can be pending. */
  readonly predict: typeof optimisticCart
  /** Loads the chunk when the cart is shown: a change may follow, perhaps offline. */
  readonly preload: () => void
}

function openCart(shop: Shop): VisitorCart {
  const { subscribe, emit } = createEmitter()
  let predict: typeof optimisticCart = (cart) => ({ cart, isEstimated: false })
  let queue: CartQueue | undefined
  let loading: Promise<CartQueue> | undefined

  async function loadQueue(): Promise<CartQueue> {
    const rules = await import('./cart-api.ts')
    predict = rules.optimisticCart
    queue = rules.openCartQueue({ ...shop, api: firstContactApi(shop) })
    queue.subscribe(emit)
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
    predict: (...args) => predict(...args),
    preload: () => void load().catch(() => undefined),
    subscribe,
  }
}

/** The visitor's cart. Rules and queue are loaded with the first command, or when the cart is shown. */
export const cartOf = onePerShop(openCart)
