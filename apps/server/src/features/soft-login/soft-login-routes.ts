import type { softLoginCalls } from '@firkant/domain/customer/soft-login-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { mayStoreSoftLogin, setSoftLoginCookie } from '../../platform/sessions/session-cookies.ts'
import type { CustomerContext } from '../customer/customer-identity.ts'
import { findSoftCustomer } from '../customer/soft-logins.ts'

/** A link is opened once; a token can't be guessed. */
const SOFT_LOGINS_PER_MINUTE = 30

export function softLoginRoutes({ db, brand, now }: CustomerContext): CallRoutes<typeof softLoginCalls> {
  return {
    'GET /api/client/voyado/softlogin': {
      perMinute: SOFT_LOGINS_PER_MINUTE,
      async answer(request, reply) {
        if (!mayStoreSoftLogin(request)) return null
        const { eclub: token } = request.query
        const found = await findSoftCustomer(db, { token, brand: brand.key, now: now() })
        if (found) setSoftLoginCookie(reply, token, found.until)
        return null
      },
    },
  }
}
