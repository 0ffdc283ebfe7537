import type { Order } from '../order.ts'
import type { WithdrawalNext } from '../withdrawal/withdrawal-receipt.ts'
import type { RefundParts } from './refund-rules.ts'

/** How the order was paid, as far as refunds depend on it. */
export type PaidWith = 'card' | 'wallet' | 'swish' | 'invoice' | 'giftCards'

export function paidWithOf({ paymentMethodKey }: Pick<Order, 'paymentMethodKey'>): PaidWith {
  if (paymentMethodKey === undefined) return 'giftCards'
  if (paymentMethodKey === 'invoice' || paymentMethodKey === 'swish') return paymentMethodKey
  return paymentMethodKey === 'vipps' || paymentMethodKey === 'klarna' ? 'wallet' : 'card'
}

/** The money was only reserved until the goods left. */
const isReservedFirst = (paidWith: PaidWith) => paidWith === 'card' || paidWith === 'wallet'

/**
 * How the part not paid by gift cards is settled. `released`: it was only reserved; `paidBack`: it was
 * captured and is refunded; `notDue`: no invoice was or will be sent; `deducted`: the invoice is reduced.
 */
export type RefundOutcome = 'released' | 'paidBack' | 'notDue' | 'deducted'

export function refundOutcomeOf(paidWith: PaidWith, next: WithdrawalNext): RefundOutcome {
  if (paidWith === 'invoice') return next === 'cancel' ? 'notDue' : 'deducted'
  return next === 'cancel' && isReservedFirst(paidWith) ? 'released' : 'paidBack'
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
