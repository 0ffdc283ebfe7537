import { eq } from 'drizzle-orm'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { askAgainAt } from '@firkant/domain/payments/ask-again.ts'
import type { ProviderRequest } from '@firkant/domain/payments/due-provider-requests.ts'
import type { PaymentProvider, ProviderError } from '@firkant/domain/payments/payment-provider.ts'
import { isOpen, type PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentProviders } from './payment-registry.ts'
import { applyOrderPayment } from './apply-order-payment.ts'
import type { OrderDependencies } from '../orders/move-order.ts'
import { paymentReturnToken } from '../orders/order-links.ts'
import { findOrderById, lockOrder, type PaymentRow, type StoredOrder } from '../orders/order-store.ts'
import { payments } from '../orders/payment-tables.ts'

export const PAYMENT_RETURN_PATH = '/payments/return'
export const webhookPath = (provider: string) => `/api/payments/${provider}/webhook`

/** Whose orders, and who can be asked for money. */
export interface PaymentContext {
  readonly database: Database
  readonly providers: PaymentProviders
  readonly shop: OrderDependencies
  readonly now: () => Date
  /** What links are made from. */
  readonly secret: string
}

export const openPayment = ({ payments: rows }: StoredOrder) => rows.findLast(({ state }) => isOpen(state))

interface Word {
  readonly orderId: string
  readonly paymentId: string
  readonly events: readonly PaymentEvent[]
}

/** Undefined when there is no such order. */
export function applyPaymentEvents(
  context: PaymentContext,
  { orderId, paymentId, events }: Word,
): Promise<StoredOrder | undefined> {
  const { database, shop, now } = context
  return database.main.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId)
    return stored && applyOrderPayment(tx, stored, { paymentId, events, now: now(), shop })
  })
}

async function create(
  context: PaymentContext,
  provider: PaymentProvider,
  stored: StoredOrder & { payment: PaymentRow },
) {
  const { shop, now, database, secret } = context
  const { id: orderId, order, payment } = stored
  const { language } = MARKETS[order.market]
  const started = await provider.create({
    paymentId: payment.id,
    orderNumber: order.number,
    amountMinor: payment.amountMinor,
    currency: order.currency,
    language,
    email: order.buyer.email,
    returnUrl: `${shop.publicUrl}${PAYMENT_RETURN_PATH}?token=${paymentReturnToken(secret, payment.id, now())}`,
    webhookUrl: shop.publicUrl + webhookPath(provider.key),
  })
  const word = { orderId, paymentId: payment.id }
  if (!started.ok) return applyPaymentEvents(context, { ...word, events: [{ type: 'cancelled' }] })
  const { reference } = started.value
  const redirectUrl = started.value.type === 'redirect' ? started.value.url : null
  const begun = { reference, redirectUrl, askAgainAt: askAgainAt(now()) }
  await database.main.update(payments).set(begun).where(eq(payments.id, payment.id))
  const events = started.value.type === 'settled' ? started.value.events : [{ type: 'pending' as const }]
  const heard = await applyPaymentEvents(context, { ...word, events })
  // It was given up while the provider made it: nobody is sent there, and nobody's money shall be held.
  if (heard?.state === 'cancelled')
    await provider.cancel(reference, {
      type: 'cancel',
      paymentId: payment.id,
      minor: payment.amountMinor,
      key: `${payment.id}:cancel`,
    })
  return heard
}

/** Asks the provider for a payment of the order, unless that was done. The order as it is then. */
export async function startPayment(context: PaymentContext, orderId: string): Promise<StoredOrder | undefined> {
  const { database, shop, providers } = context
  const stored = await findOrderById(database.main, shop.brand.key, orderId)
  const payment = stored && openPayment(stored)
  if (!payment || payment.reference !== null || stored.state === 'awaitingConfirmation') return stored
  const provider = providers.named(payment.provider)
  if (!provider) return applyPaymentEvents(context, { orderId, paymentId: payment.id, events: [{ type: 'cancelled' }] })
  return create(context, provider, { ...stored, payment })
}

/** Asks a provider to do something, and hears what came of it. */
export async function sendProviderRequest(
  context: PaymentContext,
  stored: StoredOrder,
  asked: ProviderRequest,
): Promise<Result<StoredOrder, ProviderError>> {
  const { paymentId, type } = asked
  const payment = stored.payments.find(({ id }) => id === paymentId)
  const provider = payment && context.providers.named(payment.provider)
  if (!payment) return fail('refused')
  // Never begun at the provider's, or no longer one of ours: there is nobody to ask.
  const hasNoProviderPayment = type === 'cancel' && (payment.reference === null || !provider)
  if (!hasNoProviderPayment && (!provider || payment.reference === null)) return fail('refused')
  const answer =
    hasNoProviderPayment || !provider || payment.reference === null
      ? succeed<readonly PaymentEvent[]>([{ type: 'cancelled' }])
      : await provider[type](payment.reference, asked)
  if (!answer.ok) return answer
  return succeed((await applyPaymentEvents(context, { orderId: stored.id, paymentId, events: answer.value })) ?? stored)
}

/** What the provider knows of it now: for a buyer who came back, and for words that never came. */
export async function confirmPayment(context: PaymentContext, paymentId: string): Promise<StoredOrder | undefined> {
  const { database, shop, providers } = context
  const [payment] = await database.main.select().from(payments).where(eq(payments.id, paymentId))
  const stored = payment && (await findOrderById(database.main, shop.brand.key, payment.orderId))
  const provider = payment && providers.named(payment.provider)
  if (!stored || !provider || payment.reference === null) return stored
  const answer = await provider.confirm(payment.reference)
  return answer.ok ? applyPaymentEvents(context, { orderId: stored.id, paymentId, events: answer.value }) : stored
}

/** Ends what is open. It may have been paid without our having heard: then it stays so. */
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
