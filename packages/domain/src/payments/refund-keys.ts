import type { ReportedRefund } from './payment-states.ts'

/** A refund to be made for a return. `key` is the return's id. */
export interface RefundDue {
  readonly key: string
  readonly minor: number
}

/** One key per refund: `part` is the return's id, or, when all the rest is refunded, the sum refunded before. */
export function refundKey(paymentId: string, part: string | number): string {
  return `${paymentId}:refund:${part}`
}

/** Whether the shop requested a refund, or somebody made it in the provider's own interface. */
export function isRequestedRefund(paymentId: string, { key, reference }: ReportedRefund): boolean {
  return (key ?? reference).startsWith(refundKey(paymentId, ''))
}
