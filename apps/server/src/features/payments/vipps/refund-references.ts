import { createHash } from 'node:crypto'
import { refundKey } from '@firkant/domain/payments/refund-keys.ts'

/** 50 characters is the most that providers take. */
const MAX_LENGTH = 50
const RETURN_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of a request: unique at the provider, and readable, so that a refund is known as the one requested. */
export function requestReference(requestKey: string): string {
  const [paymentId = '', type = '', part] = requestKey.split(':')
  if (part === undefined) return `${type}-${paymentId}`.slice(0, MAX_LENGTH)
  if (RETURN_ID.test(part)) return `refund-${part}`
  const rest = `rest-${paymentId}-${part}`
  return rest.length <= MAX_LENGTH ? rest : createHash('sha256').update(requestKey).digest('hex').slice(0, 40)
}

/** The request behind a reference that a provider tells; undefined for what somebody did in the provider's own portal. */
export function requestedRefund(paymentId: string, reference: string | null | undefined): string | undefined {
  if (reference == null) return undefined
  if (reference.startsWith('refund-')) return refundKey(paymentId, reference.slice('refund-'.length))
  const rest = `rest-${paymentId}-`
  return reference.startsWith(rest) ? refundKey(paymentId, reference.slice(rest.length)) : undefined
}
