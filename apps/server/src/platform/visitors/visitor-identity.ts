/// <reference types="@fastify/cookie" />
import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Drizzle } from '../database/database.ts'
import { hashToken } from '../sessions/session-service.ts'
import { visitors } from '../sessions/session-tables.ts'

export const VISITOR_COOKIE = 'visitor'
const VISITOR_MAX_AGE_S = 365 * 24 * 60 * 60
const VISITOR_ID = /^[\w-]{43}$/

export interface CookieRules {
  readonly isHttps: boolean
}

/** HttpOnly and same-site everywhere; Secure wherever the shop is served over TLS. */
export function cookieOptions({ isHttps }: CookieRules, maxAgeS: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: maxAgeS } as const
}

/** Who comes back, if anyone. The cookie is never believed to be more than an unguessable number. */
export function findVisitor(request: FastifyRequest): string | undefined {
  const id = request.cookies[VISITOR_COOKIE]
  return id !== undefined && VISITOR_ID.test(id) ? hashToken(id) : undefined
}

/** For a call that must remember something of its visitor: gives an identity to whoever has none. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply, rules: CookieRules): string {
  const known = findVisitor(request)
  if (known !== undefined) return known
  const id = randomBytes(32).toString('base64url')
  reply.setCookie(VISITOR_COOKIE, id, cookieOptions(rules, VISITOR_MAX_AGE_S))
  return hashToken(id)
}

/** The visitor's row, made when the first thing is stored for them. */
export async function rememberVisitor(db: Drizzle, visitorHash: string, now: Date): Promise<void> {
  await db
    .insert(visitors)
    .values({ idHash: visitorHash, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: visitors.idHash, set: { lastSeenAt: sql`excluded.last_seen_at` } })
}
