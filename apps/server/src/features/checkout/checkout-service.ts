import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { isOfferedIn, isPaidOnPhone } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import type { ExpressSource } from '@firkant/domain/checkout/express/express-sources.ts'
import { EXPRESS_WALLET, expressDetails, type ExpressEnd } from '@firkant/domain/checkout/express/express.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import { isUnpaidFor } from '@firkant/domain/orders/order-states.ts'
import type {
  PlaceOrderAnswer,
  PlaceOrderError,
  PlaceOrderRequest,
} from '@firkant/domain/orders/placing/place-order.ts'
import { placeOrderError } from '@firkant/domain/orders/placing/validate-placing.ts'
import { databaseErrorOf } from '../../platform/database/database-error.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { changeCart } from '../cart/apply-commands.ts'
import type { CartService, LoadedCheckout } from '../cart/cart-service.ts'
import { lockCart } from '../cart/cart-store.ts'
import { isShortOfPlaces } from '../delivery/delivery-places.ts'
import { findOrderTaker } from '../employee/order-taker.ts'
import { isNumberTaken } from '../orders/insert-order.ts'
import { findTerms } from '../orders/mails/order-mail-terms.ts'
import { linkExpiryS, ORDER_LINK_DAYS, orderLinkToken } from '../orders/order-links.ts'
import { findOrderOfCart, type StoredOrder } from '../orders/order-store.ts'
import { isShortOfStock } from '../orders/stock-of-order.ts'
import type { OrderPayments } from '../payments/order-payments.ts'
import { openPayment, type PaymentContext } from '../payments/send-provider-request.ts'
import { expressAddress } from './express/express-address.ts'
import { loadFilledIn } from './fill-in-customer.ts'
import type { LimitInvoices, TakenInvoice } from './limit-invoices.ts'
import { OrderRefused } from './order-refused.ts'
import { writeOrder, type Placing } from './write-order.ts'

export interface CheckoutService {
  /** Undefined when the named cart is not the requester's. */
  readonly placeOrder: (requester: Requester, request: PlaceOrderRequest) => Promise<PlaceOrderAnswer | undefined>
  /** Null when there is nothing to buy. */
  readonly load: (requester: Requester) => Promise<CheckoutModel | null>
  /** The same for a wallet that says who buys. Null in markets without one. */
  readonly loadExpress: (requester: Requester, source: ExpressSource) => Promise<CheckoutModel | null>
  readonly hasExpress: (market: MarketKey) => boolean
  /** Cancels the open payment. `url`: it was paid all the same; `isOpen`: the cart can be changed again. */
  readonly reopen: (requester: Requester) => Promise<ReopenedCart>
  /** Where a purchase of a wallet goes on after it ended, and why it did. */
  readonly expressUrl: (stored: StoredOrder, end: ExpressEnd) => string
  /** Where the buyer is sent next. */
  readonly nextUrl: (stored: StoredOrder) => string
}

export interface ReopenedCart {
  readonly isOpen: boolean
  readonly url?: string | undefined
}

export interface CheckoutParts extends PaymentContext, Pick<ShopContext, 'invoiceDays'> {
  readonly carts: CartService
  readonly payments: OrderPayments
  readonly limitInvoices: LimitInvoices
  /** How each attempt to place an order ended: `placed`, or the first reason why not. */
  readonly countOrder?: (end: string) => void
}

const DEADLOCK = '40P01'
const MAX_ATTEMPTS = 3

/**
 * PostgreSQL rolled the transaction back. Retried it ends well (deadlock, order number taken), says which line ran short,
 * or finds the next day that is left.
 */
const isWorthRetry = (error: unknown) =>
  databaseErrorOf(error)?.code === DEADLOCK || isNumberTaken(error) || isShortOfStock(error) || isShortOfPlaces(error)

async function writeWithRetries<Value>(write: (hasRunShort: boolean) => Promise<Value>): Promise<Value> {
  let hasRunShort = false
  for (let attempt = 1; ; attempt += 1)
    try {
      return await write(hasRunShort)
    } catch (error) {
      hasRunShort ||= isShortOfStock(error)
      if (!isWorthRetry(error)) throw error
      if (attempt < MAX_ATTEMPTS) continue
      if (isShortOfPlaces(error)) throw new OrderRefused([placeOrderError('delivery-changed')])
      throw isShortOfStock(error) ? new OrderRefused([placeOrderError('insufficient-inventory')]) : error
    }
}

/** Cancelled before the buyer was sent to a payment page. */
const isAbandoned = ({ state, history }: StoredOrder) =>
  state === 'cancelled' && !history.some(({ toState }) => toState === 'paying' || toState === 'paid')
const isBought = ({ state }: StoredOrder) => !isUnpaidFor(state) && state !== 'cancelled'

function confirmationUrl({ shop, secret }: CheckoutParts, { id, order }: StoredOrder): string {
  const { language } = MARKETS[order.market]
  const token = orderLinkToken(secret, id, linkExpiryS(order.placedAt, ORDER_LINK_DAYS))
  return `${localizePath(shop.brand, language, FIXED_PATHS.confirmation[language])}?${ORDER_TOKEN_PARAM}=${token}`
}

async function refusal(
  { carts, countOrder }: CheckoutParts,
  requester: Requester,
  validationErrors: readonly PlaceOrderError[],
): Promise<PlaceOrderAnswer> {
  countOrder?.(validationErrors[0]?.code ?? 'unknown')
  const model = await carts.loadCheckout(requester)
  return {
    success: false,
    validation: { validationErrors },
    ...(model && { cartResponse: model.cart, checkoutResponse: model.checkout }),
  }
}

