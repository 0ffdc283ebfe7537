import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import { optimisticCart } from '@firkant/domain/cart/optimistic-cart.ts'
import { dynamicCacheKey } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout.ts'
import { ApiError, type ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { shopEvents } from '../../platform/shop-events.ts'
import { createCartQueue, type CartQueue } from './cart-queue.ts'

/** Shows the checkout that an answer carries; otherwise it is loaded again. */
export function showCheckout(
  dynamicData: Pick<LiveDynamicData, 'replaced' | 'changed'>,
  { cartResponse, checkoutResponse, validation }: CartApplyResponse,
): void {
  const isLocked = validation.validationErrors.some(({ code }) => code === 'cart-locked')
  // Cart answers do not know of a payment that locks the cart.
  if (checkoutResponse === null || isLocked) {
    void dynamicData.changed(['checkout'])
    return
  }
  const data: CheckoutModel = { cart: cartResponse, checkout: checkoutResponse }
  dynamicData.replaced([{ type: 'checkout', cacheKey: 'checkout', loadFailed: false, data }])
}

/** In this chunk, because nothing can be pending before it is loaded. */
export { optimisticCart }

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
const TOO_MANY = 429

/** No answer, a server error or a rate limit: a retry may succeed. */
function canRetry(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === TOO_MANY)
}

/** Sends commands to the server. The answer carries the cart: this tab shows it, other tabs load it again. */
export function openCartQueue(api: ApiClient, dynamicData: LiveDynamicData): CartQueue {
  return createCartQueue({
    apply: async (commands, listId) => {
      const answer = await api.post('ct/cart/apply', commands, { [CART_LIST_HEADER]: listId })
      if (commands[0]?.cartId === undefined) showCheckout(dynamicData, answer)
      return answer
    },
    onCart: (cart, cartId) => {
      const context = cartId === undefined ? {} : { context: { cartId } }
      const cacheKey = dynamicCacheKey('cart', context.context)
      const before = dynamicData.read('cart', context.context).data
      shopEvents.publish({ type: 'cart-changed', before: before ?? undefined, after: cart })
      dynamicData.replaced([{ type: 'cart', ...context, cacheKey, loadFailed: false, data: cart }])
    },
    onLost: () => void dynamicData.refresh(['cart', 'checkout']),
    nextFrame,
    canRetry,
    newId: () => crypto.randomUUID(),
  })
}
