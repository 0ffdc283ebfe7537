import type { FastifyReply, FastifyRequest } from 'fastify'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { checkoutCalls } from '@firkant/domain/orders/checkout-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { ensureVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { CartRoutesOptions } from '../cart/cart-routes.ts'
import type { CartAsker } from '../cart/cart-service.ts'
import type { CheckoutService } from './checkout-service.ts'
import type { PostcodeRoutes } from './postcode-routes.ts'

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

export function checkoutRoutes(
  checkout: CheckoutService,
  options: CartRoutesOptions,
): Omit<CallRoutes<typeof checkoutCalls>, keyof PostcodeRoutes> {
  return {
    'POST /api/client/ct/checkout/placeorder': {
      perMinute: ORDERS_PER_MINUTE,
      async answer(request, reply) {
        const asker = readAsker(request, reply, { ...options, language: request.query.language })
        const answer = await checkout.placeOrder(asker, request.body)
        if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
        return answer
      },
    },
    'POST /api/client/ct/checkout/reopen': {
      perMinute: ORDERS_PER_MINUTE,
      async answer(request, reply) {
        const asker = readAsker(request, reply, { ...options, language: request.query.language })
        const { isOpen, url } = await checkout.reopen(asker)
        return { success: isOpen, ...(url !== undefined && { url }) }
      },
    },
  }
}
