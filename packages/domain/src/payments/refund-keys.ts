import type { Payment, ReportedRefund } from './payment-states.ts'

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

/**
 * Only `capturedMinor` of the payment was taken, and the rest was released. For the order that is the same as a refund:
 * of the returns that are due, the oldest first, and of nobody's return what is left then.
 */
export function releasedRefunds(
  { id, amountMinor, refunds }: Payment,
  capturedMinor: number,
  refundsDue: readonly RefundDue[],
): readonly ReportedRefund[] {
  const reported = new Set(refunds.map(({ key, reference }) => key ?? reference))
  let left = amountMinor - capturedMinor
  const released = refundsDue
    .filter(({ key, minor }) => minor > 0 && !reported.has(refundKey(id, key)))
    .flatMap(({ key, minor }) => {
      if (minor > left) return []
      left -= minor
      return [{ reference: refundKey(id, key), minor }]
    })
  return left > 0 ? [...released, { reference: refundKey(id, 'released'), minor: left }] : released
}
