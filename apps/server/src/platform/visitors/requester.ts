import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { Language, Market } from '@firkant/domain/market/market.ts'
import { SESSION_COOKIES } from '../sessions/session-cookies.ts'
import { ensureVisitor, findVisitor } from './visitor-identity.ts'

/** Who asks, in which market, and when. */
export interface Requester {
  readonly market: Market
  readonly now: Date
  readonly visitorHash: string | undefined
  /** Of whoever is signed in. */
  readonly customerToken?: string | undefined
  /** Where they ask from. */
  readonly ip?: string | undefined
  /** Gives an identity to whoever has none, with the answer; absent where nobody can be given one. */
  readonly ensureVisitor?: () => string
}

export type KnownRequester = Requester & { readonly visitorHash: string }

export interface AskedShop {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

/** Two models of one request give the visitor one identity, not two. */
function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

/** From the cookies of a call; it gives nobody an identity. */
export function readRequester(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, now, language }: AskedShop & { readonly language: Language },
): Requester {
  return {
    market: marketOf(brand, language),
    now: now(),
    visitorHash: findVisitor(request),
    customerToken: request.cookies[SESSION_COOKIES.customer],
    ip: request.ip,
    ensureVisitor: once(() => ensureVisitor(request, reply)),
  }
}

/** For a call that remembers something of whoever asks. */
export function readKnownRequester(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedShop & { readonly language: Language },
): KnownRequester {
  return { ...readRequester(request, reply, asked), visitorHash: ensureVisitor(request, reply) }
}
