import { hasLeft } from '../orders/order-states.ts'
import type { OrderMoney } from './hear-payment.ts'
import { isHeld, isOpen, refundedMinor, type Payment } from './payment-states.ts'

/** What is to be asked of a provider. The same ask has the same key, so that asking again does nothing again. */
export interface PaymentAsk {
  readonly type: 'capture' | 'cancel' | 'refund'
  readonly paymentId: string
  readonly minor: number
  readonly key: string
}

function ask(type: PaymentAsk['type'], payment: Payment, minor: number): PaymentAsk {
  return { type, paymentId: payment.id, minor, key: `${payment.id}:${type}` }
}

function giveBack(payment: Payment): readonly PaymentAsk[] {
  const { state, amountMinor } = payment
  if (state === 'authorised' || isOpen(state)) return [ask('cancel', payment, amountMinor)]
  return isHeld(state) ? [ask('refund', payment, amountMinor - refundedMinor(payment))] : []
}

/**
 * What is still to be done so that money is where the order says: one payment for an order that lives, taken when the
 * goods leave; none for one that is cancelled; nothing kept of a second one. It is asked after each change and by the
 * job that looks after lost messages; when all is well there is nothing to ask. What a return gives back is asked by
 * the return.
 */
export function dueAsks({ state, payments, paidBy }: OrderMoney): readonly PaymentAsk[] {
  return payments.flatMap((payment) => {
    if (state === 'cancelled') return giveBack(payment)
    if (payment.id === paidBy) {
      return payment.state === 'authorised' && hasLeft(state) ? [ask('capture', payment, payment.amountMinor)] : []
    }
    return paidBy === undefined ? [] : giveBack(payment)
  })
}
