import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { customerReturnAnswerSchema, customerReturnSchema } from '@firkant/domain/orders/withdraw-schema.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { getOrderOfCustomer, type CustomerScope } from '../orders/customer-order-routes.ts'
import type { WithdrawalService } from './withdrawal-service.ts'
import { buyerOf } from './withdrawal-view.ts'

const IDEMPOTENCY_HEADER = 'idempotency-key'

interface CustomerReturnOptions extends CustomerScope {
  readonly withdrawals: Pick<WithdrawalService, 'withdraw'>
}

export function registerCustomerReturns(app: FastifyInstance, options: CustomerReturnOptions): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/client/ct/customer/returns',
    {
      config: rateLimited(),
      schema: {
        querystring: z.object({ language: z.enum(LANGUAGES) }),
        body: customerReturnSchema,
        response: { 200: customerReturnAnswerSchema },
        tags: ['orders'],
        summary: 'Sends lines of an order back, or keeps them from being sent',
      },
    },
    async (request, reply) => {
      const { orderId, lines } = request.body
      const stored = await getOrderOfCustomer(request, orderId, options)
      const given = request.headers[IDEMPOTENCY_HEADER]
      const key = typeof given === 'string' && given.length <= 100 ? given : randomUUID()
      const done = await options.withdrawals.withdraw({ orderId, who: buyerOf(stored), lines, key, kind: 'return' })
      return reply
        .header('cache-control', 'no-store')
        .send(done.ok ? { success: true, returnId: done.value.id } : { success: false, errorCode: done.code })
    },
  )
}
