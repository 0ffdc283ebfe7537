import type { Order } from '../order.ts'
import type { WithdrawalNext } from '../withdrawal/withdrawal-receipt.ts'
import type { RefundParts } from './refund-rules.ts'

/** How the order was paid, as far as refunds depend on it. */
export type PaidWith = 'card' | 'invoice' | 'giftCards'

export function paidWithOf({ paymentMethodKey }: Pick<Order, 'paymentMethodKey'>): PaidWith {
  if (paymentMethodKey === undefined) return 'giftCards'
  return paymentMethodKey === 'invoice' ? 'invoice' : 'card'
}

/**
 * How the part not paid by gift cards is settled. `released`: it was only reserved on the card; `paidBack`: it was
 * captured and is refunded; `notDue`: no invoice was or will be sent; `deducted`: the invoice is reduced.
 */
export type RefundOutcome = 'released' | 'paidBack' | 'notDue' | 'deducted'

export function refundOutcomeOf(paidWith: PaidWith, next: WithdrawalNext): RefundOutcome {
  if (paidWith === 'invoice') return next === 'cancel' ? 'notDue' : 'deducted'
  return next === 'cancel' ? 'released' : 'paidBack'
}

/** In minor units or decimal amounts, as the caller uses it. */
export interface MoneyBack {
  readonly outcome: RefundOutcome
  /** The part that gift cards did not pay. */
  readonly toPayment: number
  readonly toGiftCards: number
}

export function moneyBackOf(
  order: Pick<Order, 'paymentMethodKey'>,
  { next, parts }: { readonly next: WithdrawalNext; readonly parts: RefundParts },
): MoneyBack {
  return {
    outcome: refundOutcomeOf(paidWithOf(order), next),
    toPayment: parts.paymentMinor,
    toGiftCards: parts.giftCards.reduce((sum, { minor }) => sum + minor, 0),
  }
}
