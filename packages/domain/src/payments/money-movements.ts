import { isCaptured } from '../orders/payment-standing.ts'
import type { Payment, PaymentEvent } from './payment-states.ts'

export const MOVEMENT_TYPES = ['captured', 'refunded'] as const

/** Money that came or went, as the books name it: once, whatever is reported of it afterwards. */
export interface MoneyMovement {
  readonly type: (typeof MOVEMENT_TYPES)[number]
  readonly minor: number
  /** Of that refund; empty for the capture. */
  readonly reference: string
}

/**
 * What an event of a payment moved. A refund may be reported before its capture: then both came with it, or the books
 * would give back what they never took. What the capture of a part released was never taken: it counts as refunded for
 * the order, and not at all here.
 */
export function paymentMovements(before: Payment, after: Payment, event: PaymentEvent): readonly MoneyMovement[] {
  const isTaken = isCaptured(after.state) && !isCaptured(before.state)
  if (isTaken && event.type === 'captured')
    return [{ type: 'captured', minor: event.minor ?? after.amountMinor, reference: '' }]
  const known = new Set(before.refunds.map(({ reference }) => reference))
  return [
    ...(isTaken ? [{ type: 'captured' as const, minor: after.amountMinor, reference: '' }] : []),
    ...after.refunds
      .filter(({ reference }) => !known.has(reference))
      .map(({ reference, minor }) => ({ type: 'refunded' as const, minor, reference })),
  ]
}

export interface TaxedTotal {
  readonly totalMinor: number
  readonly vatMinor: number
}

/**
 * The VAT in a part of an order's total, after the parts before it. Rounded at both ends of the part, so that the parts
 * of an order add up to its VAT exactly, however it was divided between gift cards, payments and refunds.
 */
export function vatOfPart(
  { totalMinor, vatMinor }: TaxedTotal,
  { beforeMinor, minor }: { readonly beforeMinor: number; readonly minor: number },
): number {
  if (totalMinor <= 0) return 0
  const vatUpTo = (part: number) => Math.round((vatMinor * Math.min(part, totalMinor)) / totalMinor)
  return vatUpTo(beforeMinor + minor) - vatUpTo(beforeMinor)
}
