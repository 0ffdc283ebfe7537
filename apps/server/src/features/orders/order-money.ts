import type { OrderMoney } from '@firkant/domain/payments/hear-payment.ts'
import type { Payment } from '@firkant/domain/payments/payment-states.ts'
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