/** An invoice counts against the limit only if its order was saved. */
async function countInvoice<Value>(
  { limitInvoices }: CheckoutParts,
  { ip }: Requester,
  write: (validateInvoice: Placing['validateInvoice']) => Promise<Value>,
): Promise<Value> {
  const taken: TakenInvoice[] = []
  try {
    return await write(async (request) => {
      const limited = await limitInvoices({ ...request, ip })
      taken.push(limited)
      return limited.decision
    })
  } catch (error) {
    for (const { giveBack } of taken) await giveBack()
    throw error
  }
}

/** Saved in the cart, so that its next total is without them and can be bought. */
async function saveUsedPromotions(
  { carts }: CheckoutParts,
  requester: Requester,
  { cartId, keys }: { readonly cartId: string; readonly keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return
  await carts.inCart(requester, async (tx, work) => {
    const row = await lockCart(tx, work.owner, { cartId })
    if (row?.status !== 'open' || row.details.email === undefined) return
    const { email, usedPromotions } = row.details
    const all = [...new Set([...(usedPromotions?.keys ?? []), ...keys])]
    const details = { ...row.details, usedPromotions: { email, keys: all } }
    await changeCart(tx, work, { row, changed: { lines: row.lines, details } })
  })
}

/** With the payment that is open, if there is one. */
async function withPayment(parts: CheckoutParts, loaded: LoadedCheckout | null): Promise<CheckoutModel | null> {
  const { shop, database } = parts
  if (!loaded) return null
  const { isPaying, ...model } = loaded
  const stored = isPaying ? await findOrderOfCart(database.main, shop.brand.key, model.cart.id) : undefined
  if (!stored) return model
  const paymentUrl = openPayment(stored)?.redirectUrl ?? undefined
  const isOnPhone = stored.order.paymentMethodKey === 'swish'
  const continueUrl = paymentUrl !== undefined && isOnPhone ? confirmationUrl(parts, stored) : paymentUrl
  const { number: orderNumber, buyer } = stored.order
  const confirming = stored.state === 'awaitingConfirmation' && { confirmEmail: buyer.email }
  return {
    ...model,
    paying: { orderNumber, ...(continueUrl !== undefined && { continueUrl }), ...confirming },
  }
}

/** What is bought from a product's page lies beside the cart. */
export const expressRequester = <Who extends Requester>(requester: Who, source: ExpressSource): Who =>
  source === 'product' ? { ...requester, isAside: true } : requester

export function createCheckoutService(parts: CheckoutParts): CheckoutService {
  const { carts, payments, shop, providers, invoiceDays } = parts
  const hasExpress = (market: MarketKey) => providers.hasExpress && isOfferedIn(EXPRESS_WALLET, market)
  return {
    async placeOrder(requester, request) {
      try {
        const takenBy = await findOrderTaker(parts.database.main, { brand: shop.brand.key, ...requester })
        // Before a connection is taken: who waits for a second one can wait for ever.
        const { language } = requester.market
        const content = { brand: shop.brand.key, language, now: requester.now }
        const terms = (await findTerms(parts.database.forOrders, content)) ?? null
        const placing = { request, shop: { ...shop, terms }, providers, takenBy, invoiceDays }
        const write = (hasRunShort: boolean) =>
          countInvoice(parts, requester, (validateInvoice) =>
            carts.inCart(requester, (tx, work) => writeOrder(tx, work, { ...placing, validateInvoice, hasRunShort })),
          )
        const written = await writeWithRetries(write)
        if (!written) return undefined
        const { orderId } = written
        const stored = written.settled ?? (await payments.start(orderId))
        const redirect = stored?.payments.findLast(({ redirectUrl }) => redirectUrl !== null)?.redirectUrl
        // No payment could be started: the cart is open again.
        if (!stored || isAbandoned(stored))
          return await refusal(parts, requester, [placeOrderError('payment-unavailable')])
        // Paid on a phone, perhaps this one: this browser waits at the confirmation.
        const next =
          redirect && !isPaidOnPhone(stored.order.paymentMethodKey)
            ? ({ type: 'redirect', url: redirect } as const)
            : ({ type: 'confirmation', url: confirmationUrl(parts, stored) } as const)
        parts.countOrder?.('placed')
        return { success: true, orderId, next }
      } catch (error) {
        if (!(error instanceof OrderRefused)) throw error
        await saveUsedPromotions(parts, requester, { cartId: request.cartId, keys: error.usedPromotions })
        return refusal(parts, requester, error.errors)
      }
    },

    load: async (requester) => withPayment(parts, await loadFilledIn(parts, requester)),
    hasExpress,
    async loadExpress(requester, source) {
      if (!hasExpress(requester.market.key)) return null
      return withPayment(parts, await carts.loadCheckout(expressRequester(requester, source), expressDetails))
    },
    async reopen(requester) {
      const cart = await carts.load(requester)
      const stored = cart ? await findOrderOfCart(parts.database.main, shop.brand.key, cart.id) : undefined
      if (!stored) return { isOpen: true }
      const ended = await payments.cancelOpen(stored.id)
      if (!ended.ok) return { isOpen: false }
      return isBought(ended.value) ? { isOpen: false, url: confirmationUrl(parts, ended.value) } : { isOpen: true }
    },

    expressUrl({ order: { market, express: of = 'cart', paymentMethodKey: methodKey } }, refused) {
      return expressAddress({ brand: shop.brand, language: MARKETS[market].language, of, refused, methodKey })
    },
    nextUrl: (stored) => confirmationUrl(parts, stored),
  }
}
