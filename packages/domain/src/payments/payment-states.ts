export const PAYMENT_STATES = [
  'created',
  'pending',
  'declined',
  'authorised',
  'cancelled',
  'captured',
  'partlyRefunded',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A refund has a name, so that one that is told twice counts once. */
export interface ReportedRefund {
  readonly reference: string
  readonly minor: number
  /** Of the ask that it came of, where the provider has a name of its own for it. */
  readonly key?: string | undefined
}

/** What a provider says of a payment. */
export type PaymentEvent =
  | { readonly type: 'pending' | 'authorised' | 'declined' | 'cancelled' | 'captured' }
  | ({ readonly type: 'refunded' } & ReportedRefund)

/** One try to pay for an order. Another try is another payment. */
export interface Payment {
  readonly id: string
  readonly amountMinor: number
  readonly state: PaymentState
  readonly refunds: readonly ReportedRefund[]
}

/**
 * What is said later in a payment's life outweighs what is said earlier, whichever comes first: messages overtake each
 * other, so `captured` may come before `authorised`, and a decline of the first card after the second was taken.
 */
export const PAYMENT_STEPS: Readonly<
  Record<PaymentState, Readonly<Partial<Record<PaymentEvent['type'], PaymentState>>>>
> = {
  created: {
    pending: 'pending',
    declined: 'declined',
    authorised: 'authorised',
    cancelled: 'cancelled',
    captured: 'captured',
    refunded: 'partlyRefunded',
  },
  pending: {
    declined: 'declined',
    authorised: 'authorised',
    cancelled: 'cancelled',
    captured: 'captured',
    refunded: 'partlyRefunded',
  },
  declined: { authorised: 'authorised', cancelled: 'cancelled', captured: 'captured', refunded: 'partlyRefunded' },
  authorised: { cancelled: 'cancelled', captured: 'captured', refunded: 'partlyRefunded' },
  cancelled: { captured: 'captured', refunded: 'partlyRefunded' },
  captured: { refunded: 'partlyRefunded' },
  partlyRefunded: { refunded: 'partlyRefunded' },
  refunded: {},
}

export function refundedMinor({ refunds }: Pick<Payment, 'refunds'>): number {
  return refunds.reduce((sum, { minor }) => sum + minor, 0)
}

/** One that a webhook told of by the provider's name gets its key when the answer comes. */
function withRefund(told: Payment['refunds'], { reference, minor, key }: ReportedRefund): Payment['refunds'] {
  const known = told.find((refund) => refund.reference === reference)
  if (known && (key === undefined || known.key !== undefined)) return told
  const refund = { reference, minor, ...(key !== undefined && { key }) }
  return known ? told.map((each) => (each === known ? refund : each)) : [...told, refund]
}

/** The payment after what was said; the very same object when nothing is new in it. */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  const state = PAYMENT_STEPS[payment.state][event.type]
  if (state === undefined) return payment
  if (event.type !== 'refunded') return { ...payment, state }
  const refunds = withRefund(payment.refunds, event)
  if (refunds === payment.refunds) return payment
  const isWhole = refundedMinor({ refunds }) >= payment.amountMinor
  return { ...payment, state: isWhole ? 'refunded' : state, refunds }
}

/** The shop has the money, or the bank keeps it ready for the shop. */
export function isHeld(state: PaymentState): boolean {
  return state === 'authorised' || state === 'captured' || state === 'partlyRefunded'
}

/** The buyer may still be at the bank. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending'
}
