import { hasLeft } from '../orders/order-states.ts'
import type { OrderMoney } from './apply-payment-event.ts'
import { isHeld, isOpen, refundedMinor, type Payment } from './payment-states.ts'
import { refundKey, type RefundDue } from './refund-keys.ts'

/** What is to be asked of a provider. The same ask has the same key, so that asking again does nothing again. */
export interface ProviderRequest {
  readonly type: 'capture' | 'cancel' | 'refund'
  readonly paymentId: string
  readonly minor: number
  readonly key: string
}

function ask(type: 'capture' | 'cancel', payment: Payment): ProviderRequest {
  return { type, paymentId: payment.id, minor: payment.amountMinor, key: `${payment.id}:${type}` }
}

function refundRequest({ id }: Payment, part: string | number, minor: number): readonly ProviderRequest[] {
  return minor > 0 ? [{ type: 'refund', paymentId: id, minor, key: refundKey(id, part) }] : []
}

/** Those that the provider has not told of. Never more than there is: the desk may have given something back too. */
function returnRefunds(payment: Payment, refundsDue: readonly RefundDue[]): readonly ProviderRequest[] {
  const told = new Set(payment.refunds.map(({ key, reference }) => key ?? reference))
  let left = payment.amountMinor - refundedMinor(payment)
  return refundsDue
    .filter(({ key }) => !told.has(refundKey(payment.id, key)))
    .flatMap(({ key, minor }) => {
      const given = Math.min(minor, left)
      left -= given
      return refundRequest(payment, key, given)
    })
}

function giveBack(payment: Payment, refundsDue: readonly RefundDue[]): readonly ProviderRequest[] {
  const { state, amountMinor } = payment
  if (state === 'authorised' || isOpen(state)) return [ask('cancel', payment)]
  if (!isHeld(state)) return []
  // What a return asked for may be under way: the rest is named by where it begins, whether that was heard of or not.
  const returns = returnRefunds(payment, refundsDue)
  const before = returns.reduce((sum, { minor }) => sum + minor, refundedMinor(payment))
  return [...returns, ...refundRequest(payment, before, amountMinor - before)]
}

function keep(payment: Payment, { state, refundsDue = [] }: OrderMoney): readonly ProviderRequest[] {
  // Pieces that were withdrawn before the rest left are taken with it and given back right after: providers differ in
  // whether less than the whole can be captured, and in what becomes of what is left.
  if (payment.state === 'authorised') return hasLeft(state) ? [ask('capture', payment)] : []
  return isHeld(payment.state) ? returnRefunds(payment, refundsDue) : []
}

/**
 * What is still to be done so that money is where the order says: one payment for an order that lives, taken when the
 * goods leave, less what returns give back; none for one that is cancelled; nothing kept of a second one. It is asked
 * after each change and by the job that looks after lost messages; when all is well there is nothing to ask.
 */
export function dueProviderRequests(order: OrderMoney): readonly ProviderRequest[] {
  const { state, payments, paidBy, refundsDue = [] } = order
  return payments.flatMap((payment) => {
    const isKept = payment.id === paidBy
    if (state === 'cancelled') return giveBack(payment, isKept ? refundsDue : [])
    if (isKept) return keep(payment, order)
    return paidBy === undefined ? [] : giveBack(payment, [])
  })
}
