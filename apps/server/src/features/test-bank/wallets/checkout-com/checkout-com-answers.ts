import type { FastifyReply } from 'fastify'
import { walletSums, type WalletEventName } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'

/** The id of a payment, as the processor writes it. */
export const processorId = ({ id }: WalletPayment) => `pay_${id}`
export const rowId = (written: string) => written.replace(/^pay_/, '')

function statusOf(payment: WalletPayment): string {
  const { captured, refunded, released } = walletSums(payment)
  switch (payment.state) {
    case 'open':
      return 'Pending'
    case 'declined':
      return 'Declined'
    case 'expired':
      return 'Expired'
    case 'cancelled':
      return 'Canceled'
    case 'approved':
      if (refunded > 0) return refunded < captured ? 'Partially Refunded' : 'Refunded'
      if (captured > 0) return captured < payment.amountMinor ? 'Partially Captured' : 'Captured'
      return released > 0 ? 'Voided' : 'Authorized'
  }
}

export function processorPayment(payment: WalletPayment) {
  const { authorised, captured, released, refunded, left } = walletSums(payment)
  const status = statusOf(payment)
  // A final capture leaves nothing to take.
  const available = captured > 0 ? 0 : left
  return {
    id: processorId(payment),
    requested_on: payment.createdAt.toISOString(),
    amount: payment.amountMinor,
    currency: payment.currency,
    payment_type: 'Regular',
    reference: payment.reference,
    approved: payment.state === 'approved',
    status,
    balances: {
      total_authorized: authorised,
      total_voided: released,
      available_to_void: available,
      total_captured: captured,
      available_to_capture: available,
      total_refunded: refunded,
      available_to_refund: captured - refunded,
    },
  }
}

const ACTIONS: Readonly<Partial<Record<WalletEventName, string>>> = {
  approved: 'Authorization',
  declined: 'Authorization',
  captured: 'Capture',
  released: 'Void',
  refunded: 'Refund',
}

/** The newest first. */
export function processorActions({ log }: WalletPayment) {
  return log.toReversed().flatMap(({ id, name, minor, key, at }) => {
    const type = ACTIONS[name]
    if (type === undefined) return []
    return [{ id: `act_${id}`, type, processed_on: at, amount: minor, approved: name !== 'declined', reference: key }]
  })
}

export function sendProcessorError(reply: FastifyReply, status: 401 | 403 | 404 | 422, code: string): FastifyReply {
  if (status !== 422) return reply.code(status).send()
  return reply.code(status).send({ request_id: reply.request.id, error_type: 'request_invalid', error_codes: [code] })
}
