import { useEffect, useState } from 'react'
import { shownArrival, type CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import type {
  PlaceOrderAnswer,
  PlaceOrderError,
  PlaceOrderRequest,
} from '@firkant/domain/orders/placing/place-order.ts'
import { ApiError } from '../../platform/api-client.ts'
import { openDocument } from '../../platform/navigation/open-document.ts'
import { useShop, type Shop } from '../../platform/shop-context.ts'
import { createShopStorage } from '../../platform/shop-storage.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { storeReceipt } from '../employee/store-receipt-number.ts'
import { openCheckout } from './checkout-calls.ts'
import { createOrderIntent, type OrderIntent, type WantedOrder } from './order-intent.ts'
import { createSendAgain, type SendAgain } from './send-again.ts'

/** `waiting`: sent without an answer, and sent again by itself. `unsure`: the page was left before the answer came. */
export type PlacingState = 'idle' | 'placing' | 'waiting' | 'unsure' | 'leaving'

export interface Placing {
  readonly state: PlacingState
  /** The ordered checkout, shown until the next page loads. */
  readonly placed: CheckoutModel | undefined
  readonly errors: readonly PlaceOrderError[]
  readonly place: (model: CheckoutModel) => void
  readonly retry: () => void
  /** The visitor is back from paying, so the request did arrive. */
  readonly answered: () => void
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

const FAILED: PlaceOrderError = { code: 'payment-unavailable', message: '' }

function openIntent({ reportError }: Shop): OrderIntent {
  const storage = createShopStorage(
    () => window.sessionStorage,
    (error) => reportError(error, 'warn'),
  )
  return createOrderIntent(storage, () => crypto.randomUUID())
}

function wantedOf({ cart, checkout }: CheckoutModel): WantedOrder {
  const shown = { toPay: checkout.totals.toPay, currency: cart.currency, ...shownArrival(checkout) }
  return { cartId: cart.id, cartVersion: cart.version, shown, receiptNumber: storeReceipt.number }
}

/** Shows the current cart and checkout that came with the refusal. */
function showAnswer({ dynamicData }: Shop, answer: Extract<PlaceOrderAnswer, { success: false }>): void {
  const { cartResponse: cart, checkoutResponse: checkout, validation } = answer
  const isLocked = validation.validationErrors.some(({ code }) => code === 'cart-locked')
  if (!cart || !checkout || isLocked) {
    void dynamicData.changed(['cart', 'checkout'])
    return
  }
  dynamicData.replaced([
    { type: 'cart', cacheKey: 'cart', loadFailed: false, data: cart },
    { type: 'checkout', cacheKey: 'checkout', loadFailed: false, data: { cart, checkout } },
  ])
}

/** Errors, and the cart version they are about: they go when the cart changes. */
interface Refusal {
  readonly errors: readonly PlaceOrderError[]
  readonly cartVersion: number
}

/** Back button from the bank's page: the page is restored from the back/forward cache. */
function useRestored(shop: Shop, again: SendAgain, setState: (state: PlacingState) => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      again.stop()
      setState('idle')
      void shop.dynamicData.changed(['cart', 'checkout'])
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      again.stop()
      window.removeEventListener('pageshow', onShow)
    }
  }, [shop, again, setState])
}

export function usePlaceOrder(cartVersion: number | undefined): Placing {
  const shop = useShop()
  const [intent] = useState(() => openIntent(shop))
  const [again] = useState(createSendAgain)
  const [state, setState] = useState<PlacingState>('idle')
  const [placed, setPlaced] = useState<CheckoutModel>()
  const hasScript = useHasScript()
  const [refusal, setRefusal] = useState<Refusal>()

  useRestored(shop, again, setState)

  /** What is sent by itself changes nothing that is shown until it is answered. */
  async function send(request: PlaceOrderRequest, shown: PlacingState = 'placing'): Promise<void> {
    again.stop()
    setState(shown)
    setRefusal(undefined)
    try {
      const answer = await openCheckout(shop.api).placeOrder(request)
      intent.answered()
      if (answer.success) {
        setState('leaving')
        openDocument(answer.next.url)
        // For other tabs; this one shows the placed order until the next page loads.
        void shop.dynamicData.changed(['cart', 'checkout'])
        return
      }
      const { validation, cartResponse } = answer
      setRefusal({ errors: validation.validationErrors, cartVersion: cartResponse?.version ?? request.cartVersion })
      setState('idle')
      showAnswer(shop, answer)
    } catch (error) {
      if (isUnanswered(error)) {
        setState('waiting')
        // Unless the answer came another way meanwhile.
        again.later(() => intent.unanswered() && void send(request, 'waiting'))
        return
      }
      shop.reportError(error, 'warn')
      intent.answered()
      setRefusal({ errors: [FAILED], cartVersion: request.cartVersion })
      setState('idle')
    }
  }

  return {
    // Reloaded before the answer came.
    state: state === 'idle' && hasScript && intent.unanswered() ? 'unsure' : state,
    placed: state === 'leaving' ? placed : undefined,
    errors: refusal?.cartVersion === cartVersion ? (refusal?.errors ?? []) : [],
    place(model) {
      setPlaced(model)
      void send(intent.begin(wantedOf(model)))
    },
    retry() {
      const request = intent.unanswered()
      if (request) void send(request)
      else setState('idle')
    },
    answered: intent.answered,
  }
}
