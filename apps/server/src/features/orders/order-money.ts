import { dueProviderRequests } from '@firkant/domain/payments/due-provider-requests.ts'
import type { OrderMoney } from '@firkant/domain/payments/apply-payment-event.ts'
import { findMissingMoney } from '@firkant/domain/payments/missing-money.ts'
import type { Payment } from '@firkant/domain/payments/payment-states.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import type { PaymentRow, StoredOrder } from './order-store.ts'

const paymentOf = ({ id, amountMinor, state, refunds }: PaymentRow): Payment => ({ id, amountMinor, state, refunds })

/** Goods are back, or never left while others did. A whole order's money goes back with the order. */
export const isRefundDue = ({ state, receipt }: StoredOrder['returns'][number]) =>
  state !== 'announced' && receipt.next !== 'cancel'

/** The order as far as money is concerned. */
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

/** When money has to follow the order, a job sees to it: it is there if and only if the step is. */
export async function enqueueSettlement(tx: Pick<Drizzle, 'insert'>, stored: StoredOrder): Promise<void> {
  const money = moneyOf(stored)
  const asks = dueProviderRequests(money).map(({ key }) => key)
  const missing = findMissingMoney(money) ? ['missing'] : []
  if (asks.length + missing.length === 0) return
  const key = [stored.id, stored.state, ...asks, ...missing].join(' ')
  await enqueueJob(tx, { queue: orderQueue(stored.brand), key, payload: { orderId: stored.id } })
}
