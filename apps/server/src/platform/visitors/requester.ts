import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { Language, Market } from '@firkant/domain/market/market.ts'
import { readSessionToken, readSoftLoginToken } from '../sessions/session-cookies.ts'
import { ensureVisitor, findVisitor } from './visitor-identity.ts'

/** Who sent the request, for which market, and when. */
export interface Requester {
  readonly market: Market
  readonly now: Date
  readonly visitorHash: string | undefined
  /** Present if signed in. */
  readonly customerToken?: string | undefined
  /** Present if an employee is at work in this browser. */
  readonly employeeToken?: string | undefined
  /** Present if recognised by a newsletter's link, which signs nobody in. */
  readonly softLoginToken?: string | undefined
  readonly ip?: string | undefined
  /** What is bought at once, beside the cart. */
  readonly isAside?: true | undefined
}

export type KnownRequester = Requester & { readonly visitorHash: string }

export interface RequesterContext {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

/** From the cookies of a call; creates no identity. */
export function readRequester(
  request: FastifyRequest,
  { brand, now, language }: RequesterContext & { readonly language: Language },
): Requester {
  return {
    market: marketOf(brand, language),
    now: now(),
    visitorHash: findVisitor(request),
    customerToken: readSessionToken(request, 'customer'),
    softLoginToken: readSoftLoginToken(request),
    employeeToken: readSessionToken(request, 'employee'),
    ip: request.ip,
  }
}

/** For calls that store something: creates an identity if there is none. */
export function readKnownRequester(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: RequesterContext & { readonly language: Language },
): KnownRequester {
  return { ...readRequester(request, asked), visitorHash: ensureVisitor(request, reply) }
}
