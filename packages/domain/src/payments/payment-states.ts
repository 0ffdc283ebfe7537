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

/** Has a reference, so that a refund reported twice counts once. */
export interface ReportedRefund {
  readonly reference: string
  readonly minor: number
  /** Key of the request that caused it, where the provider has a reference of its own. */
  readonly key?: string | undefined
}

/** What a provider reports of a payment. `newReference`: what the provider calls it from here on. */
export type PaymentEvent =
  | { readonly type: 'pending' | 'authorised'; readonly newReference?: string }
  | { readonly type: 'declined' | 'cancelled' }
  /** `minor`: only so much was captured, and the rest was released. */
  | { readonly type: 'captured'; readonly minor?: number }
  | ({ readonly type: 'refunded' } & ReportedRefund)

/** One attempt to pay for an order. Another attempt is another payment. */
export interface Payment {
  readonly id: string
  readonly amountMinor: number
  readonly state: PaymentState
  readonly refunds: readonly ReportedRefund[]
}

/**
 * A later step of a payment's life outweighs an earlier one, whichever arrives first: events overtake each other, so
 * `captured` may come before `authorised`, and the decline of a first card after the second was accepted.
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

/** A refund that a webhook reported by the provider's reference gets its key when the answer to the request arrives. */
function withRefund(reported: Payment['refunds'], { reference, minor, key }: ReportedRefund): Payment['refunds'] {
  const known = reported.find((refund) => refund.reference === reference)
  if (known && (key === undefined || known.key !== undefined)) return reported
  const refund = { reference, minor, ...(key !== undefined && { key }) }
  return known ? reported.map((each) => (each === known ? refund : each)) : [...reported, refund]
}

/** The payment after the event; the same object when nothing changed. */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  const state = PAYMENT_STEPS[payment.state][event.type]
  if (state === undefined) return payment
  if (event.type !== 'refunded') return { ...payment, state }
  const refunds = withRefund(payment.refunds, event)
  if (refunds === payment.refunds) return payment
  const isWhole = refundedMinor({ refunds }) >= payment.amountMinor
  return { ...payment, state: isWhole ? 'refunded' : state, refunds }
}

/** The shop has the money, or the bank has reserved it. */
export function isHeld(state: PaymentState): boolean {
  return state === 'authorised' || state === 'captured' || state === 'partlyRefunded'
}

/** The buyer may still be at the bank. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending'
}
