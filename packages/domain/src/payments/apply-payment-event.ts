import { nextState, type OrderEffect, type OrderEvent, type OrderState } from '../orders/order-states.ts'
import { isHeld, isOpen, nextPayment, type Payment, type PaymentEvent } from './payment-states.ts'
import { isRequestedRefund, type RefundDue } from './refund-keys.ts'

/** An order as far as money is concerned. */
export interface OrderMoney {
  readonly state: OrderState
  readonly payments: readonly Payment[]
  /** The payment that the order was paid by: the first that held. Any other that holds is one too many. */
  readonly paidBy?: string | undefined
  /** What returns give back of that payment; gift cards have their share by themselves. */
  readonly refundsDue?: readonly RefundDue[] | undefined
}

export interface AppliedPaymentEvent {
  /** The very same object when nothing was new. */
  readonly order: OrderMoney
  readonly effects: readonly OrderEffect[]
}

/** Whether the order is in a state for it, its table says: after the goods have left, a payment that ends is no failure. */
function eventFor({ payments, paidBy }: OrderMoney, heard: Payment, event: PaymentEvent): OrderEvent | undefined {
  // What a return gives back may be all that was paid by card, when a gift card paid the rest: the order lives on.
  if (event.type === 'refunded' && isRequestedRefund(heard.id, event)) return undefined
  if (isHeld(heard.state)) return 'pay'
  if (isOpen(heard.state)) return 'startPayment'
  const isLast = paidBy === undefined ? !payments.some(({ state }) => isOpen(state)) : paidBy === heard.id
  return isLast ? 'failPayment' : undefined
}

/**
 * What a provider's word does to an order: the state, and what comes with it exactly once, however often the word is
 * told and whatever it overtook. Money that this leaves in the wrong place is what `dueAsks` speaks of.
 */
export function applyPaymentEvent(order: OrderMoney, paymentId: string, event: PaymentEvent): AppliedPaymentEvent {
  const before = order.payments.find(({ id }) => id === paymentId)
  const after = before && nextPayment(before, event)
  if (!after || after === before) return { order, effects: [] }
  const payments = order.payments.map((each) => (each === before ? after : each))
  const heard: OrderMoney = { ...order, payments }
  const orderEvent = eventFor(heard, after, event)
  const move = orderEvent && nextState(order.state, orderEvent)
  if (move?.type !== 'moved') return { order: heard, effects: [] }
  return {
    order: { ...heard, state: move.state, ...(orderEvent === 'pay' && { paidBy: after.id }) },
    effects: move.effects,
  }
}
