/// <reference types="@fastify/cookie" />
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_COOKIE } from '@firkant/domain/consent/consent.ts'
import { mayStore } from '@firkant/domain/consent/may-store.ts'
import { HOST_PREFIX } from '@firkant/domain/consent/stored-things.ts'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { SESSION_LIFE_MS, type SessionKind } from './session-service.ts'

/** Cookie name for each kind of session, without TLS. */
export const SESSION_COOKIES: Readonly<Record<SessionKind, string>> = { customer: 'customer', employee: 'employee' }
/** Holds the token of a newsletter link, which identifies a customer but does not sign in. Without TLS, as above. */
export const SOFT_LOGIN_COOKIE = 'soft-login'

const isHttps = ({ server }: FastifyRequest) => server.visitorIds.isHttps

/** With the prefix browsers accept the cookie only from this host, over TLS: no neighbour can plant a session. */
const withPrefix = (request: FastifyRequest, name: string) => (isHttps(request) ? HOST_PREFIX + name : name)
const nameOf = (request: FastifyRequest, kind: SessionKind) => withPrefix(request, SESSION_COOKIES[kind])
const softLoginName = (request: FastifyRequest) => withPrefix(request, SOFT_LOGIN_COOKIE)

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

/** Whoever said no in this browser is not recognised, whatever it still has. */
export function readSoftLoginToken(request: FastifyRequest): string | undefined {
  return mayStoreSoftLogin(request) ? request.cookies[softLoginName(request)] : undefined
}

export function mayStoreSoftLogin({ cookies }: FastifyRequest): boolean {
  return mayStore('soft-login', cookies[CONSENT_COOKIE])
}

/** Browsers may still have it without the prefix, which is read nowhere. */
function clearUnprefixed(reply: FastifyReply): void {
  const { request } = reply
  if (isHttps(request) && SOFT_LOGIN_COOKIE in request.cookies) reply.clearCookie(SOFT_LOGIN_COOKIE, optionsOf(request))
}

export function setSoftLoginCookie(reply: FastifyReply, token: string, expires: Date): void {
  const { request } = reply
  clearUnprefixed(reply)
  reply.setCookie(softLoginName(request), token, { ...optionsOf(request), expires })
}

export const hasSoftLoginCookie = (request: FastifyRequest): boolean => softLoginName(request) in request.cookies

export function clearSoftLoginCookie(reply: FastifyReply): void {
  const { request } = reply
  clearUnprefixed(reply)
  reply.clearCookie(softLoginName(request), optionsOf(request))
}

export function clearSessionCookie(reply: FastifyReply, kind: SessionKind): void {
  reply.clearCookie(nameOf(reply.request, kind), optionsOf(reply.request))
}
