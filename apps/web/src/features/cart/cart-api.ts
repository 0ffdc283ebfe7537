import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { withPrefix } from '@firkant/domain/cart/commands/command-prefix.ts'
import { optimisticCart } from '@firkant/domain/cart/commands/optimistic-cart.ts'
import { dynamicCacheKey } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { ApiError, type ApiClient } from '../../platform/api-client.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { shopEvents } from '../../platform/shop-events.ts'
import { textsOf } from '../../texts/text-table.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { createCartQueue, type CartQueue } from './cart-queue.ts'
import { cartWaitsTexts } from './cart-waits.texts.ts'

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
const WAITS_SHOWN_MS = 20_000

/** No answer, a server error or a rate limit: a retry may succeed. */
function canRetry(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === TOO_MANY)
}

const NOT_FOUND = 404

/** The cart that this tab knows is no longer the visitor's: it was bought, or a login has put another in its place. */
function isOutdated(answer: CartApplyResponse): boolean {
  return answer.validation.validationErrors.some(({ code }) => code === 'cart-locked')
}

/**
 * Commands for the visitor's own cart name it where it is known. If it is not theirs any more, they are sent again
 * without: nothing of a refused list was kept.
 */
function createSender({ api, dynamicData }: Pick<CartApiParts, 'api' | 'dynamicData'>) {
  const post = (commands: readonly CartCommand[], listId: string) =>
    api.post('ct/cart/apply', commands, { [CART_LIST_HEADER]: listId })
  return async (commands: readonly CartCommand[], listId: string): Promise<CartApplyResponse> => {
    const cartId = dynamicData.read('cart').data?.id
    if (cartId === undefined || commands[0]?.cartId !== undefined) return post(commands, listId)
    const named = commands.map((command) => ({ ...command, cartId }))
    const answer = await post(named, listId).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === NOT_FOUND) return undefined
      throw error
    })
    return answer && !isOutdated(answer) ? answer : post(commands, listId)
  }
}

interface CartApiParts {
  readonly api: ApiClient
  readonly dynamicData: LiveDynamicData
  readonly language: Shop['language']
  /** Whether the visitor is in the mini cart, which does not need the checkout's data. */
  readonly isInMiniCart?: () => boolean
}

const isMiniCartOpen = () => sitePanels.current()?.name === 'cart'

/** Sends commands to the server. The answer carries the cart: this tab shows it, other tabs load it again. */
export function openCartQueue({ api, dynamicData, language, isInMiniCart = isMiniCartOpen }: CartApiParts): CartQueue {
  const send = createSender({ api, dynamicData })
  const ofMiniCart = new WeakSet<CartCommand>()
  const queue = createCartQueue({
    apply: async (commands, listId) => {
      const answer = await send(
        commands.map((command) => (ofMiniCart.has(command) ? withPrefix(command) : command)),
        listId,
      )
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
    onWaiting(commands) {
      // Where the cart is shown it says so itself.
      const isAdded = commands.some((each) => each.$type === 'AddLineItemCommand' && !ofMiniCart.has(each))
      if (isAdded)
        confirmations.show({ text: textsOf(cartWaitsTexts, language).text('waits'), shownMs: WAITS_SHOWN_MS })
    },
    nextFrame,
    canRetry,
    newId: () => crypto.randomUUID(),
  })
  return {
    ...queue,
    send(command) {
      if (isInMiniCart()) ofMiniCart.add(command)
      return queue.send(command)
    },
  }
}
