import type { ReportedRefund } from './payment-states.ts'

/** Money of a return that is to go back. `key` is the return's id. */
export interface RefundDue {
  readonly key: string
  readonly minor: number
}

/** One key for one refund: `part` is the return's id, or how much was given back before when all the rest goes. */
export function refundKey(paymentId: string, part: string | number): string {
  return `${paymentId}:refund:${part}`
}

/** Whether the shop asked for a refund, or somebody made it at the provider's desk. */
export function isRequestedRefund(paymentId: string, { key, reference }: ReportedRefund): boolean {
  return (key ?? reference).startsWith(refundKey(paymentId, ''))
}
