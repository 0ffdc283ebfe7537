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

/** Pieces cancelled before shipping are never taken where the provider can capture a part. */
function captureRequest(payment: Payment, refundsDue: readonly RefundDue[]): ProviderRequest {
  const minor = refundsDue.reduce((left, due) => left - due.minor, payment.amountMinor)
  return { ...wholeRequest('capture', payment), ...(minor > 0 && { minor }) }
}

function settleRequests(
  payment: Payment,
  { state, refundsDue = [] }: OrderMoney,
  capturesParts: boolean,
): readonly ProviderRequest[] {
  // Elsewhere they are captured with the rest and refunded right after.
  if (payment.state === 'authorised')
    return hasLeft(state) ? [captureRequest(payment, capturesParts ? refundsDue : [])] : []
  return isHeld(payment.state) ? returnRefunds(payment, refundsDue) : []
}

export interface ProviderAbilities {
  /** Whether the provider of that payment can capture less than the whole and release the rest. */
  readonly capturesParts: (paymentId: string) => boolean
}

/**
 * What is left to do so that the payments match the order: one payment for an order that stands, captured when it is
 * shipped, less the refunds of returns; none for a cancelled one; nothing held of a second payment. Called after each
 * change and by the polling job; empty when everything is settled.
 */
export function dueProviderRequests(
  order: OrderMoney,
  abilities: ProviderAbilities = { capturesParts: () => false },
): readonly ProviderRequest[] {
  const { state, payments, paidBy, refundsDue = [] } = order
  return payments.flatMap((payment) => {
    const isPayer = payment.id === paidBy
    if (state === 'cancelled') return releaseRequests(payment, isPayer ? refundsDue : [])
    if (isPayer) return settleRequests(payment, order, abilities.capturesParts(payment.id))
    return paidBy === undefined ? [] : releaseRequests(payment, [])
  })
}
