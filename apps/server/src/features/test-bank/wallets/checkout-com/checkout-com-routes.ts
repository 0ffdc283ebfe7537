import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { isSameSecret } from '../../bank-keys.ts'
import { readPlayedToken, readProcessorToken, sealProcessorToken, type TokenContent } from '../sheets/played-tokens.ts'
import type { WalletRoutesContext } from '../wallet-routes.ts'
import { captureStep, refundStep, releaseStep, walletSums, type WalletDecision } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'
import { processorActions, processorPayment, rowId, sendProcessorError } from './checkout-com-answers.ts'

const WALLET = 'checkout-com'
const LIFE_MS = 15 * 60_000

const paySchema = z.object({
  source: z.object({ type: z.literal('token'), token: z.string().max(2000) }),
  amount: z.number().int().positive(),
  currency: z.enum(CURRENCIES),
  capture: z.literal(false),
  processing_channel_id: z.string(),
  reference: z.string().min(1).max(80),
})
type Wanted = z.infer<typeof paySchema>
const changeSchema = z.object({
  amount: z.number().int().positive().optional(),
  capture_type: z.literal('Final').optional(),
  reference: z.string().max(80).optional(),
})
const querySchema = z.object({ reference: z.string().min(1).max(80) })

type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown

const knows = ({ headers }: FastifyRequest, key: string) => isSameSecret(headers.authorization ?? '', `Bearer ${key}`)

/** The API of Checkout.com as far as the shop uses it. */
export function registerCheckoutCom(app: FastifyInstance, context: WalletRoutesContext): void {
  const guarded =
    (handle: Handle): Handle =>
    (request, reply) =>
      knows(request, context.keys.checkoutCom.secretKey) ? handle(request, reply) : sendProcessorError(reply, 401, '')
  registerTokens(app, context)
  registerPaying(app, context, guarded)
  registerPayment(app, context, guarded)
}

function registerTokens(app: FastifyInstance, { base, options, keys }: WalletRoutesContext): void {
  app.post(`${base}/tokens`, options, async (request, reply) => {
    if (!knows(request, keys.checkoutCom.publicKey)) return sendProcessorError(reply, 401, '')
    const content = readPlayedToken(keys.sheets, request.body)
    if (!content) return sendProcessorError(reply, 422, 'token_data_invalid')
    const expires_on = new Date(Date.now() + LIFE_MS).toISOString()
    return reply.code(201).send({ type: 'wallet', token: sealProcessorToken(keys.sheets, content), expires_on })
  })
}

/** A wallet's token is good for one payment, of the sum that the sheet showed. */
function isGood(content: TokenContent, wanted: Wanted, usedFor: WalletPayment | undefined): boolean {
  const isOther = usedFor !== undefined && usedFor.reference !== wanted.reference
  return !isOther && content.amountMinor === wanted.amount && content.currency === wanted.currency
}

function registerPaying(
  app: FastifyInstance,
  { base, options, house, keys, webhookTarget }: WalletRoutesContext,
  guarded: (handle: Handle) => Handle,
): void {
  const pay: Handle = async (request, reply) => {
    const wanted = paySchema.safeParse(request.body).data
    if (wanted?.processing_channel_id !== keys.checkoutCom.channel)
      return sendProcessorError(reply, 422, 'processing_channel_id_invalid')
    const content = readProcessorToken(keys.sheets, wanted.source.token)
    if (!content) return sendProcessorError(reply, 422, 'token_invalid')
    const { transaction, outcome, mode } = content
    const usedFor = await house.findByDetail(WALLET, 'transaction', transaction)
    if (!isGood(content, wanted, usedFor)) return sendProcessorError(reply, 422, 'token_used')
    const { payment } = await house.open({
      wallet: WALLET,
      reference: wanted.reference,
      amountMinor: wanted.amount,
      currency: wanted.currency,
      description: wanted.reference,
      returnUrl: '',
      callbackTarget: webhookTarget(WALLET),
      details: { transaction },
      key: String(request.headers['cko-idempotency-key'] ?? ''),
    })
    const decided = payment.state === 'open' ? await house.decide(payment.id, outcome, mode) : undefined
    return reply.code(201).send(processorPayment(decided?.payment ?? payment))
  }
  app.post(`${base}/payments`, options, guarded(pay))
  const list: Handle = async (request) => {
    const { reference } = querySchema.catch({ reference: '-' }).parse(request.query)
    const payment = await house.find({ wallet: WALLET, reference })
    const data = payment ? [processorPayment(payment)] : []
    return { limit: 10, skip: 0, total_count: data.length, data }
  }
  app.get(`${base}/payments`, options, guarded(list))
}

const STEPS: Readonly<
  Record<string, (payment: WalletPayment, wanted: { readonly key: string; readonly minor: number }) => WalletDecision>
> = {
  captures: (payment, { key, minor }) => {
    const isAgain = payment.log.some(({ name, key: known }) => name === 'captured' && known === key)
    return walletSums(payment).captured > 0 && !isAgain ? 'refused' : captureStep(payment, { key, minor })
  },
  voids: (payment, { key }) => (walletSums(payment).captured > 0 ? 'refused' : releaseStep(payment, { key })),
  refunds: (payment, wanted) => refundStep(payment, wanted),
}

function registerPayment(
  app: FastifyInstance,
  { base, options, house }: WalletRoutesContext,
  guarded: (handle: Handle) => Handle,
): void {
  const one = `${base}/payments/:id`
  async function findPayment({ params }: FastifyRequest): Promise<WalletPayment | undefined> {
    const id = rowId((params as { id: string }).id)
    const payment = z.uuid().safeParse(id).success ? await house.findById(id) : undefined
    return payment?.wallet === WALLET ? payment : undefined
  }
  const withPayment = (answer: (payment: WalletPayment) => unknown) =>
    guarded(async (request, reply) => {
      const payment = await findPayment(request)
      return payment ? answer(payment) : sendProcessorError(reply, 404, '')
    })
  app.get(one, options, withPayment(processorPayment))
  app.get(`${one}/actions`, options, withPayment(processorActions))
  for (const [path, decide] of Object.entries(STEPS))
    app.post(
      `${one}/${path}`,
      options,
      guarded(async (request, reply) => {
        const payment = await findPayment(request)
        const wanted = changeSchema.safeParse(request.body)
        if (!payment) return sendProcessorError(reply, 404, '')
        if (!wanted.success) return sendProcessorError(reply, 422, 'body_invalid')
        const { reference: key = '', amount: minor = 0 } = wanted.data
        const answer = await house.request(payment, (locked) => decide(locked, { key, minor }))
        if (!answer || answer.isRefused) return sendProcessorError(reply, 403, '')
        return reply.code(202).send({ action_id: `act_${answer.payment.log.at(-1)?.id ?? ''}`, reference: key })
      }),
    )
}
