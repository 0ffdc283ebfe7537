import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { fieldsOf, fromShop, queryOf, readPlainForms } from '../../../../platform/forms/plain-forms.ts'
import { rateLimited } from '../../../../platform/http/rate-limits.ts'
import { bankPolicy } from '../../bank-frame.ts'
import { pageToken, readPageToken, type BankKeys } from '../../bank-keys.ts'
import { unknownPage } from '../../bank-pages.ts'
import { DEMO_PEOPLE } from '../vipps/demo-people.ts'
import type { WalletHouse } from '../wallet-house.ts'
import { BUYER_STEPS, WALLET_MODES, type BuyerStep } from '../wallet-steps.ts'
import type { WalletCall } from '../wallet-webhooks.ts'
import { WALLET_PAGE_PATHS, walletPath } from './wallet-page-paths.ts'
import { walletPage, type ShownWallet } from './wallet-page.ts'

export interface WalletPagesContext {
  readonly house: WalletHouse
  readonly keys: BankKeys
  readonly homeLanguage: MarketLanguage
  /** Sends a message at once; undefined if the protocol has none of that event. */
  readonly send: (call: WalletCall) => Promise<number | undefined>
}

const decisionSchema = z.object({
  step: z.enum(Object.keys(BUYER_STEPS) as [BuyerStep, ...BuyerStep[]]),
  mode: z.enum(WALLET_MODES).catch('normal'),
  person: z.enum(DEMO_PEOPLE).optional(),
})
const sendSchema = z.object({ event: z.uuid(), as: z.enum(['true', 'forged']) })

function sendPage(reply: FastifyReply, html: string, { status = 200, returnUrl = '' } = {}): FastifyReply {
  return (
    reply
      .code(status)
      .header('content-security-policy', bankPolicy(returnUrl === '' ? undefined : returnUrl))
      .header('cache-control', 'no-store')
      // The address gives access to the payment. `no-referrer` would also hide the origin of a form.
      .header('referrer-policy', 'strict-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  )
}

const seeOther = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)

type Handler = (shown: ShownWallet, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Calls the handler with the token's payment, or answers 404. */
function withPayment({ house, keys, homeLanguage }: WalletPagesContext, handle: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = queryOf(request).get('token') ?? ''
    const id = readPageToken(keys, token)
    const payment = id === undefined ? undefined : await house.findById(id)
    const answered = queryOf(request).get('answered') ?? undefined
    if (payment) return handle({ payment, token, answered }, request, reply)
    return sendPage(reply, unknownPage(homeLanguage), { status: 404 })
  }
}

const showPage = (reply: FastifyReply, shown: ShownWallet) =>
  sendPage(reply, walletPage(shown), { returnUrl: shown.payment.returnUrl })

/** The pages of a tester who plays the buyer, and what a provider's messages do on their way. */
export function registerWalletPages(app: FastifyInstance, context: WalletPagesContext): void {
  const { house, keys, homeLanguage, send } = context
  const page = { config: rateLimited(), schema: { hide: true } }
  app.get(
    WALLET_PAGE_PATHS.page,
    page,
    withPayment(context, async (shown, _request, reply) => showPage(reply, shown)),
  )

  /** What Swish's app would open; it says where to go back to. */
  app.get(WALLET_PAGE_PATHS.swish, page, async (request, reply) => {
    const query = queryOf(request)
    const payment = await house.findByDetail('swish', 'token', query.get('request') ?? '')
    const back = query.get('callbackurl') ?? ''
    const isOwn = URL.canParse(back) && new URL(back).host === request.host
    if (!payment || !isOwn) return sendPage(reply, unknownPage(homeLanguage), { status: 404 })
    if (payment.returnUrl === '') await house.change(payment, { returnUrl: back })
    return seeOther(reply, walletPath(WALLET_PAGE_PATHS.page, pageToken(keys, payment.id)))
  })

  readPlainForms(app)
  app.post(
    WALLET_PAGE_PATHS.decide,
    fromShop(),
    withPayment(context, async (shown, request, reply) => {
      const { payment, token } = shown
      const wanted = decisionSchema.safeParse(Object.fromEntries(fieldsOf(request)))
      if (!wanted.success) return seeOther(reply, walletPath(WALLET_PAGE_PATHS.page, token))
      const { step, mode, person } = wanted.data
      if (person) await house.change(payment, { details: { person } })
      const decided = await house.decide(payment.id, step, mode)
      const isShown = !decided || decided.isRefused || payment.returnUrl === ''
      return seeOther(reply, isShown ? walletPath(WALLET_PAGE_PATHS.page, token) : payment.returnUrl)
    }),
  )
  app.post(
    WALLET_PAGE_PATHS.send,
    fromShop(),
    withPayment(context, async ({ payment, token }, request, reply) => {
      const wanted = sendSchema.safeParse(Object.fromEntries(fieldsOf(request)))
      const event = wanted.success ? wanted.data.event : ''
      const isForged = wanted.success && wanted.data.as === 'forged'
      const status = await send({ key: 'by hand', payment: payment.id, event, isForged })
      const answered = status === undefined ? 'silent' : String(status)
      return seeOther(reply, `${walletPath(WALLET_PAGE_PATHS.page, token)}&answered=${answered}`)
    }),
  )
}
