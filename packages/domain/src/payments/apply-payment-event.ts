import { nextState, type OrderEffect, type OrderEvent, type OrderState } from '../orders/order-states.ts'
import { isHeld, isOpen, nextPayment, type Payment, type PaymentEvent } from './payment-states.ts'
import { isRequestedRefund, releasedRefunds, type RefundDue } from './refund-keys.ts'

/** An order as the payment rules see it. */
export interface OrderMoney {
  readonly state: OrderState
  readonly payments: readonly Payment[]
  /** The first payment that was authorised. Any further one is released. */
  readonly paidBy?: string | undefined
  /** Refunds of returns to be made from that payment; gift cards are credited elsewhere. */
  readonly refundsDue?: readonly RefundDue[] | undefined
}

export interface AppliedPaymentEvent {
  /** The same object when nothing changed. */
  readonly order: OrderMoney
  readonly effects: readonly OrderEffect[]
}

/**
 * Which order event the payment leads to; the table of order states decides whether it applies. After shipping, a
 * payment that ends is no failure.
 */
function eventFor({ payments, paidBy }: OrderMoney, payment: Payment, event: PaymentEvent): OrderEvent | undefined {
  // When a gift card paid the rest, a return may refund all that was paid by card: that is no failed payment.
  if (event.type === 'refunded' && isRequestedRefund(payment.id, event)) return undefined
  if (isHeld(payment.state)) return 'pay'
  if (isOpen(payment.state)) return 'startPayment'
  const isLast = paidBy === undefined ? !payments.some(({ state }) => isOpen(state)) : paidBy === payment.id
  return isLast ? 'failPayment' : undefined
}

/** What a part capture released counts as refunded. */
function withReleased(payment: Payment, event: PaymentEvent, refundsDue: readonly RefundDue[] = []): Payment {
  if (event.type !== 'captured' || event.minor === undefined) return payment
  return releasedRefunds(payment, event.minor, refundsDue).reduce(
    (changed, refund) => nextPayment(changed, { type: 'refunded', ...refund }),
    payment,
  )
}

/**
 * Applies a provider's event to an order: its state, and effects that happen exactly once, however often and in
 * whatever order events arrive. Requests that this makes necessary: `dueProviderRequests`.
 */
export function applyPaymentEvent(order: OrderMoney, paymentId: string, event: PaymentEvent): AppliedPaymentEvent {
  const before = order.payments.find(({ id }) => id === paymentId)
  const next = before && nextPayment(before, event)
  if (!next || next === before) return { order, effects: [] }
  const after = withReleased(next, event, order.refundsDue)
  const payments = order.payments.map((each) => (each === before ? after : each))
  const updated: OrderMoney = { ...order, payments }
  const orderEvent = eventFor(updated, after, event)
  const move = orderEvent && nextState(order.state, orderEvent)
  if (move?.type !== 'moved') return { order: updated, effects: [] }
  return {
    order: { ...updated, state: move.state, ...(orderEvent === 'pay' && { paidBy: after.id }) },
    effects: move.effects,
  }
}
