import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { isSameSecret } from '../../bank-keys.ts'
import { SWISH_CERTIFICATE_HEADER } from '../wallet-keys.ts'
import type { WalletRoutesContext } from '../wallet-routes.ts'
import { cancelStep, refundStep, walletSums } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'
import {
  swishBankReference,
  swishErrors,
  swishPaymentAnswer,
  swishRefundAnswer,
  type SwishErrorCode,
} from './swish-answers.ts'

const ID = /^[0-9A-F]{32}$/
const AMOUNT = /^\d{1,12}(?:\.\d{2})?$/
const MESSAGE = /^[a-zåäöA-ZÅÄÖ0-9 :;.,?!()-]{0,50}$/

const text = z.string().catch('')
const createSchema = z.looseObject({
  payeePaymentReference: text,
  callbackUrl: text,
  payeeAlias: text,
  amount: text,
  currency: text,
  message: text,
  callbackIdentifier: text,
})
const refundSchema = createSchema.extend({
  originalPaymentReference: text,
  payerAlias: text,
  payerPaymentReference: text,
})
const patchSchema = z.tuple([
  z.object({ op: z.literal('replace'), path: z.literal('/status'), value: z.literal('cancelled') }),
])

const minorOf = (amount: string) => Math.round(Number(amount) * MINOR_PER_MAJOR)
const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id

const named = (reference: string) => ({ wallet: 'swish', reference }) as const
const apiPath = (base: string) => `${base}/swish-cpcapi/api`
const refuse = (reply: FastifyReply, codes: readonly SwishErrorCode[]) => reply.code(422).send(swishErrors(codes))
const isKnown = ({ headers }: FastifyRequest, { keys }: WalletRoutesContext) =>
  isSameSecret(String(headers[SWISH_CERTIFICATE_HEADER] ?? ''), keys.swish.certificate)

/** Payment requests and refunds of Swish for merchants, as far as the shop uses them. */
export function registerSwish(app: FastifyInstance, context: WalletRoutesContext): void {
  app.addContentTypeParser(
    'application/json-patch+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  registerCreate(app, context)
  registerPayment(app, context)
  registerRefunds(app, context)
}

function commonErrors(wanted: z.infer<typeof createSchema>, { ownUrl }: WalletRoutesContext): SwishErrorCode[] {
  // Its messages go to this server alone, over http: elsewhere an address must be https.
  const isCallback = URL.canParse(wanted.callbackUrl) && new URL(wanted.callbackUrl).origin === ownUrl()
  return [
    ...(isCallback ? [] : (['RP03'] as const)),
    ...(AMOUNT.test(wanted.amount) && minorOf(wanted.amount) > 0 ? [] : (['PA02'] as const)),
    ...(wanted.currency === 'SEK' ? [] : (['AM03'] as const)),
    ...(MESSAGE.test(wanted.message) ? [] : (['RP02'] as const)),
  ]
}

function registerCreate(app: FastifyInstance, context: WalletRoutesContext): void {
  const { base, options, house, keys, ownUrl } = context
  const api = apiPath(base)
  app.put(`${api}/v2/paymentrequests/:id`, options, async (request, reply) => {
    if (!isKnown(request, context)) return reply.code(401).send()
    const wanted = createSchema.parse(request.body)
    const id = idOf(request)
    const errors: SwishErrorCode[] = [
      ...(ID.test(id) ? [] : (['RP09'] as const)),
      ...(/^[A-Za-z0-9-]{0,35}$/.test(wanted.payeePaymentReference) ? [] : (['FF08'] as const)),
      ...(wanted.payeeAlias === '' ? (['RP01'] as const) : []),
      ...commonErrors(wanted, context),
    ]
    if (errors.length > 0) return refuse(reply, errors)
    // The certificate is of one Swish number.
    if (wanted.payeeAlias !== keys.swish.payeeAlias) return reply.code(403).send(swishErrors(['RP01']))
    const { callbackIdentifier, ...details } = wanted
    const token = randomBytes(16).toString('base64url')
    const { pathname, search } = new URL(wanted.callbackUrl)
    const { isNew } = await house.open({
      ...named(id),
      amountMinor: minorOf(wanted.amount),
      currency: 'SEK',
      description: wanted.message,
      returnUrl: '',
      callbackTarget: pathname + search,
      details: { ...details, token, [`identifier ${id}`]: callbackIdentifier },
      key: id,
    })
    if (!isNew) return refuse(reply, ['RP09'])
    const location = `${ownUrl()}${api}/v1/paymentrequests/${id}`
    return reply.code(201).header('location', location).header('paymentrequesttoken', token).send()
  })
}

function registerPayment(app: FastifyInstance, context: WalletRoutesContext): void {
  const { base, options, house, keys } = context
  const api = apiPath(base)
  const withPayment =
    (handle: (payment: WalletPayment, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isKnown(request, context)) return reply.code(401).send()
      const payment = await house.find(named(idOf(request)))
      return payment ? handle(payment, request, reply) : reply.code(404).send()
    }
  app.get(
    `${api}/v1/paymentrequests/:id`,
    options,
    withPayment((payment) => swishPaymentAnswer(payment, keys)),
  )
  app.patch(
    `${api}/v1/paymentrequests/:id`,
    options,
    withPayment(async (payment, request, reply) => {
      if (!patchSchema.safeParse(request.body).success || payment.state !== 'open') return refuse(reply, ['RP07'])
      const answer = await house.request(named(payment.reference), (locked) =>
        locked.state === 'open' ? cancelStep(locked, { key: 'cancel' }) : 'refused',
      )
      return answer && !answer.isRefused ? swishPaymentAnswer(answer.payment, keys) : refuse(reply, ['RP07'])
    }),
  )
}

function registerRefunds(app: FastifyInstance, context: WalletRoutesContext): void {
  const { base, options, house, keys, ownUrl } = context
  const api = apiPath(base)
  app.put(`${api}/v2/refunds/:id`, options, async (request, reply) => {
    if (!isKnown(request, context)) return reply.code(401).send()
    const wanted = refundSchema.parse(request.body)
    const id = idOf(request)
    const errors: SwishErrorCode[] = [...(ID.test(id) ? [] : (['RP09'] as const)), ...commonErrors(wanted, context)]
    if (errors.length > 0) return refuse(reply, errors)
    const payment = await house.find(named(wanted.payerPaymentReference))
    if (!payment || swishBankReference(payment) !== wanted.originalPaymentReference) return refuse(reply, ['RF02'])
    if (payment.log.some(({ name, key }) => name === 'refunded' && key === id)) return refuse(reply, ['RP09'])
    const details = { [`identifier ${id}`]: wanted.callbackIdentifier }
    await house.change(named(payment.reference), { details })
    const minor = minorOf(wanted.amount)
    const answer = await house.request(named(payment.reference), (locked) =>
      refundStep(locked, { key: id, minor }, walletSums(locked).authorised),
    )
    if (!answer || answer.isRefused) return refuse(reply, ['RF08'])
    return reply.code(201).header('location', `${ownUrl()}${api}/v1/refunds/${id}`).send()
  })
  app.get(`${api}/v1/refunds/:id`, options, async (request, reply) => {
    if (!isKnown(request, context)) return reply.code(401).send()
    const id = idOf(request)
    const payment = await house.findByRequest('swish', id)
    const event = payment?.log.find(({ name, key }) => name === 'refunded' && key === id)
    return payment && event ? swishRefundAnswer(payment, event, keys) : reply.code(404).send()
  })
}
