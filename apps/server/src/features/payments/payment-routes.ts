import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExpressEnd } from '@firkant/domain/checkout/express/express.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { isBuyerRefused } from '@firkant/domain/orders/order-states.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { readPaymentReturn } from '../orders/order-links.ts'
import type { StoredOrder } from '../orders/order-store.ts'
import type { OrderPayments, WebhookRefusal } from './order-payments.ts'
import { PAYMENT_RETURN_PATH, webhookPath } from './send-provider-request.ts'
import { endOf } from './sheets/payment-end.ts'

const WEBHOOK_BYTES = 64 * 1024
const RETURNS_PER_MINUTE = 60

/** Problem type by reason; a caller who is not trusted learns little. */
const REFUSALS: Readonly<Record<WebhookRefusal, 'not-found' | 'invalid-request' | 'wrong-signature' | 'unavailable'>> =
  {
    // The state could not be read at the provider, which sends the message again.
    unreachable: 'unavailable',
    refused: 'unavailable',
    'unknown-provider': 'not-found',
    // The webhook may arrive before we saved the payment's reference: the provider retries.
    'unknown-payment': 'not-found',
    'malformed-body': 'invalid-request',
    'missing-signature': 'wrong-signature',
    'malformed-signature': 'wrong-signature',
    'expired-signature': 'wrong-signature',
    'wrong-signature': 'wrong-signature',
  }

export interface PaymentRoutesOptions extends Pick<ShopContext, 'secret' | 'now'> {
  readonly payments: OrderPayments
  /** Where the buyer of an order is sent next. */
  readonly nextUrl: (stored: StoredOrder) => string
  /** Where a purchase that a wallet was to name the buyer of goes on after it ended, and why it did. */
  readonly expressUrl: (stored: StoredOrder, end: ExpressEnd) => string
  /** The checkout's address; in the main language if none is known. */
  readonly checkoutUrl: (language?: MarketLanguage) => Promise<string>
}

async function registerWebhooks(app: FastifyInstance, { payments, now }: PaymentRoutesOptions): Promise<void> {
  await app.register(async (hooks) => {
    // The signature covers the raw body.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: WEBHOOK_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    hooks.post(
      webhookPath(':provider'),
      { config: { ...rateLimited(), withoutCsrfHeader: true }, schema: { hide: true } },
      async (request, reply) => {
        const { provider } = request.params as { provider: string }
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
        )
        const body = typeof request.body === 'string' ? request.body : ''
        const target = request.raw.url ?? ''
        const handled = await payments.handleWebhook(provider, { target, headers, body, receivedAt: now() })
        if (!handled.ok)
          throw new ProblemException(REFUSALS[handled.code], { detail: `Webhook rejected: ${handled.code}.` })
        return reply.header('cache-control', 'no-store').send({ success: true })
      },
    )
  })
}

/** Return addresses of buyers, and webhooks of providers. */
export async function registerPaymentRoutes(app: FastifyInstance, options: PaymentRoutesOptions): Promise<void> {
  const { payments, nextUrl, checkoutUrl, expressUrl, secret, now } = options
  await registerWebhooks(app, options)
  app.withTypeProvider<ZodTypeProvider>().get(
    PAYMENT_RETURN_PATH,
    {
      config: rateLimited(RETURNS_PER_MINUTE),
      schema: { querystring: z.looseObject({ token: z.string().max(200) }), hide: true },
    },
    async (request, reply) => {
      const paymentId = readPaymentReturn(secret, request.query.token, now())
      const stored = paymentId === undefined ? undefined : await payments.confirm(paymentId)
      const payment = stored?.payments.find(({ id }) => id === paymentId)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      // Invalid token: nothing is known of the visitor, not even the language.
      if (!stored || !payment) return reply.redirect(await checkoutUrl(), 303)
      if (stored.state !== 'cancelled') return reply.redirect(nextUrl(stored), 303)
      const end = endOf(stored, payment)
      if (stored.order.express)
        return reply.redirect(expressUrl(stored, isBuyerRefused(stored.history) ? 'payment-address' : end), 303)
      const { language } = MARKETS[stored.order.market]
      return reply.redirect(`${await checkoutUrl(language)}#${end}`, 303)
    },
  )
}
