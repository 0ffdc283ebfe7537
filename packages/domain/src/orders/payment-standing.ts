import type { PaymentState } from '../payments/payment-states.ts'
import { isUnpaidFor, type OrderState } from './order-states.ts'

/** `due`: nobody has paid yet; `reserved`: the bank keeps it ready; `paid`: the shop has it. */
export const PAYMENT_STANDINGS = ['due', 'reserved', 'paid'] as const
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number]

const TAKEN: ReadonlySet<PaymentState> = new Set<PaymentState>(['captured', 'partlyRefunded', 'refunded'])

/** Where the buyer's money is. A card is charged when the goods leave, an invoice is paid after they have come. */
export function paymentStanding(order: {
  readonly state: OrderState
  readonly methodKey: string
  /** Of the payment that stands for the order. */
  readonly paymentState?: PaymentState | undefined
}): PaymentStanding {
  const { state, methodKey, paymentState } = order
  if (methodKey === 'invoice' || isUnpaidFor(state)) return 'due'
  return paymentState && TAKEN.has(paymentState) ? 'paid' : 'reserved'
}
