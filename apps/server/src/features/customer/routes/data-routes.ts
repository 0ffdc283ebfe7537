import type { customerCalls } from '@firkant/domain/customer/customer-calls.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import type { AccountContext } from '../account-context.ts'
import { exportCustomer } from '../customer-data.ts'
import { requireSignedIn } from '../customer-identity.ts'
import { getCustomer } from '../customer-store.ts'
import { requestDeletion, undoDeletion } from '../delete-customer.ts'

/** Reads everything of a customer. */
const EXPORTS_PER_MINUTE = 10
const DELETIONS_PER_MINUTE = 10

type DataCalls = Pick<
  CallRoutes<typeof customerCalls>,
  | 'GET /api/client/ct/customer/export'
  | 'POST /api/client/ct/customer/delete'
  | 'POST /api/client/ct/customer/undodelete'
>

/** What the shop knows of a customer, and its end. */
export function dataRoutes(accounts: AccountContext): DataCalls {
  const { db, brand, now, data } = accounts
  return {
    'GET /api/client/ct/customer/export': {
      perMinute: EXPORTS_PER_MINUTE,
      async answer(request, reply) {
        const { customerId } = await requireSignedIn(request, accounts)
        reply.header('content-disposition', `attachment; filename="${brand.key}-data.json"`)
        // Dates become texts here, as in the answer.
        const exported = await exportCustomer(db, data, { customer: await getCustomer(db, customerId), now: now() })
        return JSON.parse(JSON.stringify(exported)) as typeof exported
      },
    },
    'POST /api/client/ct/customer/delete': {
      perMinute: DELETIONS_PER_MINUTE,
      async answer(request) {
        const signedIn = await requireSignedIn(request, accounts)
        const done = await requestDeletion(accounts, signedIn, request.body.password)
        if (!done.ok) return { success: false, errorCode: done.code }
        return { success: true, deletesAt: done.value.toISOString() }
      },
    },
    'POST /api/client/ct/customer/undodelete': {
      perMinute: DELETIONS_PER_MINUTE,
      async answer(request) {
        const isKept = await undoDeletion(accounts, request.body.token)
        return isKept ? { success: true } : { success: false, errorCode: 'invalidToken' }
      },
    },
  }
}
