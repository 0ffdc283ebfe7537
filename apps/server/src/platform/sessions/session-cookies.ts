/// <reference types="@fastify/cookie" />
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { SESSION_LIFE_MS, type SessionKind } from './session-service.ts'

/** Cookie name for each kind of session, without TLS. */
export const SESSION_COOKIES: Readonly<Record<SessionKind, string>> = { customer: 'customer', employee: 'employee' }
/** Holds the token of a newsletter link: it identifies a customer but does not sign in. */
export const SOFT_LOGIN_COOKIE = 'soft-login'

const isHttps = ({ server }: FastifyRequest) => server.visitorIds.isHttps

/** With the prefix browsers accept the cookie only from this host, over TLS: no neighbour can plant a session. */
function nameOf(request: FastifyRequest, kind: SessionKind): string {
  return isHttps(request) ? `__Host-${SESSION_COOKIES[kind]}` : SESSION_COOKIES[kind]
}

const optionsOf = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) }) as const

export function readSessionToken(request: FastifyRequest, kind: SessionKind): string | undefined {
  return request.cookies[nameOf(request, kind)]
}

export function setSessionCookie(reply: FastifyReply, kind: SessionKind, token: string): void {
  const { request } = reply
  const maxAge = SESSION_LIFE_MS[kind] / SECOND_MS
  reply.setCookie(nameOf(request, kind), token, { ...optionsOf(request), maxAge })
}

export function readSoftLoginToken(request: FastifyRequest): string | undefined {
  return request.cookies[SOFT_LOGIN_COOKIE]
}

export function setSoftLoginCookie(reply: FastifyReply, token: string, expires: Date): void {
  reply.setCookie(SOFT_LOGIN_COOKIE, token, { ...optionsOf(reply.request), expires })
}

export function clearSessionCookie(reply: FastifyReply, kind: SessionKind): void {
  reply.clearCookie(nameOf(reply.request, kind), optionsOf(reply.request))
}
