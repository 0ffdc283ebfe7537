import { hasLeft } from '../orders/order-states.ts'
import type { OrderMoney } from './apply-payment-event.ts'

export interface MissingMoney {
  readonly type: 'missingMoney'
  readonly paymentId: string
  readonly minor: number
}

/**
 * Shipped orders whose authorisation expired or was cancelled at the bank. No provider can collect it any more, so
 * staff has to. Returned items are not counted.
 */
export function findMissingMoney({ state, payments, paidBy, refundsDue = [] }: OrderMoney): MissingMoney | undefined {
  const payment = payments.find(({ id }) => id === paidBy)
  if (!hasLeft(state) || payment?.state !== 'cancelled') return undefined
  const minor = refundsDue.reduce((left, due) => left - due.minor, payment.amountMinor)
  return minor > 0 ? { type: 'missingMoney', paymentId: payment.id, minor } : undefined
}
