import type { customerCalls } from '@firkant/domain/customer/customer-calls.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { SESSION_COOKIES, SOFT_LOGIN_COOKIE } from '../../platform/sessions/session-cookies.ts'
import { endSession } from '../../platform/sessions/session-service.ts'

/** Signing out. */
export function leaveRoutes(db: Drizzle): CallRoutes<typeof customerCalls> {
  return {
    'POST /api/client/ct/authentication/logout': {
      async answer(request, reply) {
        const token = request.cookies[SESSION_COOKIES.customer]
        if (token !== undefined) await endSession(db, token)
        reply.clearCookie(SESSION_COOKIES.customer, { path: '/' })
        return { success: true }
      },
    },
    'GET /api/client/voyado/clear-softlogin': {
      async answer(_request, reply) {
        reply.clearCookie(SOFT_LOGIN_COOKIE, { path: '/' })
        return null
      },
    },
  }
}
