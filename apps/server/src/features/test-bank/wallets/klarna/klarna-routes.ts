import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { isSameSecret } from '../../bank-keys.ts'
import type { WalletRoutesContext } from '../wallet-routes.ts'
import { cancelStep } from '../wallet-steps.ts'
import { detailOf, klarnaHostedAnswer, sendKlarnaError } from './klarna-answers.ts'
import { registerKlarnaOrders, type Handle, type KlarnaRoutesContext } from './klarna-order-routes.ts'

const line = z.looseObject({
  name: z.string().min(1).max(255),
  quantity: z.number().int().nonnegative(),
  unit_price: z.number().int(),
  tax_rate: z.number().int().min(0).max(10_000),
  total_amount: z.number().int(),
  total_tax_amount: z.number().int(),
})

/** Klarna works everything out again: a line, its tax, and the sums. */
const isRight = ({ quantity, unit_price, tax_rate, total_amount, total_tax_amount }: z.infer<typeof line>) =>
  quantity * unit_price === total_amount &&
  Math.abs(total_tax_amount - (total_amount - (total_amount * 10_000) / (10_000 + tax_rate))) <= 1

const cartSchema = z
  .looseObject({
    purchase_country: z.enum(['DK', 'NO', 'SE']),
    purchase_currency: z.enum(CURRENCIES),
    locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    order_amount: z.number().int().positive(),
    order_tax_amount: z.number().int(),
    order_lines: z.array(line).min(1),
    merchant_reference1: z.string().max(255).optional(),
  })
  .refine(({ order_lines }) => order_lines.every(isRight), 'Bad value: order_lines')
  .refine(
    ({ order_amount, order_lines }) => order_lines.reduce((sum, each) => sum + each.total_amount, 0) === order_amount,
    'Bad value: order_amount',
  )
  .refine(
    ({ order_tax_amount, order_lines }) =>
      order_lines.reduce((sum, each) => sum + each.total_tax_amount, 0) === order_tax_amount,
    'Bad value: order_tax_amount',
  )

const webAddress = z.url({ protocol: /^https?$/ })
const hostedSchema = z.looseObject({
  payment_session_url: webAddress,
  merchant_urls: z.looseObject({ success: webAddress, cancel: webAddress, status_update: webAddress.optional() }),
  options: z.looseObject({ place_order_mode: z.enum(['NONE', 'PLACE_ORDER', 'CAPTURE_ORDER']).optional() }).optional(),
})

/** The same key gives the same session. */
function sessionId(request: FastifyRequest): string {
  const key = request.headers['klarna-idempotency-key']
  if (typeof key !== 'string') return randomUUID()
  const hash = createHash('sha256').update(key).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

const problems = ({ issues }: z.ZodError) => issues.map(({ path, message }) => `${message} ${path.join('.')}`.trim())

const named = (reference: string) => ({ wallet: 'klarna', reference }) as const
const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id

/** Klarna Payments, Hosted Payment Page and Order Management, as far as the shop uses them. */
export function registerKlarna(app: FastifyInstance, context: WalletRoutesContext): void {
  const { username, password } = context.keys.klarna
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const guarded = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) =>
    isSameSecret(String(request.headers.authorization ?? ''), authorization)
      ? handle(request, reply)
      : reply.code(401).send()
  const guardedContext = { ...context, guarded }
  registerSessions(app, guardedContext)
  registerHostedPage(app, guardedContext)
  registerPlacing(app, guardedContext)
  registerKlarnaOrders(app, guardedContext)
}

