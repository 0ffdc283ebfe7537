import type { Currency } from '../market/market.ts'
import {
  isHeld,
  isOpen,
  nextPayment,
  refundedMinor,
  type Payment,
  type PaymentEvent,
  type PaymentState,
} from './payment-states.ts'

/** A payment as one side has it. */
export interface BookedPayment {
  /** The provider's id of the payment. */
  readonly reference: string
  readonly state: PaymentState
  readonly amountMinor: number
  readonly currency: Currency
  readonly refundedMinor: number
}

export interface OwnPayment extends BookedPayment {
  readonly orderNumber: string
}

export const DIFFERENCE_KINDS = ['missingHere', 'missingThere', 'otherAmount', 'otherState'] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

export interface PaymentDifference {
  readonly kind: DifferenceKind
  readonly reference: string
  readonly here?: OwnPayment | undefined
  readonly there?: BookedPayment | undefined
}

export type PaymentStage = 'open' | 'ended' | 'reserved' | 'taken'

/**
 * What becomes of the money in a state. Two sides that agree on this agree: one may call a payment declined that the
 * other let expire, and neither has any money of it.
 */
export function stageOf(state: PaymentState): PaymentStage {
  if (isOpen(state)) return 'open'
  if (state === 'authorised') return 'reserved'
  return isHeld(state) || state === 'refunded' ? 'taken' : 'ended'
}

/** A payment that provider and shop both know. Several things may differ. */
function comparePair(here: OwnPayment, there: BookedPayment): readonly PaymentDifference[] {
  const { reference } = here
  const isOtherState = stageOf(here.state) !== stageOf(there.state)
  const isOtherAmount =
    here.amountMinor !== there.amountMinor ||
    here.currency !== there.currency ||
    here.refundedMinor !== there.refundedMinor
  return [
    ...(isOtherAmount ? [{ kind: 'otherAmount' as const, reference, here, there }] : []),
    ...(isOtherState ? [{ kind: 'otherState' as const, reference, here, there }] : []),
  ]
}

/** A payment that came to nothing leaves nothing to be settled: the provider may have dropped it. */
const isWorthMissing = ({ state }: BookedPayment) => stageOf(state) === 'reserved' || stageOf(state) === 'taken'

/**
 * Compares both books of one provider. Payments without anything reserved or taken may be missing on either side:
 * a buyer who left before the page opened is in one book only.
 */
export function reconcilePayments(
  here: readonly OwnPayment[],
  there: readonly BookedPayment[],
): readonly PaymentDifference[] {
  const own = new Map(here.map((payment) => [payment.reference, payment]))
  const reported = new Map(there.map((payment) => [payment.reference, payment]))
  const missingHere = there
    .filter((payment) => !own.has(payment.reference) && isWorthMissing(payment))
    .map((payment) => ({ kind: 'missingHere' as const, reference: payment.reference, there: payment }))
  const ofOwn = here.flatMap((payment): readonly PaymentDifference[] => {
    const other = reported.get(payment.reference)
    if (other) return comparePair(payment, other)
    return isWorthMissing(payment) ? [{ kind: 'missingThere', reference: payment.reference, here: payment }] : []
  })
  return [...missingHere, ...ofOwn]
}

/** A payment as its provider's events leave it. */
export function bookedAfter(
  { reference, amountMinor, currency }: Pick<BookedPayment, 'reference' | 'amountMinor' | 'currency'>,
  events: readonly PaymentEvent[],
): BookedPayment {
  const made: Payment = { id: reference, amountMinor, state: 'created', refunds: [] }
  const { state, ...payment } = events.reduce(nextPayment, made)
  const part = events.find((event) => event.type === 'captured')?.minor ?? amountMinor
  // As in our own book: what the capture of a part released counts as refunded.
  const released = amountMinor - part
  return { reference, state, amountMinor, currency, refundedMinor: refundedMinor(payment) + released }
}
