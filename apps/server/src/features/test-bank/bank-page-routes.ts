import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Result } from '@firkant/domain/result/result.ts'
import { fieldsOf, fromShop, readPlainForms } from '../../platform/forms/plain-forms.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { bankPolicy } from './bank-frame.ts'
import { readPageToken, type BankKeys } from './bank-keys.ts'
import { BANK_PATHS, closedPage, paymentPage, unknownPage, type ShownPayment } from './bank-pages.ts'
import type { BankRefusal, TestBank } from './bank-service.ts'
import { isUnpaid, WEBHOOK_MODES } from './bank-steps.ts'
import type { BankPayment } from './bank-tables.ts'
import { validateCard } from './card-form.ts'

const querySchema = z.object({ token: z.string().max(200) })
const modeSchema = z.enum(WEBHOOK_MODES).catch('normal')

export interface BankPagesContext {
  readonly bank: TestBank
  readonly keys: BankKeys
  readonly now: () => Date
  /** Language of the page for an unknown token. */
  readonly homeLanguage: MarketLanguage
}

interface Answer {
  readonly html: string
  readonly status?: number
  readonly returnUrl?: string
}

function send(reply: FastifyReply, { html, status = 200, returnUrl }: Answer): FastifyReply {
  return (
    reply
      .code(status)
      .header('content-security-policy', bankPolicy(returnUrl))
      .header('cache-control', 'no-store')
      // The address gives access to the payment. `no-referrer` would also hide the origin of a form.
      .header('referrer-policy', 'strict-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  )
}

const tokenOf = ({ query }: FastifyRequest) => querySchema.safeParse(query).data?.token ?? ''

type Handler = (shown: ShownPayment, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Calls the handler with the token's payment, or answers 404. */
function withPayment({ bank, keys, homeLanguage }: BankPagesContext, handle: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = tokenOf(request)
    const reference = readPageToken(keys, token)
    const payment = reference === undefined ? undefined : await bank.find(reference)
    if (payment) return handle({ payment, token }, request, reply)
    return send(reply, { html: unknownPage(homeLanguage), status: 404 })
  }
}

const seeOther = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)
const showAgain = (reply: FastifyReply, token: string) =>
  seeOther(reply, `${BANK_PATHS.pay}?token=${encodeURIComponent(token)}`)

/** Redirects to the shop; a decline and a challenge have pages of their own. */
function goOn(reply: FastifyReply, token: string, done: Result<BankPayment, BankRefusal>): FastifyReply {
  const isToBeShown = !done.ok || isUnpaid(done.value.state) || done.value.state === 'declined'
  return isToBeShown ? showAgain(reply, token) : seeOther(reply, done.value.returnUrl)
}

const payWithCard =
  ({ bank, now }: BankPagesContext): Handler =>
  async (shown, request, reply) => {
    const { payment, token } = shown
    if (!isUnpaid(payment.state)) return showAgain(reply, token)
    const fields = fieldsOf(request)
    const given = {
      number: fields.get('number') ?? '',
      expiry: fields.get('expiry') ?? '',
      cvc: fields.get('cvc') ?? '',
    }
    const mode = modeSchema.parse(fields.get('webhook'))
    const card = validateCard(given, now())
    if (card.type === 'card') return goOn(reply, token, await bank.pay(payment.reference, card.outcome, mode))
    const html = paymentPage(shown, { ...given, mode, errors: card.errors })
    return send(reply, { html, status: 422, returnUrl: payment.returnUrl })
  }

const answerChallenge =
  ({ bank }: BankPagesContext): Handler =>
  async ({ payment, token }, request, reply) => {
    const code = (fieldsOf(request).get('code') ?? '').trim()
    return goOn(reply, token, await bank.answerChallenge(payment.reference, code))
  }

const cancelPayment =
  ({ bank }: BankPagesContext): Handler =>
  async ({ payment, token }, request, reply) => {
    if (!isUnpaid(payment.state)) return showAgain(reply, token)
    const requestedMode = fieldsOf(request).get('webhook')
    const mode = requestedMode === null ? undefined : modeSchema.parse(requestedMode)
    return goOn(reply, token, await bank.pay(payment.reference, 'cancel', mode))
  }

export function registerBankPages(app: FastifyInstance, context: BankPagesContext): void {
  const page = { config: rateLimited(), schema: { hide: true } }
  const showPayment: Handler = async (shown, _request, reply) =>
    send(reply, { html: paymentPage(shown), returnUrl: shown.payment.returnUrl })
  const showClosed: Handler = async ({ payment }, _request, reply) =>
    send(reply, { html: closedPage(payment.language) })
  app.get(BANK_PATHS.pay, page, withPayment(context, showPayment))
  app.get(BANK_PATHS.closed, page, withPayment(context, showClosed))
  readPlainForms(app)
  const form = fromShop()
  app.post(BANK_PATHS.pay, form, withPayment(context, payWithCard(context)))
  app.post(BANK_PATHS.code, form, withPayment(context, answerChallenge(context)))
  app.post(BANK_PATHS.cancel, form, withPayment(context, cancelPayment(context)))
}
