import { isBuyerUnknown, type WalletBuyer } from '@firkant/domain/checkout/express/express.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { isUnpaidFor } from '@firkant/domain/orders/order-states.ts'
import type { ProviderRequest } from '@firkant/domain/payments/due-provider-requests.ts'
import { paymentLinesOf } from '@firkant/domain/payments/payment-lines.ts'
import { nextPollAt } from '@firkant/domain/payments/payment-polling.ts'
import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { isOpen, type PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { inTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { OrderShop } from '../orders/move-order.ts'
import { paymentReturnToken } from '../orders/order-links.ts'
import { findOrderById, lockOrder, type PaymentRow, type StoredOrder } from '../orders/order-store.ts'
import { findPayment } from '../orders/payment-store.ts'
import { applyOrderPayment, type PaymentNotification } from './apply-order-payment.ts'
import type { PaymentProviders } from './payment-registry.ts'

export const PAYMENT_RETURN_PATH = '/payments/return'
export const webhookPath = (provider: string) => `/api/payments/${provider}/webhook`

export interface PaymentContext extends Pick<ShopContext, 'database' | 'secret' | 'now'> {
  readonly providers: PaymentProviders
  readonly shop: OrderShop
}

export const openPayment = ({ payments: rows }: StoredOrder) => rows.findLast(({ state }) => isOpen(state))

interface OrderPaymentEvents extends Pick<PaymentNotification, 'paymentId' | 'started' | 'events' | 'buyer'> {
  readonly orderId: string
}

/** Undefined when there is no such order. */
export function applyPaymentEvents(
  context: PaymentContext,
  { orderId, ...notification }: OrderPaymentEvents,
): Promise<StoredOrder | undefined> {
  const { database, shop, now } = context
  return inTransaction(database.pool, async (tx) => {
    const stored = await lockOrder(tx, orderId)
    return stored && applyOrderPayment(tx.db(), stored, { ...notification, now: now(), shop })
  })
}

async function create(
  context: PaymentContext,
  provider: PaymentProvider,
  stored: StoredOrder & { payment: PaymentRow },
) {
  const { shop, now, secret } = context
  const { id: orderId, order, payment } = stored
  const { language } = MARKETS[order.market]
  const started = await provider.create({
    paymentId: payment.id,
    orderNumber: order.number,
    amountMinor: payment.amountMinor,
    currency: order.currency,
    market: order.market,
    language,
    email: order.buyer.email,
    lines: paymentLinesOf(order),
    ...(isBuyerUnknown(order) && { asksBuyer: true }),
    returnUrl: `${shop.publicUrl}${PAYMENT_RETURN_PATH}?token=${paymentReturnToken(secret, payment.id, now())}`,
    webhookUrl: shop.publicUrl + webhookPath(provider.key),
  })
  const ids = { orderId, paymentId: payment.id }
  if (!started.ok) return applyPaymentEvents(context, { ...ids, events: [{ type: 'cancelled' }] })
  const { reference } = started.value
  const redirectUrl = started.value.type === 'redirect' ? started.value.url : null
  const saved = { reference, redirectUrl, nextPollAt: nextPollAt(now()) }
  const events = started.value.type === 'settled' ? started.value.events : [{ type: 'pending' as const }]
  const updated = await applyPaymentEvents(context, { ...ids, started: saved, events })
  // Cancelled while the provider created it: the buyer is not sent there, and nothing may stay reserved.
  if (updated?.state === 'cancelled')
    await provider.cancel(reference, {
      type: 'cancel',
      paymentId: payment.id,
      minor: payment.amountMinor,
      key: `${payment.id}:cancel`,
    })
  return updated
}

/** Creates the order's payment at the provider, unless that was done. Returns the order afterwards. */
export async function startPayment(context: PaymentContext, orderId: string): Promise<StoredOrder | undefined> {
  const { database, shop, providers } = context
  const stored = await findOrderById(database.main, shop.brand.key, orderId)
  const payment = stored && openPayment(stored)
  if (!payment || payment.reference !== null || stored.state === 'awaitingConfirmation') return stored
  const provider = providers.named(payment.provider)
  if (!provider) return applyPaymentEvents(context, { orderId, paymentId: payment.id, events: [{ type: 'cancelled' }] })
  return create(context, provider, { ...stored, payment })
}

/** Sends one request to a provider and applies the answer. */
export async function sendProviderRequest(
  context: PaymentContext,
  stored: StoredOrder,
  request: ProviderRequest,
): Promise<Result<StoredOrder, ProviderError>> {
  const { paymentId, type } = request
  const payment = stored.payments.find(({ id }) => id === paymentId)
  const provider = payment && context.providers.named(payment.provider)
  if (!payment) return fail('refused')
  // Never created at the provider, or a provider that is no longer configured: nothing to call.
  const hasNoProviderPayment = type === 'cancel' && (payment.reference === null || !provider)
  if (!hasNoProviderPayment && (!provider || payment.reference === null)) return fail('refused')
  const answer =
    hasNoProviderPayment || !provider || payment.reference === null
      ? succeed<readonly PaymentEvent[]>([{ type: 'cancelled' }])
      : await provider[type](payment.reference, request)
  if (!answer.ok) return answer
  return succeed((await applyPaymentEvents(context, { orderId: stored.id, paymentId, events: answer.value })) ?? stored)
}

/** Reads the current state from the provider: when the buyer returns, and when a webhook never came. */
export async function confirmPayment(context: PaymentContext, paymentId: string): Promise<StoredOrder | undefined> {
  const read = await readPayment(context, paymentId)
  if (read.ok) return read.value
  const { database, shop } = context
  const payment = await findPayment(database.main, paymentId)
  return payment && findOrderById(database.main, shop.brand.key, payment.orderId)
}

/** As `confirmPayment`, but says when the provider could not be asked. */
export async function readPayment(
  context: PaymentContext,
  paymentId: string,
): Promise<Result<StoredOrder, ProviderError | 'unknown-payment'>> {
  const { database, shop, providers } = context
  const payment = await findPayment(database.main, paymentId)
  const stored = payment && (await findOrderById(database.main, shop.brand.key, payment.orderId))
  if (!stored) return fail('unknown-payment')
  const provider = providers.named(payment.provider)
  if (!provider || payment.reference === null) return succeed(stored)
  const answer = await provider.confirm(payment.reference)
  if (!answer.ok) return answer
  const events = answer.value
  const buyer = await readBuyer(provider, stored, { reference: payment.reference, events })
  if (!buyer.ok) return buyer
  const applied = { orderId: stored.id, paymentId, events, buyer: buyer.value }
  return succeed((await applyPaymentEvents(context, applied)) ?? stored)
}

/** Only of who has paid: before that the provider tells nobody. */
async function readBuyer(
  provider: PaymentProvider,
  { order, state }: StoredOrder,
  { reference, events }: { readonly reference: string; readonly events: readonly PaymentEvent[] },
): Promise<Result<WalletBuyer | undefined, ProviderError>> {
  const isPaid = events.some(({ type }) => type === 'authorised' || type === 'captured')
  if (!isPaid || !isUnpaidFor(state) || !isBuyerUnknown(order)) return succeed(undefined)
  return provider.readBuyer?.(reference) ?? succeed(undefined)
}

/** Cancels the open payment. It may have been paid without a webhook yet: then it stays. */
export async function cancelOpenPayment(
  context: PaymentContext,
  orderId: string,
): Promise<Result<StoredOrder, ProviderError>> {
  const known = await findOrderById(context.database.main, context.shop.brand.key, orderId)
  const open = known && openPayment(known)
  const stored = open ? await confirmPayment(context, open.id) : known
  const payment = stored && openPayment(stored)
  if (!stored) return fail('refused')
  if (!payment) return succeed(stored)
  const { id, amountMinor } = payment
  return sendProviderRequest(context, stored, {
    type: 'cancel',
    paymentId: id,
    minor: amountMinor,
    key: `${id}:cancel`,
  })
}
