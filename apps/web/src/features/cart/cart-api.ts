import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../dynamic-data/dynamic-data-store.ts'
import { createCartQueue, type CartQueue } from './cart-queue.ts'

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** The visitor's cart on the server. Its answer is the cart: this tab shows it, the others load theirs again. */
export function openCart(api: ApiClient, dynamicData: LiveDynamicData): CartQueue {
  return createCartQueue({
    apply: async (commands: readonly CartCommand[]) => (await api.post('ct/cart/apply', commands)) as CartApplyResponse,
    onCart: (cart) => dynamicData.replaced([{ type: 'cart', cacheKey: 'cart', loadFailed: false, data: cart }]),
    nextFrame,
  })
}
