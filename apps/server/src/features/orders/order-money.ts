import type { OrderMoney } from '@firkant/domain/payments/apply-payment-event.ts'
import { dueProviderRequests } from '@firkant/domain/payments/due-provider-requests.ts'
import { findMissingMoney } from '@firkant/domain/payments/missing-money.ts'
import type { Payment } from '@firkant/domain/payments/payment-states.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import type { PaymentRow, StoredOrder } from './order-store.ts'

const paymentOf = ({ id, amountMinor, state, refunds }: PaymentRow): Payment => ({ id, amountMinor, state, refunds })

/**
 * Items were received, or were cancelled while others left. When the whole order is cancelled, its payment is released
 * with it.
 */
export const isRefundDue = ({ state, receipt }: StoredOrder['returns'][number]) =>
  state !== 'announced' && receipt.next !== 'cancel'

/** The order as the payment rules see it. */
export function moneyOf({ state, payments, paidBy, returns }: StoredOrder): OrderMoney {
  return {
    state,
    payments: payments.map(paymentOf),
    ...(paidBy !== null && { paidBy }),
    refundsDue: returns
      .filter(isRefundDue)
      .map(({ id, receipt }) => ({ key: id, minor: receipt.refund.parts.paymentMinor }))
      .filter(({ minor }) => minor > 0),
  }
}

export const orderQueue = (brand: string) => `orders.${brand}`

/**
 * Enqueues a job when payment requests are due. In the transaction of the step, so that neither exists without the
 * other.
 */
export async function enqueueSettlement(tx: Pick<Drizzle, 'insert'>, stored: StoredOrder): Promise<void> {
  const money = moneyOf(stored)
  const requestKeys = dueProviderRequests(money).map(({ key }) => key)
  const missing = findMissingMoney(money) ? ['missing'] : []
  if (requestKeys.length + missing.length === 0) return
  const key = [stored.id, stored.state, ...requestKeys, ...missing].join(' ')
  await enqueueJob(tx, { queue: orderQueue(stored.brand), key, payload: { orderId: stored.id } })
}
