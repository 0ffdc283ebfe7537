import type { customerCalls } from '@firkant/domain/customer/customer-calls.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import {
  clearSessionCookie,
  clearSoftLoginCookie,
  readSessionToken,
} from '../../../platform/sessions/session-cookies.ts'
import { endSession, endSessionById, endSessions } from '../../../platform/sessions/session-service.ts'
import { requireSignedIn, type CustomerContext } from '../customer-identity.ts'
import { listCustomerSessions } from '../session-list.ts'

type SessionCalls = Pick<
  CallRoutes<typeof customerCalls>,
  | 'POST /api/client/ct/authentication/logout'
  | 'GET /api/client/ct/customer/sessions'
  | 'POST /api/client/ct/customer/sessions/end'
  | 'POST /api/client/ct/customer/sessions/endothers'
  | 'GET /api/client/voyado/clear-softlogin'
>

const ownerOf = (subjectId: string) => ({ kind: 'customer', subjectId }) as const

/** Signing out, here and elsewhere. */
export function sessionRoutes(context: CustomerContext): SessionCalls {
  const { db, now } = context
  return {
    'POST /api/client/ct/authentication/logout': {
      async answer(request, reply) {
        const token = readSessionToken(request, 'customer')
        if (token !== undefined) await endSession(db, token)
        clearSessionCookie(reply, 'customer')
        return { success: true }
      },
    },
    'GET /api/client/ct/customer/sessions': {
      async answer(request) {
        const { customerId, token } = await requireSignedIn(request, context)
        return { sessions: await listCustomerSessions(db, { customerId, token, now: now() }) }
      },
    },
    'POST /api/client/ct/customer/sessions/end': {
      async answer(request) {
        const { customerId } = await requireSignedIn(request, context)
        if (!(await endSessionById(db, ownerOf(customerId), request.body.sessionId)))
          throw new ProblemException('not-found', { detail: 'There is no such session.' })
        return { success: true }
      },
    },
    'POST /api/client/ct/customer/sessions/endothers': {
      async answer(request) {
        const { customerId, token } = await requireSignedIn(request, context)
        return { success: true, ended: await endSessions(db, ownerOf(customerId), token) }
      },
    },
    'GET /api/client/voyado/clear-softlogin': {
      async answer(_request, reply) {
        clearSoftLoginCookie(reply)
        return null
      },
    },
  }
}
