import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSameSecret } from '../../bank-keys.ts'
import type { WalletRoutesContext } from '../wallet-routes.ts'
import { cancelStep, captureStep, refundStep, type WalletDecision } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'
import { vippsUserinfo } from './demo-people.ts'
import { askedOf, sendVippsProblem, vippsAdjustment, vippsPaymentAnswer, VIPPS_PROBLEMS } from './vipps-answers.ts'
import { vippsEvent } from './vipps-message.ts'

const TOKEN_LIFE_S = 3600
const KEY = /^[\x21-\x7e]{1,50}$/
const amount = z.object({ currency: z.enum(['NOK', 'DKK', 'EUR']), value: z.number().int().min(100) })
const line = z.looseObject({
  name: z.string(),
  id: z.string(),
  totalAmount: z.number().int().nonnegative(),
  totalAmountExcludingTax: z.number().int().nonnegative(),
  totalTaxAmount: z.number().int().nonnegative(),
  isReturn: z.boolean().optional(),
  isShipping: z.boolean().optional(),
})

const createSchema = z.looseObject({
  amount,
  paymentMethod: z.object({ type: z.enum(['WALLET', 'CARD']) }),
  userFlow: z.enum(['WEB_REDIRECT', 'NATIVE_REDIRECT', 'PUSH_MESSAGE', 'QR']),
  reference: z.string().regex(/^[a-zA-Z0-9-]{8,64}$/),
  returnUrl: z.url({ protocol: /^https?$/ }),
  paymentDescription: z.string().min(3).max(100),
  profile: z.looseObject({ scope: z.string().min(1) }).optional(),
  receipt: z.looseObject({ orderLines: z.array(line).min(1), bottomLine: z.looseObject({}) }).optional(),
})
const changeSchema = z.object({ modificationAmount: z.looseObject({ value: z.number().int().positive() }) })
const registerSchema = z.object({ url: z.url(), events: z.array(z.string()).min(1) })

const headerOf = ({ headers }: FastifyRequest, name: string) => String(headers[name] ?? '')

const named = (reference: string) => ({ wallet: 'vipps', reference }) as const
const paymentsPath = (base: string) => `${base}/epayment/v1/payments`

/** The ePayment API as far as the shop uses it. */
export function registerVipps(app: FastifyInstance, context: WalletRoutesContext): void {
  const who = callers(context)
  registerAccess(app, context, who)
  registerCreate(app, context, who)
  registerPayment(app, context, who)
}

type Callers = ReturnType<typeof callers>

function callers({ keys }: WalletRoutesContext) {
  const { subscriptionKey, merchantSerialNumber, accessToken } = keys.vipps
  const isMerchant = (request: FastifyRequest) =>
    isSameSecret(headerOf(request, 'ocp-apim-subscription-key'), subscriptionKey) &&
    headerOf(request, 'merchant-serial-number') === merchantSerialNumber
  const isKnown = (request: FastifyRequest) =>
    isMerchant(request) && isSameSecret(headerOf(request, 'authorization'), `Bearer ${accessToken}`)
  return { isMerchant, isKnown }
}

function registerAccess(app: FastifyInstance, context: WalletRoutesContext, { isMerchant, isKnown }: Callers): void {
  const { base, options, keys } = context
  const { clientId, clientSecret, accessToken, webhookSecret } = keys.vipps
  app.post(`${base}/accesstoken/get`, options, async (request, reply) => {
    const isClient =
      isSameSecret(headerOf(request, 'client_id'), clientId) &&
      isSameSecret(headerOf(request, 'client_secret'), clientSecret)
    if (!isMerchant(request) || !isClient) return sendVippsProblem(reply, VIPPS_PROBLEMS.unauthorized)
    const expiresOn = Math.floor(Date.now() / 1000) + TOKEN_LIFE_S
    return reply.send({
      token_type: 'Bearer',
      expires_in: String(TOKEN_LIFE_S),
      ext_expires_in: String(TOKEN_LIFE_S),
      expires_on: String(expiresOn),
      not_before: String(expiresOn - TOKEN_LIFE_S),
      resource: '00000002-0000-0000-c000-000000000000',
      access_token: accessToken,
    })
  })

  app.post(`${base}/webhooks/v1/webhooks`, options, async (request, reply) => {
    if (!isKnown(request)) return sendVippsProblem(reply, VIPPS_PROBLEMS.unauthorized)
    const wanted = registerSchema.safeParse(request.body)
    if (!wanted.success) return sendVippsProblem(reply, badRequest(wanted.error))
    return reply.code(201).send({ id: '00000000-0000-4000-8000-000000000042', secret: webhookSecret })
  })
}

