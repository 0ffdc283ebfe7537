import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import type { Result } from '@firkant/domain/result/result.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { isSameSecret, pageToken, type BankKeys } from './bank-keys.ts'
import { BANK_PATHS } from './bank-pages.ts'
import type { BankRefusal, TestBank } from './bank-service.ts'
import { BANK_STATES } from './bank-steps.ts'
import type { BankPayment } from './bank-tables.ts'

export const BANK_API_PATH = '/bank/api/payments'
const BODY_BYTES = 8 * 1024
/** One shop calls for many buyers. */
const CALLS_PER_MINUTE = 6000

/** Normalised, because it becomes a header. */
const webAddress = z.url({ protocol: /^https?$/, normalize: true }).max(2000)
const minor = z.number().int().positive()

export const openPaymentSchema = z.object({
  merchantPaymentId: z.string().min(1).max(100),
  description: z.string().min(1).max(200),
  amountMinor: minor,
  currency: z.enum(CURRENCIES),
  language: z.enum(['da', 'nb', 'sv']),
  returnUrl: webAddress,
  webhookUrl: webAddress,
})

export const bankAnswerSchema = z.object({
  reference: z.uuid(),
  /** The payment page, on the bank's own address. */
  payPath: z.string(),
  state: z.enum(BANK_STATES),
  amountMinor: minor,
  currency: z.enum(CURRENCIES),
  refunds: z.array(z.object({ key: z.string(), minor })),
})
export type BankAnswer = z.infer<typeof bankAnswerSchema>

/** What changed in a period, `to` not included. */
export const bankReportSchema = z.object({
  payments: z.array(bankAnswerSchema.omit({ payPath: true }).extend({ description: z.string() })),
})
type BankReport = z.infer<typeof bankReportSchema>

const params = z.object({ reference: z.uuid() })
const reportQuery = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })
const refundSchema = z.object({ key: z.string().min(1).max(200), minor })

export interface BankApiOptions {
  readonly bank: TestBank
  readonly keys: BankKeys
  readonly ownUrl: () => string
}

interface BankReporting {
  readonly bank: TestBank
  readonly options: RouteShorthandOptions
}

/** What changed in a period, for whoever compares books. */
function registerReport(app: FastifyInstance, { bank, options }: BankReporting): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const reporting = { ...options, schema: { hide: true, querystring: reportQuery } }
  api.get(BANK_API_PATH, reporting, async ({ query: { from, to } }, reply) => {
    const changed = await bank.report({ from: new Date(from), to: new Date(to) })
    const report: BankReport = {
      payments: changed.map(({ reference, description, state, amountMinor, currency, refunds }) => ({
        reference,
        description,
        state,
        amountMinor,
        currency,
        refunds: [...refunds],
      })),
    }
    return reply.header('cache-control', 'no-store').send(report)
  })
}

/** The bank's API for shops. Every call is idempotent. */
export function registerBankApi(app: FastifyInstance, { bank, keys, ownUrl }: BankApiOptions): void {
  const isShop = async (request: FastifyRequest) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${keys.api}`))
      throw new ProblemException('sign-in-required')
  }
  const options = {
    config: { ...rateLimited(CALLS_PER_MINUTE), withoutCsrfHeader: true },
    onRequest: isShop,
    bodyLimit: BODY_BYTES,
  }
  const answer = (reply: FastifyReply, payment: BankPayment, status = 200) => {
    const { reference, state, amountMinor, currency, refunds } = payment
    const payPath = `${BANK_PATHS.pay}?token=${pageToken(keys, reference)}`
    const body: BankAnswer = { reference, payPath, state, amountMinor, currency, refunds: [...refunds] }
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }
  /** A 409 answers with the payment's current state. */
  const give = async (reply: FastifyReply, done: Result<BankPayment, BankRefusal>, reference?: string) => {
    if (done.ok) return answer(reply, done.value)
    const payment = reference === undefined ? undefined : await bank.find(reference)
    if (payment) return answer(reply, payment, 409)
    if (done.code === 'unknown-payment') throw new ProblemException('not-found')
    return reply.code(409).send({ code: done.code })
  }

  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(BANK_API_PATH, { ...options, schema: { hide: true, body: openPaymentSchema } }, async (request, reply) => {
    // The call comes from inside the server: any other address would be a way into its network.
    if (new URL(request.body.webhookUrl).origin !== ownUrl())
      throw new ProblemException('invalid-request', { detail: 'webhookUrl must be an address of this shop.' })
    return give(reply, await bank.open(request.body))
  })
  registerReport(app, { bank, options })
  api.get(`${BANK_API_PATH}/:reference`, { ...options, schema: { hide: true, params } }, async (request, reply) => {
    const payment = await bank.find(request.params.reference)
    if (!payment) throw new ProblemException('not-found')
    return answer(reply, payment)
  })
  for (const step of ['capture', 'cancel'] as const) {
    const path = `${BANK_API_PATH}/:reference/${step}`
    api.post(path, { ...options, schema: { hide: true, params } }, async (request, reply) => {
      const { reference } = request.params
      return give(reply, await bank.request(reference, step), reference)
    })
  }
  const refunding = { ...options, schema: { hide: true, params, body: refundSchema } }
  api.post(`${BANK_API_PATH}/:reference/refunds`, refunding, async (request, reply) => {
    const { reference } = request.params
    return give(reply, await bank.refund(reference, request.body), reference)
  })
}
