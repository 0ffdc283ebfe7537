import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { askAgainAt, PAYMENT_LIFE_MS } from '@firkant/domain/payments/ask-again.ts'
import { dueProviderRequests } from '@firkant/domain/payments/due-provider-requests.ts'
import { findMissingMoney } from '@firkant/domain/payments/missing-money.ts'
import type { ProviderError, WebhookCall, WebhookError } from '@firkant/domain/payments/payment-provider.ts'
import { isOpen } from '@firkant/domain/payments/payment-states.ts'
import { fail, type Result, succeed } from '@firkant/domain/result/result.ts'
import { createKeyedQueue } from '../../platform/process/keyed-queue.ts'
import { type JobHandler, PermanentJobError } from '../../platform/jobs/run-jobs.ts'
import {
  sendProviderRequest,
  cancelOpenPayment,
  confirmPayment,
  applyPaymentEvents,
  type PaymentContext,
  startPayment,
} from './send-provider-request.ts'
import { moneyOf } from '../orders/order-money.ts'
import { findOrderById, type PaymentRow, type StoredOrder } from '../orders/order-store.ts'
import { orders } from '../orders/order-tables.ts'
import { payments } from '../orders/payment-tables.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'

const ASKED_AT_ONCE = 20
const ASK_EVERY_MS = 30_000

const payloadSchema = z.object({ orderId: z.uuid() })

export type WebhookRefusal = WebhookError | 'unknown-provider' | 'unknown-payment'

export interface OrderPayments {
  readonly start: (orderId: string) => Promise<StoredOrder | undefined>
  readonly confirm: (paymentId: string) => Promise<StoredOrder | undefined>
  readonly cancelOpen: (orderId: string) => Promise<Result<StoredOrder, ProviderError>>
  readonly handleWebhook: (provider: string, call: WebhookCall) => Promise<Result<StoredOrder, WebhookRefusal>>
  /** Brings money to where the order says it is. */
  readonly settle: (orderId: string) => Promise<void>
  /** Asks for all payments of which nothing was heard for too long. How many there were. */
  readonly pollSilentPayments: () => Promise<number>
}

async function hearWebhook(
  context: PaymentContext,
  key: string,
  call: WebhookCall,
): Promise<Result<StoredOrder, WebhookRefusal>> {
  const provider = context.providers.named(key)
  if (!provider) return fail('unknown-provider')
  const message = provider.readWebhook(call)
  if (!message.ok) return message
  const { reference, events } = message.value
  const [payment] = await context.database.main
    .select()
    .from(payments)
    .where(and(eq(payments.provider, key), eq(payments.reference, reference)))
  const heard =
    payment && (await applyPaymentEvents(context, { orderId: payment.orderId, paymentId: payment.id, events }))
  return heard ? succeed(heard) : fail('unknown-payment')
}

async function settle(context: PaymentContext, orderId: string): Promise<void> {
  const stored = await findOrderById(context.database.main, context.shop.brand.key, orderId)
  if (!stored) return
  const { number } = stored.order
  const refused: string[] = []
  for (const due of dueProviderRequests(moneyOf(stored))) {
    const answer = await sendProviderRequest(context, stored, due)
    if (!answer.ok) refused.push(`${due.type} of ${due.minor}: ${answer.code}`)
  }
  if (refused.length > 0) throw new Error(`The provider of order ${number} did not ${refused.join('; ')}`)
  const missing = findMissingMoney(moneyOf(stored))
  if (missing)
    throw new PermanentJobError(
      `Order ${number} has left, but its payment was let go: ${missing.minor} is owed in minor units`,
    )
}

async function pollPayment(context: PaymentContext, row: PaymentRow): Promise<void> {
  const { id, orderId, createdAt, reference } = row
  const now = context.now().getTime()
  const stored = await confirmPayment(context, id)
  const payment = stored?.payments.find((each) => each.id === id)
  if (!payment || !isOpen(payment.state)) return
  const isOver = now - createdAt.getTime() > PAYMENT_LIFE_MS
  const ended = isOver || reference === null ? await cancelOpenPayment(context, orderId) : undefined
  if (ended?.ok === false)
    throw new Error(`The payment of order ${stored?.order.number} is over, but can't be cancelled: ${ended.code}`)
}

/** Whatever became of it, others have their turn before it is asked for again. */
async function putOff(context: PaymentContext, { id, asked, state }: PaymentRow): Promise<void> {
  const next = isOpen(state) ? askAgainAt(context.now(), asked + 1) : null
  await context.database.main
    .update(payments)
    .set({ asked: sql`${payments.asked} + 1`, askAgainAt: next })
    .where(and(eq(payments.id, id), eq(payments.state, state)))
}

async function askForSilent(context: PaymentContext): Promise<number> {
  const { database, shop, now } = context
  const silent = await database.main
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.brand, shop.brand.key), lte(payments.askAgainAt, now())))
    .orderBy(asc(payments.askAgainAt))
    .limit(ASKED_AT_ONCE)
  const failures: unknown[] = []
  for (const payment of silent) {
    await putOff(context, payment)
    await pollPayment(context, payment).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be asked for`)
  return silent.length
}

export function createOrderPayments(context: PaymentContext): OrderPayments {
  // A buyer who presses twice has one payment, also with a provider that would make two of it.
  const inTurn = createKeyedQueue()
  return {
    start: (orderId) => inTurn(orderId, () => startPayment(context, orderId)),
    confirm: (paymentId) => confirmPayment(context, paymentId),
    cancelOpen: (orderId) => inTurn(orderId, () => cancelOpenPayment(context, orderId)),
    handleWebhook: (provider, call) => hearWebhook(context, provider, call),
    settle: (orderId) => settle(context, orderId),
    pollSilentPayments: () => askForSilent(context),
  }
}

/** Captures, cancels and refunds that follow from what became of an order. Tried again until it is so. */
export function settleOrders({ settle: settleOne }: OrderPayments): JobHandler {
  return async (payload) => settleOne(payloadSchema.parse(payload).orderId)
}

/** Asks the bank for orders of which it never told. Several processes may do it at once. */
export function startPaymentWatch(watched: OrderPayments, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => watched.pollSilentPayments(), everyMs: ASK_EVERY_MS, onError })
}