function registerCreate(app: FastifyInstance, context: WalletRoutesContext, { isKnown }: Callers): void {
  const { base, options, house, pageUrl, webhookTarget } = context
  app.post(paymentsPath(base), options, async (request, reply) => {
    if (!isKnown(request)) return sendVippsProblem(reply, VIPPS_PROBLEMS.unauthorized)
    const key = headerOf(request, 'idempotency-key')
    if (!KEY.test(key)) return sendVippsProblem(reply, VIPPS_PROBLEMS.noKey)
    const wanted = createSchema.safeParse(request.body)
    if (!wanted.success) return sendVippsProblem(reply, badRequest(wanted.error))
    const { reference, amount: sum, returnUrl, paymentDescription } = wanted.data
    if (sum.currency === 'EUR') return sendVippsProblem(reply, VIPPS_PROBLEMS.notPossible)
    const { payment } = await house.open({
      ...named(reference),
      amountMinor: sum.value,
      currency: sum.currency,
      description: paymentDescription,
      returnUrl,
      callbackTarget: webhookTarget('vipps'),
      details: { body: request.body },
      key,
    })
    const isSame = payment.log[0]?.key === key && payment.amountMinor === sum.value && payment.currency === sum.currency
    if (!isSame) return sendVippsProblem(reply, VIPPS_PROBLEMS.taken)
    return reply.code(201).send({ redirectUrl: pageUrl(payment), reference })
  })
}

function registerPayment(app: FastifyInstance, context: WalletRoutesContext, { isKnown }: Callers): void {
  const { base, options, house, keys, pageUrl } = context
  const payments = paymentsPath(base)
  /** Calls the handler with the payment of the address, or says why not. */
  const withPayment =
    (handle: (payment: WalletPayment, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isKnown(request)) return sendVippsProblem(reply, VIPPS_PROBLEMS.unauthorized)
      const { reference } = request.params as { reference: string }
      const payment = await house.find(named(reference))
      return payment ? handle(payment, request, reply) : sendVippsProblem(reply, VIPPS_PROBLEMS.unknown)
    }
  app.get(
    `${payments}/:reference`,
    options,
    withPayment((payment) => vippsPaymentAnswer(payment, pageUrl(payment))),
  )
  app.get(
    `${payments}/:reference/events`,
    options,
    withPayment((payment) => payment.log.map((event) => vippsEvent(payment, event))),
  )

  // Part of Login: a key of the payments' subscription is refused.
  app.get(`${base}/vipps-userinfo-api/userinfo/:sub`, options, async (request, reply) => {
    const { sub } = request.params as { sub: string }
    const isKnownBearer = isSameSecret(headerOf(request, 'authorization'), `Bearer ${keys.vipps.accessToken}`)
    if (!isKnownBearer || headerOf(request, 'ocp-apim-subscription-key') !== '')
      return sendVippsProblem(reply, VIPPS_PROBLEMS.unauthorized)
    const payment = z.uuid().safeParse(sub).success ? await house.findById(sub) : undefined
    if (payment?.wallet !== 'vipps' || payment.state !== 'approved' || askedOf(payment) === undefined)
      return sendVippsProblem(reply, VIPPS_PROBLEMS.unknown)
    return reply.send(vippsUserinfo(payment))
  })

  const change = (decide: (payment: WalletPayment, wanted: { key: string; body: unknown }) => WalletDecision) =>
    withPayment(async ({ reference }, request, reply) => {
      const key = headerOf(request, 'idempotency-key')
      if (!KEY.test(key)) return sendVippsProblem(reply, VIPPS_PROBLEMS.noKey)
      const answer = await house.request(named(reference), (locked) => decide(locked, { key, body: request.body }))
      if (!answer || answer.isRefused) return sendVippsProblem(reply, VIPPS_PROBLEMS.notPossible)
      return vippsAdjustment(answer.payment)
    })
  const minorOf = (body: unknown) => changeSchema.safeParse(body).data?.modificationAmount.value ?? 0
  app.post(`${payments}/:reference/cancel`, options, change(cancelStep))
  app.post(
    `${payments}/:reference/capture`,
    options,
    change((payment, { key, body }) => captureStep(payment, { key, minor: minorOf(body) })),
  )
  app.post(
    `${payments}/:reference/refund`,
    options,
    change((payment, { key, body }) => refundStep(payment, { key, minor: minorOf(body) })),
  )
  app.post(
    `${base}/epayment/v1/test/payments/:reference/approve`,
    options,
    withPayment(async ({ id }, _request, reply) => {
      await house.decide(id, 'approve', 'normal')
      return reply.code(200).send()
    }),
  )
}

function badRequest({ issues }: z.ZodError) {
  const fields = issues.map(({ path, message }) => ({ name: path.join('.'), reason: message }))
  return { status: 400, title: 'Bad Request', detail: 'The request is not valid.', fields }
}