function registerSessions(app: FastifyInstance, { base, options, house, guarded }: KlarnaRoutesContext): void {
  app.post(
    `${base}/payments/v1/sessions`,
    options,
    guarded(async (request, reply) => {
      const wanted = cartSchema.safeParse(request.body)
      if (!wanted.success) return sendKlarnaError(reply, 'BAD_VALUE', problems(wanted.error))
      const { order_amount, purchase_currency, merchant_reference1 = '' } = wanted.data
      const id = sessionId(request)
      await house.open({
        ...named(id),
        amountMinor: order_amount,
        currency: purchase_currency,
        description: merchant_reference1,
        returnUrl: '',
        callbackTarget: '',
        details: { cart: wanted.data, authorization: randomUUID(), order: randomUUID() },
        key: '',
      })
      const categories = [{ identifier: 'klarna', name: 'Klarna', asset_urls: {} }]
      return reply.send({ session_id: id, client_token: `token-${id}`, payment_method_categories: categories })
    }),
  )
  app.get(
    `${base}/payments/v1/sessions/:id`,
    options,
    guarded(async (request, reply) => {
      const payment = await house.find(named(idOf(request)))
      if (!payment) return sendKlarnaError(reply, 'NOT_FOUND')
      const status = payment.state === 'open' ? 'incomplete' : 'complete'
      return { ...(payment.details['cart'] as object), status, client_token: `token-${payment.reference}` }
    }),
  )
}

function registerHostedPage(app: FastifyInstance, context: KlarnaRoutesContext): void {
  const { base, options, house, guarded, pageUrl, ownUrl } = context
  app.post(
    `${base}/hpp/v1/sessions`,
    options,
    guarded(async (request, reply) => {
      const wanted = hostedSchema.safeParse(request.body)
      if (!wanted.success) return sendKlarnaError(reply, 'BAD_VALUE', problems(wanted.error))
      const { payment_session_url, merchant_urls } = wanted.data
      const hosted = sessionId(request)
      const status = merchant_urls.status_update === undefined ? undefined : new URL(merchant_urls.status_update)
      const payment = await house.change(named(payment_session_url.split('/').at(-1) ?? ''), {
        returnUrl: merchant_urls.success,
        callbackTarget: status ? status.pathname + status.search : '',
        details: { hosted },
      })
      if (!payment) return sendKlarnaError(reply, 'NOT_FOUND')
      const { expires_at } = klarnaHostedAnswer(payment)
      const session_url = `${ownUrl()}${base}/hpp/v1/sessions/${hosted}`
      return reply.code(201).send({ session_id: hosted, session_url, redirect_url: pageUrl(payment), expires_at })
    }),
  )
  const findHosted = (request: FastifyRequest) => house.findByDetail('klarna', 'hosted', idOf(request))
  app.get(
    `${base}/hpp/v1/sessions/:id`,
    options,
    guarded(async (request, reply) => {
      const payment = await findHosted(request)
      return payment ? klarnaHostedAnswer(payment) : sendKlarnaError(reply, 'NOT_FOUND')
    }),
  )
  app.delete(
    `${base}/hpp/v1/sessions/:id`,
    options,
    guarded(async (request, reply) => {
      const payment = await findHosted(request)
      if (!payment) return sendKlarnaError(reply, 'NOT_FOUND')
      await house.request(payment, (locked) =>
        locked.state === 'open' ? cancelStep(locked, { key: 'disable' }) : 'done',
      )
      return reply.code(204).send()
    }),
  )
}

function registerPlacing(app: FastifyInstance, { base, options, house, guarded }: KlarnaRoutesContext): void {
  app.post(
    `${base}/payments/v1/authorizations/:id/order`,
    options,
    guarded(async (request, reply) => {
      const payment = await house.findByDetail('klarna', 'authorization', idOf(request))
      if (payment?.state !== 'approved') return sendKlarnaError(reply, 'NOT_FOUND')
      const wanted = cartSchema.safeParse(request.body)
      if (!wanted.success) return sendKlarnaError(reply, 'BAD_VALUE', problems(wanted.error))
      if (wanted.data.order_amount !== payment.amountMinor)
        return sendKlarnaError(reply, 'BAD_VALUE', ['Bad value: order_amount'])
      const key = String(request.headers['klarna-idempotency-key'] ?? '')
      // One authorisation is one order: only the same call gets the same answer.
      const placedBy = detailOf(payment, 'placedBy')
      if (placedBy !== '' && placedBy !== key) return sendKlarnaError(reply, 'NOT_FOUND')
      await house.change(payment, { details: { placedBy: key === '' ? 'placed' : key } })
      const order_id = detailOf(payment, 'order')
      return reply.send({ order_id, redirect_url: payment.returnUrl, fraud_status: 'ACCEPTED' })
    }),
  )
}
