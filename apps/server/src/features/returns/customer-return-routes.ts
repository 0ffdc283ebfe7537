import { randomUUID } from 'node:crypto'
import type { orderCalls } from '@firkant/domain/orders/order-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { CustomerContext } from '../customer/customer-identity.ts'
import { getOrderOfCustomer } from '../orders/customer-order-routes.ts'
import type { WithdrawalService } from './withdrawal-service.ts'
import { buyerOf } from './withdrawal-view.ts'

const IDEMPOTENCY_HEADER = 'idempotency-key'

interface CustomerReturnOptions extends CustomerContext {
  readonly withdrawals: Pick<WithdrawalService, 'withdraw'>
}

export function customerReturnRoutes(
  options: CustomerReturnOptions,
): Pick<CallRoutes<typeof orderCalls>, 'POST /api/client/ct/customer/returns'> {
  return {
    'POST /api/client/ct/customer/returns': {
      async answer(request) {
        const { orderId, lines, way } = request.body
        const stored = await getOrderOfCustomer(request, orderId, options)
        const given = request.headers[IDEMPOTENCY_HEADER]
        const key = typeof given === 'string' && given.length <= 100 ? given : randomUUID()
        const done = await options.withdrawals.withdraw({
          orderId,
          who: buyerOf(stored),
          lines,
          key,
          kind: 'return',
          way,
        })
        return done.ok ? { success: true, returnId: done.value.id } : { success: false, errorCode: done.code }
      },
    },
  }
}
