import type { PaymentState } from '../payments/payment-states.ts'
import { isUnpaidFor, type OrderState } from './order-states.ts'

/** `due`: not paid yet; `reserved`: authorised at the bank; `paid`: captured. */
export const PAYMENT_STANDINGS = ['due', 'reserved', 'paid'] as const
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number]

const CAPTURED: ReadonlySet<PaymentState> = new Set<PaymentState>(['captured', 'partlyRefunded', 'refunded'])

/** The money was taken, whatever was paid back since. */
export function isCaptured(state: PaymentState): boolean {
  return CAPTURED.has(state)
}

/** A card is charged when the order is shipped, an invoice is paid after delivery. */
export function paymentStanding(order: {
  readonly state: OrderState
  readonly methodKey: string
  /** State of the payment that pays for the order. */
  readonly paymentState?: PaymentState | undefined
}): PaymentStanding {
  const { state, methodKey, paymentState } = order
  if (methodKey === 'invoice' || isUnpaidFor(state)) return 'due'
  return paymentState && isCaptured(paymentState) ? 'paid' : 'reserved'
}
