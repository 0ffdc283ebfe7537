import type { FastifyRequest } from 'fastify'
import { ORDERS_PER_MINUTE } from '@firkant/domain/checkout/checkout-form-rows.ts'
import type { checkoutCalls } from '@firkant/domain/orders/placing/checkout-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readKnownRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import type { CheckoutService } from './checkout-service.ts'
import type { PostcodeRoutes } from './postcode-routes.ts'

export interface PlacingOptions {
  /** Told of each order that was placed. Never waits, never throws. */
  readonly notePurchase: (request: FastifyRequest, orderId: string) => void
}

export function checkoutRoutes(
  checkout: CheckoutService,
  options: RequesterContext & PlacingOptions,
): Omit<CallRoutes<typeof checkoutCalls>, keyof PostcodeRoutes> {
  return {
    'POST /api/client/ct/checkout/placeorder': {
      perMinute: ORDERS_PER_MINUTE,
      async answer(request, reply) {
        const requester = readKnownRequester(request, reply, { ...options, language: request.query.language })
        const answer = await checkout.placeOrder(requester, request.body)
        if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
        if (answer.success) options.notePurchase(request, answer.orderId)
        return answer
      },
    },
    'POST /api/client/ct/checkout/reopen': {
      perMinute: ORDERS_PER_MINUTE,
      async answer(request, reply) {
        const requester = readKnownRequester(request, reply, { ...options, language: request.query.language })
        const { isOpen, url } = await checkout.reopen(requester)
        return { success: isOpen, ...(url !== undefined && { url }) }
      },
    },
  }
}
