import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { walletSums, type WalletState } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'

const STATES: Readonly<Record<WalletState, string>> = {
  open: 'CREATED',
  approved: 'AUTHORIZED',
  declined: 'ABORTED',
  expired: 'EXPIRED',
  cancelled: 'TERMINATED',
}

/** What the merchant asked the buyer to share. */
export const askedOf = ({ details }: WalletPayment) => scopeSchema.safeParse(details).data?.body.profile.scope

const scopeSchema = z.object({ body: z.object({ profile: z.object({ scope: z.string() }) }) })

function aggregateOf(payment: WalletPayment) {
  const { authorised, captured, released, refunded } = walletSums(payment)
  const amount = (value: number) => ({ currency: payment.currency, value })
  return {
    authorizedAmount: amount(authorised),
    cancelledAmount: amount(released),
    capturedAmount: amount(captured),
    refundedAmount: amount(refunded),
  }
}

const firstPsp = ({ log }: WalletPayment) => log[0]?.id ?? ''

export function vippsPaymentAnswer(payment: WalletPayment, redirectUrl: string) {
  const { reference, currency, amountMinor, state } = payment
  return {
    aggregate: aggregateOf(payment),
    amount: { currency, value: amountMinor },
    state: STATES[state],
    paymentMethod: { type: 'WALLET' },
    profile: askedOf(payment) !== undefined && state === 'approved' ? { sub: payment.id } : {},
    pspReference: firstPsp(payment),
    redirectUrl,
    reference,
  }
}

/** Of capture, cancel and refund. */
export function vippsAdjustment(payment: WalletPayment) {
  const { reference, currency, amountMinor, state } = payment
  return {
    amount: { currency, value: amountMinor },
    state: STATES[state],
    aggregate: aggregateOf(payment),
    pspReference: firstPsp(payment),
    reference,
  }
}

const ERROR_PAGE = 'https://developer.vippsmobilepay.com/docs/APIs/epayment-api/faq/#common-errors'

export interface VippsProblem {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly fields?: readonly { readonly name: string; readonly reason: string }[]
}

export const VIPPS_PROBLEMS = {
  unauthorized: { status: 401, title: 'Unauthorized', detail: 'The access token is missing, wrong or expired.' },
  noKey: { status: 400, title: 'Bad Request', detail: 'The header Idempotency-Key is required.' },
  unknown: { status: 404, title: 'Not Found', detail: 'No payment was found with the supplied reference.' },
  taken: { status: 409, title: 'Conflict', detail: 'A payment with this reference exists already.' },
  notPossible: { status: 400, title: 'Bad Request', detail: 'The operation is not possible in this state or amount.' },
} as const satisfies Readonly<Record<string, VippsProblem>>

export function sendVippsProblem(reply: FastifyReply, { status, title, detail, fields = [] }: VippsProblem) {
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: ERROR_PAGE, title, detail, status, traceId: randomUUID(), extraDetails: fields })
}
