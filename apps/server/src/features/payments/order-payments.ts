import { z } from 'zod'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import { dueProviderRequests } from '@firkant/domain/payments/due-provider-requests.ts'
import { findMissingMoney } from '@firkant/domain/payments/missing-money.ts'
import { nextPollAt, PAYMENT_LIFETIME_MS } from '@firkant/domain/payments/payment-polling.ts'
import type {
  ProviderError,
  WebhookCall,
  WebhookError,
  WebhookMessage,
} from '@firkant/domain/payments/payment-provider.ts'
import { isOpen } from '@firkant/domain/payments/payment-states.ts'
import { fail, type Result, succeed } from '@firkant/domain/result/result.ts'
import { type JobHandler, PermanentJobError } from '../../platform/jobs/run-jobs.ts'
import { createKeyedQueue } from '../../platform/process/keyed-queue.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { moneyOf } from '../orders/order-money.ts'
import { findOrderById, type PaymentRow, type StoredOrder } from '../orders/order-store.ts'
import { findPayment, findPaymentByReference, listSilentPayments, saveNextPoll } from '../orders/payment-store.ts'
import {
  sendProviderRequest,
  cancelOpenPayment,
  confirmPayment,
  applyPaymentEvents,
  readPayment,
  type PaymentContext,
  startPayment,
} from './send-provider-request.ts'
import { authorisePayment } from './sheets/authorise-payment.ts'

const POLL_BATCH_SIZE = 20
const POLL_INTERVAL_MS = 30_000

const payloadSchema = z.object({ orderId: z.uuid() })

export type WebhookRefusal = WebhookError | ProviderError | 'unknown-provider' | 'unknown-payment'

export interface OrderPayments {
  readonly start: (orderId: string) => Promise<StoredOrder | undefined>
  /** Holds the money with the token of a sheet. */
  readonly authorise: (orderId: string, token: SheetToken) => Promise<Result<StoredOrder, ProviderError>>
  readonly confirm: (paymentId: string) => Promise<StoredOrder | undefined>
  readonly cancelOpen: (orderId: string) => Promise<Result<StoredOrder, ProviderError>>
  readonly handleWebhook: (provider: string, call: WebhookCall) => Promise<Result<StoredOrder, WebhookRefusal>>
  /** Sends the provider requests that are due for the order. */
  readonly settle: (orderId: string) => Promise<void>
  /** Polls payments whose provider sent nothing for too long. Returns their number. */
  readonly pollSilentPayments: () => Promise<number>
}

function findPaymentOf({ database }: PaymentContext, provider: string, message: WebhookMessage) {
  if ('reference' in message) return findPaymentByReference(database.main, { provider, reference: message.reference })
  return findPayment(database.main, message.paymentId)
}

async function receiveWebhook(
  context: PaymentContext,
  key: string,
  call: WebhookCall,
): Promise<Result<StoredOrder, WebhookRefusal>> {
  const provider = context.providers.named(key)
  if (!provider) return fail('unknown-provider')
  const message = provider.readWebhook(call)
  if (!message.ok) return message
  const { events, isToConfirm } = message.value
  const payment = await findPaymentOf(context, key, message.value)
  if (!payment) return fail('unknown-payment')
  const { id: paymentId, orderId } = payment
  if (!isToConfirm) {
    const updated = await applyPaymentEvents(context, { orderId, paymentId, events })
    return updated ? succeed(updated) : fail('unknown-payment')
  }
  // Not read now: the provider sends its message again.
  return readPayment(context, paymentId)
}

async function settle(context: PaymentContext, orderId: string): Promise<void> {
  const stored = await findOrderById(context.database.main, context.shop.brand.key, orderId)
  if (!stored) return
  const { number } = stored.order
  const refused: string[] = []
  const providerOf = (paymentId: string) =>
    context.providers.named(stored.payments.find(({ id }) => id === paymentId)?.provider ?? '')
  const capturesParts = (paymentId: string) => providerOf(paymentId)?.capturesParts ?? false
  for (const due of dueProviderRequests(moneyOf(stored), { capturesParts })) {
    const answer = await sendProviderRequest(context, stored, due)
    if (!answer.ok) refused.push(`${due.type} of ${due.minor}: ${answer.code}`)
  }
  if (refused.length > 0)
    throw new Error(`The payment provider of order ${number} did not accept: ${refused.join('; ')}`)
  const missing = findMissingMoney(moneyOf(stored))
  if (missing)
    throw new PermanentJobError(
      `Order ${number} was shipped, but its payment was cancelled at the bank: ${missing.minor} in minor units is unpaid. Collect it from the buyer`,
    )
}

async function pollPayment(context: PaymentContext, row: PaymentRow): Promise<void> {
  const { id, orderId, createdAt, reference } = row
  const now = context.now().getTime()
  const stored = await confirmPayment(context, id)
  const payment = stored?.payments.find((each) => each.id === id)
  if (!payment || !isOpen(payment.state)) return
  const isExpired = now - createdAt.getTime() > PAYMENT_LIFETIME_MS
  const ended = isExpired || reference === null ? await cancelOpenPayment(context, orderId) : undefined
  if (ended?.ok === false)
    throw new Error(`The payment of order ${stored?.order.number} has expired, but can't be cancelled: ${ended.code}`)
}

/** Before polling, whatever comes of it: one that fails must not block the others. */
async function scheduleNextPoll(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const next = isOpen(payment.state) ? nextPollAt(context.now(), payment.pollCount + 1) : null
  await saveNextPoll(context.database.main, payment, next)
}

async function pollSilentPayments(context: PaymentContext): Promise<number> {
  const { database, shop, now } = context
  const silent = await listSilentPayments(database.main, {
    brand: shop.brand.key,
    now: now(),
    limit: POLL_BATCH_SIZE,
  })
  const failures: unknown[] = []
  for (const payment of silent) {
    await scheduleNextPoll(context, payment)
    await pollPayment(context, payment).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be polled; they are polled again later`)
  return silent.length
}

export function createOrderPayments(context: PaymentContext): OrderPayments {
  // A double click must create one payment, also with a provider that would create two.
  const serialize = createKeyedQueue()
  return {
    start: (orderId) => serialize(orderId, () => startPayment(context, orderId)),
    authorise: (orderId, token) => serialize(orderId, () => authorisePayment(context, orderId, token)),
    confirm: (paymentId) => confirmPayment(context, paymentId),
    cancelOpen: (orderId) => serialize(orderId, () => cancelOpenPayment(context, orderId)),
    handleWebhook: (provider, call) => receiveWebhook(context, provider, call),
    settle: (orderId) => settle(context, orderId),
    pollSilentPayments: () => pollSilentPayments(context),
  }
}

/** Job handler: captures, cancels and refunds that are due. Fails, and is retried, until all succeed. */
export function settleOrders({ settle: settleOne }: OrderPayments): JobHandler {
  return async (payload) => settleOne(payloadSchema.parse(payload).orderId)
}

/** Finds payments whose webhook was lost. Several processes may run it at once. */
export function startPaymentPolling(service: OrderPayments, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => service.pollSilentPayments(), everyMs: POLL_INTERVAL_MS, onError })
}
