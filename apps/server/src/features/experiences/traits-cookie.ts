import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Consent } from '@firkant/domain/consent/consent.ts'
import {
  findTraits,
  minuteOf,
  newTraits,
  readTraits,
  SEEN_EVERY_MINUTES,
  TRAITS_COOKIE,
  TRAITS_MAX_AGE_S,
  withFacts,
  writeTraits,
  type CustomerGroup,
  type StoredTraits,
  type TraitFacts,
} from '@firkant/domain/experiences/visitor-traits.ts'
import { isAccepted } from '../../platform/process/accepted-secrets.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { cookieOptions } from '../../platform/visitors/visitor-identity.ts'

const RANDOM_BYTES = 16
const SIGNED_BYTES = 8

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface TraitsCookies {
  /** Of a visitor whom the shop itself gave the id: only they are counted. */
  readonly findHash: (request: FastifyRequest) => string | undefined
  /** Writes what is new; only with consent, and only what changed. */
  readonly refresh: (exchange: Exchange, facts: Omit<TraitFacts, 'group'>) => Promise<void>
  /** After a visitor was asked: the cookie comes or goes. Returns the hash of one that goes. */
  readonly decided: (exchange: Exchange, consent: Consent) => string | undefined
}

interface TraitsCookiesOptions extends Pick<ShopContext, 'isHttps' | 'secret' | 'now'> {
  readonly findGroup: (request: FastifyRequest) => Promise<CustomerGroup>
}

/** Random bytes with their signature: nobody can be counted under ids that they made up. */
function createIds(secret: string) {
  const sign = (random: Buffer, by = secret) =>
    createHmac('sha256', by).update('traits\n').update(random).digest().subarray(0, SIGNED_BYTES)
  return {
    make(): string {
      const random = randomBytes(RANDOM_BYTES)
      return Buffer.concat([random, sign(random)]).toString('base64url')
    },
    isOurs(id: string): boolean {
      const bytes = Buffer.from(id, 'base64url')
      if (bytes.length !== RANDOM_BYTES + SIGNED_BYTES) return false
      const [random, given] = [bytes.subarray(0, RANDOM_BYTES), bytes.subarray(RANDOM_BYTES)]
      return isAccepted(secret, (each) => timingSafeEqual(given, sign(random, each)))
    },
  }
}

/** Asked of the database seldom: when somebody signs in or out, and every few minutes. */
function isGroupDue(request: FastifyRequest, { group, lastSeenMinute }: StoredTraits, now: Date): boolean {
  const isSignedIn = readSessionToken(request, 'customer') !== undefined
  const isAtWork = readSessionToken(request, 'employee') !== undefined
  if (isSignedIn !== (group === 'customer' || group === 'club') && !isAtWork) return true
  if (isAtWork !== (group === 'employee')) return true
  return (isSignedIn || isAtWork) && minuteOf(now) - lastSeenMinute >= SEEN_EVERY_MINUTES
}

export function createTraitsCookies({ secret, isHttps, now, findGroup }: TraitsCookiesOptions): TraitsCookies {
  const ids = createIds(secret)
  const options = cookieOptions({ isHttps }, TRAITS_MAX_AGE_S)
  const find = (request: FastifyRequest) => {
    const traits = findTraits(request.headers.cookie, now())
    return traits && ids.isOurs(traits.id) ? traits : undefined
  }
  return {
    findHash(request) {
      const traits = find(request)
      return traits && hashToken(traits.id)
    },
    async refresh({ request, reply }, facts) {
      const before = find(request) ?? newTraits(ids.make(), now())
      const group = isGroupDue(request, before, now()) ? await findGroup(request) : before.group
      const value = writeTraits(withFacts(before, { ...facts, group }, now()))
      if (value !== request.cookies[TRAITS_COOKIE]) reply.setCookie(TRAITS_COOKIE, value, options)
    },
    decided({ request, reply }, { personalisation }) {
      const before = readTraits(request.cookies[TRAITS_COOKIE], now())
      const own = before && ids.isOurs(before.id) ? before : undefined
      if (personalisation) {
        reply.setCookie(TRAITS_COOKIE, writeTraits(own ?? newTraits(ids.make(), now())), options)
        return undefined
      }
      if (request.cookies[TRAITS_COOKIE] !== undefined) reply.clearCookie(TRAITS_COOKIE, options)
      return own && hashToken(own.id)
    },
  }
}
