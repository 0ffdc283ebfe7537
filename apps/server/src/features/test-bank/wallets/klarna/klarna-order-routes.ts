import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { WalletRoutesContext } from '../wallet-routes.ts'
import { captureStep, refundStep, releaseStep, walletSums, type WalletDecision } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'
import { detailOf, klarnaOrderAnswer, sendKlarnaError, type KLARNA_ERRORS } from './klarna-answers.ts'

const captureSchema = z.looseObject({ captured_amount: z.number().int().positive() })
const refundSchema = z.looseObject({
  refunded_amount: z.number().int().positive(),
  reference: z.string().max(255).optional(),
})

export type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown

export interface KlarnaRoutesContext extends WalletRoutesContext {
  readonly guarded: (handle: Handle) => Handle
}

interface Change {
  readonly refusal: keyof typeof KLARNA_ERRORS
  readonly status: 201 | 204
  readonly header?: string
  readonly decide: (payment: WalletPayment, wanted: { readonly key: string; readonly body: unknown }) => WalletDecision
}

const CHANGES: Readonly<Record<string, Change>> = {
  captures: {
    refusal: 'CAPTURE_NOT_ALLOWED',
    status: 201,
    header: 'capture-id',
    decide: (payment, { key, body }) =>
      captureStep(payment, { key, minor: captureSchema.safeParse(body).data?.captured_amount ?? 0 }),
  },
  refunds: {
    refusal: 'REFUND_NOT_ALLOWED',
    status: 201,
    header: 'refund-id',
    decide(payment, { key, body }) {
      const wanted = refundSchema.safeParse(body)
      if (!wanted.success) return 'refused'
      return refundStep(payment, { key: wanted.data.reference ?? key, minor: wanted.data.refunded_amount })
    },
  },
  cancel: {
    refusal: 'CANCEL_NOT_ALLOWED',
    status: 204,
    decide: (payment, { key }) => (walletSums(payment).captured > 0 ? 'refused' : releaseStep(payment, { key })),
  },
  'release-remaining-authorization': {
    refusal: 'RELEASE_NOT_ALLOWED',
    status: 204,
    decide: (payment, { key }) => releaseStep(payment, { key }),
  },
}

/** Order Management: what the shop does with a placed order. */
export function registerKlarnaOrders(app: FastifyInstance, context: KlarnaRoutesContext): void {
  const { base, options, house, guarded } = context
  const orders = `${base}/ordermanagement/v1/orders/:id`
  async function findOrder({ params }: FastifyRequest): Promise<WalletPayment | undefined> {
    const payment = await house.findByDetail('klarna', 'order', (params as { id: string }).id)
    return payment && detailOf(payment, 'placedBy') !== '' ? payment : undefined
  }
  app.get(
    orders,
    options,
    guarded(async (request, reply) => {
      const payment = await findOrder(request)
      return payment ? klarnaOrderAnswer(payment) : sendKlarnaError(reply, 'NO_SUCH_ORDER')
    }),
  )
  for (const [path, { refusal, status, header, decide }] of Object.entries(CHANGES))
    app.post(
      `${orders}/${path}`,
      options,
      guarded(async (request, reply) => {
        const payment = await findOrder(request)
        if (!payment) return sendKlarnaError(reply, 'NO_SUCH_ORDER')
        const key = String(request.headers['klarna-idempotency-key'] ?? '')
        const answer = await house.request(payment, (locked) => decide(locked, { key, body: request.body }))
        if (!answer || answer.isRefused) return sendKlarnaError(reply, refusal)
        if (header !== undefined) reply.header(header, answer.payment.log.at(-1)?.id ?? '')
        return reply.code(status).send()
      }),
    )
}
