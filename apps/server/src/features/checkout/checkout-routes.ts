import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { LANGUAGES, type Language } from '@firkant/domain/market/market.ts'
import { placeOrderAnswerSchema, placeOrderSchema } from '@firkant/domain/orders/place-order-schema.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { ensureVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { CartRoutesOptions } from '../cart/cart-routes.ts'
import type { CartAsker } from '../cart/cart-service.ts'
import type { CheckoutService } from './checkout-service.ts'

/** Nobody buys more often; who does is a loop. */
const ORDERS_PER_MINUTE = 30

/** Who asks, from the cookies of a call or form. */
export function readAsker(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, ...options }: CartRoutesOptions & { readonly language: Language },
): CartAsker {
  return {
    market: marketOf(options.brand, language),
    now: options.now(),
    visitorHash: ensureVisitor(request, reply),
    customerToken: request.cookies[SESSION_COOKIES.customer],
    ip: request.ip,
  }
}

export function registerCheckoutRoutes(
  app: FastifyInstance,
  checkout: CheckoutService,
  options: CartRoutesOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const querystring = z.object({ language: z.enum(LANGUAGES) })
  routes.post(
    '/api/client/ct/checkout/placeorder',
    {
      config: rateLimited(ORDERS_PER_MINUTE),
      schema: {
        querystring,
        body: placeOrderSchema,
        response: { 200: placeOrderAnswerSchema },
        tags: ['checkout'],
        summary: 'Places the order: once for each idempotencyKey, however often it is sent',
      },
    },
    async (request, reply) => {
      const asker = readAsker(request, reply, { ...options, language: request.query.language })
      const answer = await checkout.placeOrder(asker, request.body)
      if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
  routes.post(
    '/api/client/ct/checkout/reopen',
    {
      config: rateLimited(ORDERS_PER_MINUTE),
      schema: {
        querystring,
        response: { 200: z.object({ success: z.boolean(), url: z.string().optional() }) },
        tags: ['checkout'],
        summary: 'Ends the payment that is under way, so that the cart can be changed again',
      },
    },
    async (request, reply) => {
      const asker = readAsker(request, reply, { ...options, language: request.query.language })
      const { isOpen, url } = await checkout.reopen(asker)
      return reply.header('cache-control', 'no-store').send({ success: isOpen, ...(url !== undefined && { url }) })
    },
  )
}
