import type { Order } from './order.ts'
import type { RefundParts } from './refund-rules.ts'
import type { WithdrawalNext } from './withdrawal-receipt.ts'

/** How the order was paid for, as far as it matters to what becomes of the money. */
export type PaidWith = 'card' | 'invoice' | 'giftCards'

export function paidWithOf({ paymentMethodKey }: Pick<Order, 'paymentMethodKey'>): PaidWith {
  if (paymentMethodKey === undefined) return 'giftCards'
  return paymentMethodKey === 'invoice' ? 'invoice' : 'card'
}

/**
 * What becomes of what goods were worth, beside gift cards. `released`: it was only kept ready on the card; `paidBack`:
 * it was taken, and goes back; `notDue`: nobody has sent an invoice, and nobody will; `deducted`: the invoice is less.
 */
export type RefundOutcome = 'released' | 'paidBack' | 'notDue' | 'deducted'

export function refundOutcomeOf(paidWith: PaidWith, next: WithdrawalNext): RefundOutcome {
  if (paidWith === 'invoice') return next === 'cancel' ? 'notDue' : 'deducted'
  return next === 'cancel' ? 'released' : 'paidBack'
}

/** In minor units or as decimal amounts, as whoever asks calculates. */
export interface MoneyBack {
  readonly fate: RefundOutcome
  /** Of what was paid, or is to be paid, otherwise than by gift cards. */
  readonly toPayment: number
  readonly toGiftCards: number
}

export function moneyBackOf(
  order: Pick<Order, 'paymentMethodKey'>,
  { next, parts }: { readonly next: WithdrawalNext; readonly parts: RefundParts },
): MoneyBack {
  return {
    fate: refundOutcomeOf(paidWithOf(order), next),
    toPayment: parts.paymentMinor,
    toGiftCards: parts.giftCards.reduce((sum, { minor }) => sum + minor, 0),
  }
}
