import { hasLeft } from '../orders/order-states.ts'
import type { OrderMoney } from './apply-payment-event.ts'
import { isHeld, isOpen, refundedMinor, type Payment } from './payment-states.ts'
import { refundKey, type RefundDue } from './refund-keys.ts'

/** A request to a payment provider. The same request has the same key, so that a retry does nothing twice. */
export interface ProviderRequest {
  readonly type: 'capture' | 'cancel' | 'refund'
  readonly paymentId: string
  readonly minor: number
  readonly key: string
}

function wholeRequest(type: 'capture' | 'cancel', payment: Payment): ProviderRequest {
  return { type, paymentId: payment.id, minor: payment.amountMinor, key: `${payment.id}:${type}` }
}

function refundRequest({ id }: Payment, part: string | number, minor: number): readonly ProviderRequest[] {
  return minor > 0 ? [{ type: 'refund', paymentId: id, minor, key: refundKey(id, part) }] : []
}

/**
 * Refunds that the provider has not reported yet. Never more than is left: staff may have refunded something at the
 * provider too.
 */
function returnRefunds(payment: Payment, refundsDue: readonly RefundDue[]): readonly ProviderRequest[] {
  const reported = new Set(payment.refunds.map(({ key, reference }) => key ?? reference))
  let left = payment.amountMinor - refundedMinor(payment)
  return refundsDue
    .filter(({ key }) => !reported.has(refundKey(payment.id, key)))
    .flatMap(({ key, minor }) => {
      const given = Math.min(minor, left)
      left -= given
      return refundRequest(payment, key, given)
    })
}

function releaseRequests(payment: Payment, refundsDue: readonly RefundDue[]): readonly ProviderRequest[] {
  const { state, amountMinor } = payment
  if (state === 'authorised' || isOpen(state)) return [wholeRequest('cancel', payment)]
  if (!isHeld(state)) return []
  // The refund of a return may be in flight: the rest is keyed by where it begins, whether that refund was reported or
  // not.
  const returns = returnRefunds(payment, refundsDue)
  const before = returns.reduce((sum, { minor }) => sum + minor, refundedMinor(payment))
  return [...returns, ...refundRequest(payment, before, amountMinor - before)]
}

function settleRequests(payment: Payment, { state, refundsDue = [] }: OrderMoney): readonly ProviderRequest[] {
  // Pieces cancelled before shipping are captured with the rest and refunded right after: providers differ in whether a
  // part can be captured, and in what happens to the remainder.
  if (payment.state === 'authorised') return hasLeft(state) ? [wholeRequest('capture', payment)] : []
  return isHeld(payment.state) ? returnRefunds(payment, refundsDue) : []
}

/**
 * What is left to do so that the payments match the order: one payment for an order that stands, captured when it is
 * shipped, less the refunds of returns; none for a cancelled one; nothing held of a second payment. Called after each
 * change and by the polling job; empty when everything is settled.
 */
export function dueProviderRequests(order: OrderMoney): readonly ProviderRequest[] {
  const { state, payments, paidBy, refundsDue = [] } = order
  return payments.flatMap((payment) => {
    const isPayer = payment.id === paidBy
    if (state === 'cancelled') return releaseRequests(payment, isPayer ? refundsDue : [])
    if (isPayer) return settleRequests(payment, order)
    return paidBy === undefined ? [] : releaseRequests(payment, [])
  })
}
