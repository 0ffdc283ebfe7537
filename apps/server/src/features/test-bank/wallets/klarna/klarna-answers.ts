import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { walletSums, type WalletEvent, type WalletState } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'

/** Of the hosted page; what nobody decides on in time is disabled. */
export const KLARNA_STATES: Readonly<Record<WalletState, string>> = {
  open: 'WAITING',
  approved: 'COMPLETED',
  declined: 'FAILED',
  expired: 'DISABLED',
  cancelled: 'DISABLED',
}

/** How long a session lives. */
const SESSION_MS = 48 * 60 * 60_000

export const detailOf = ({ details }: WalletPayment, name: string) => String(details[name] ?? '')

/** Answer to GET, and `session` of a status message. */
export function klarnaHostedAnswer(payment: WalletPayment, state: WalletState = payment.state) {
  const { log, createdAt } = payment
  return {
    session_id: detailOf(payment, 'hosted'),
    status: KLARNA_STATES[state],
    updated_at: log.at(-1)?.at ?? createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + SESSION_MS).toISOString(),
    ...(state === 'approved' && { authorization_token: detailOf(payment, 'authorization') }),
  }
}

function orderState(payment: WalletPayment): string {
  const { captured, left, released } = walletSums(payment)
  if (captured === 0) return released > 0 ? 'CANCELLED' : 'AUTHORIZED'
  return left > 0 ? 'PART_CAPTURED' : 'CAPTURED'
}

export function klarnaOrderAnswer(payment: WalletPayment) {
  const { amountMinor, currency, log } = payment
  const { captured, refunded, left } = walletSums(payment)
  const named = (wanted: WalletEvent['name']) => log.filter(({ name }) => name === wanted)
  return {
    order_id: detailOf(payment, 'order'),
    status: orderState(payment),
    fraud_status: 'ACCEPTED',
    order_amount: amountMinor,
    original_order_amount: amountMinor,
    captured_amount: captured,
    refunded_amount: refunded,
    remaining_authorized_amount: left,
    purchase_currency: currency,
    merchant_reference1: payment.description,
    captures: named('captured').map(({ id, minor, at }) => ({
      capture_id: id,
      captured_amount: minor,
      captured_at: at,
    })),
    refunds: named('refunded').map(({ id, minor, at, key }) => ({
      refund_id: id,
      reference: key,
      refunded_amount: minor,
      refunded_at: at,
    })),
  }
}

export const KLARNA_ERRORS = {
  BAD_VALUE: 400,
  NOT_FOUND: 404,
  NO_SUCH_ORDER: 404,
  CAPTURE_NOT_ALLOWED: 403,
  REFUND_NOT_ALLOWED: 403,
  CANCEL_NOT_ALLOWED: 403,
  RELEASE_NOT_ALLOWED: 403,
} as const

export function sendKlarnaError(
  reply: FastifyReply,
  error_code: keyof typeof KLARNA_ERRORS,
  error_messages: readonly string[] = [],
) {
  return reply.code(KLARNA_ERRORS[error_code]).send({ correlation_id: randomUUID(), error_code, error_messages })
}
