import { z } from 'zod'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import type { OrderPayments } from './order-payments.ts'

const payloadSchema = z.object({ orderId: z.uuid() })
const ASK_EVERY_MS = 30_000

/** Captures, cancels and refunds that follow from what became of an order. Tried again until it is so. */
export function settleOrders(payments: OrderPayments): JobHandler {
  return async (payload) => payments.settle(payloadSchema.parse(payload).orderId)
}

/** Asks the bank for orders of which it never told. Several processes may do it at once. */
export function startPaymentWatch(payments: OrderPayments, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => payments.askForSilent(), everyMs: ASK_EVERY_MS, onError })
}
