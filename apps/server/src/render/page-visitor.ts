import type { FastifyRequest } from 'fastify'
import { CONSENT_COOKIE } from '@firkant/domain/consent/consent.ts'
import { readSessionToken, readSoftLoginToken } from '../platform/sessions/session-cookies.ts'
import { findVisitor } from '../platform/visitors/visitor-identity.ts'

/** Whose page it is, by the cookies of the request. */
export const pageVisitorOf = (request: FastifyRequest) => ({
  visitorHash: findVisitor(request),
  consentCookie: request.cookies[CONSENT_COOKIE],
  customerToken: readSessionToken(request, 'customer'),
  softLoginToken: readSoftLoginToken(request),
  employeeToken: readSessionToken(request, 'employee'),
})
