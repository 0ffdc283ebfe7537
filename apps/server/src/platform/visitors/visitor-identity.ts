import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
/// <reference types="@fastify/cookie" />
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../database/database.ts'
import { isAccepted } from '../process/accepted-secrets.ts'
import { hashToken } from '../sessions/session-service.ts'
import { visitors } from '../sessions/session-tables.ts'

const VISITOR_MAX_AGE_S = 365 * DAY_S
const VISITOR_ID = /^[\w-]{43}$/
const RANDOM_BYTES = 16
const SIGNED_BYTES = 16

export interface CookieRules {
  readonly isHttps: boolean
}

/** HttpOnly and same-site always; Secure if the shop is served over TLS. */
export function cookieOptions({ isHttps }: CookieRules, maxAgeS: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: maxAgeS } as const
}

export interface VisitorIds extends CookieRules {
  readonly cookie: string
  readonly make: () => string
  /** The hash that an id is stored as; undefined unless the shop issued it, so that no client can choose one. */
  readonly hashOf: (id: string) => string | undefined
}

const MAX_KNOWN = 10_000

/** An id is random bytes followed by their signature. */
export function createVisitorIds({ secret, isHttps }: CookieRules & { readonly secret: string }): VisitorIds {
  const sign = (random: Buffer, by = secret) =>
    createHmac('sha256', by).update('visitor\n').update(random).digest().subarray(0, SIGNED_BYTES)
  function isOurs(id: string): boolean {
    const bytes = VISITOR_ID.test(id) ? Buffer.from(id, 'base64url') : undefined
    // Several base64url texts decode to the same bytes; only the canonical one is valid.
    if (bytes?.toString('base64url') !== id) return false
    const [random, given] = [bytes.subarray(0, RANDOM_BYTES), bytes.subarray(RANDOM_BYTES)]
    return isAccepted(secret, (each) => timingSafeEqual(given, sign(random, each)))
  }
  // A visitor makes many requests, and signature and hash take longer than most other parts of one.
  const known = new LRUCache<string, string>({ max: MAX_KNOWN })
  return {
    isHttps,
    // With this prefix browsers accept the cookie only from this host, over TLS.
    cookie: isHttps ? '__Host-visitor' : 'visitor',
    make() {
      const random = randomBytes(RANDOM_BYTES)
      return Buffer.concat([random, sign(random)]).toString('base64url')
    },
    hashOf(id) {
      const found = known.get(id)
      if (found !== undefined || !isOurs(id)) return found
      const hash = hashToken(id)
      known.set(id, hash)
      return hash
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly visitorIds: VisitorIds
  }
}

export function addVisitorIds(app: FastifyInstance, ids: VisitorIds): void {
  app.decorate('visitorIds', ids)
}

/** The id of a returning visitor, if its signature is valid. */
export function findVisitor({ server: { visitorIds }, cookies }: FastifyRequest): string | undefined {
  const id = cookies[visitorIds.cookie]
  return id === undefined ? undefined : visitorIds.hashOf(id)
}

/** For calls that store something: creates an identity if there is none. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const known = findVisitor(request)
  if (known !== undefined) return known
  const { visitorIds } = request.server
  const id = visitorIds.make()
  reply.setCookie(visitorIds.cookie, id, cookieOptions(visitorIds, VISITOR_MAX_AGE_S))
  return hashToken(id)
}

/** Inserts the visitor's row when the first thing is stored for them. */
export async function insertVisitor(db: Drizzle, visitorHash: string, now: Date): Promise<void> {
  await db
    .insert(visitors)
    .values({ idHash: visitorHash, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: visitors.idHash, set: { lastSeenAt: sql`excluded.last_seen_at` } })
}
