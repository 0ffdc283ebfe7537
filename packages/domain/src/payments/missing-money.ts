import { hasLeft } from '../orders/order-states.ts'
import type { OrderMoney } from './apply-payment-event.ts'

export interface MissingMoney {
  readonly type: 'missingMoney'
  readonly paymentId: string
  readonly minor: number
}

/**
 * Goods that left while the bank let go of the money: it lapsed, or was cancelled there. No provider can be asked for
 * it, so somebody has to be told. What came back, or was to be given back, is not missed.
 */
export function findMissingMoney({ state, payments, paidBy, refundsDue = [] }: OrderMoney): MissingMoney | undefined {
  const payment = payments.find(({ id }) => id === paidBy)
  if (!hasLeft(state) || payment?.state !== 'cancelled') return undefined
  const minor = refundsDue.reduce((left, due) => left - due.minor, payment.amountMinor)
  return minor > 0 ? { type: 'missingMoney', paymentId: payment.id, minor } : undefined
}
