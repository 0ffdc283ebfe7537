import type { customerCalls } from '@firkant/domain/customer/customer-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { AccountContext } from './account-context.ts'
import { requireSignedIn } from './customer-identity.ts'

type DataCalls = Pick<
  CallRoutes<typeof customerCalls>,
  | 'GET /api/client/ct/customer/export'
  | 'POST /api/client/ct/customer/delete'
  | 'POST /api/client/ct/customer/undodelete'
>

export function dataRoutes(accounts: AccountContext): DataCalls {
  return {
    'GET /api/client/ct/customer/export': {
      async answer(request, reply) {
        await requireSignedIn(request, reply, accounts)
        throw new ProblemException('unavailable')
      },
    },
    'POST /api/client/ct/customer/delete': {
      async answer(request, reply) {
        await requireSignedIn(request, reply, accounts)
        throw new ProblemException('unavailable')
      },
    },
    'POST /api/client/ct/customer/undodelete': {
      async answer() {
        return { success: false, errorCode: 'invalidToken' }
      },
    },
  }
}
