import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '@firkant/domain/customer/device-name.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { networkPrefix } from '../../platform/http/client-network.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { readKnownRequester, readRequester, type Requester } from '../../platform/visitors/requester.ts'
import type { LoginRequester } from './account-context.ts'

export type CustomerContext = Pick<ShopContext, 'db' | 'brand' | 'now'>

export interface SignedInCustomer {
  readonly customerId: string
  /** Of the session that asks. */
  readonly token: string
  readonly requester: Requester
}

export interface RecentCustomer extends SignedInCustomer {
  /** When the session was opened. */
  readonly signedInAt: Date
}

/** Undefined without a full login: a soft login is none. */
export async function findSignedIn(
  request: FastifyRequest,
  { db, brand, now }: CustomerContext,
): Promise<Omit<RecentCustomer, 'requester'> | undefined> {
  const token = readSessionToken(request, 'customer')
  const session = token && (await findSession(db, { token, kind: 'customer', brand: brand.key }, now()))
  return token && session ? { customerId: session.subjectId, token, signedInAt: session.openedAt } : undefined
}

/** 401 without a full login. */
export async function requireSignedIn(
  request: FastifyRequest<{ Querystring: { language: Language } }>,
  context: CustomerContext,
): Promise<RecentCustomer> {
  const signedIn = await findSignedIn(request, context)
  if (!signedIn) throw new ProblemException('sign-in-required')
  const { brand, now } = context
  return { ...signedIn, requester: readRequester(request, { brand, now, language: request.query.language }) }
}

/** For calls that sign in: the browser gets an identity, by which it is known the next time. */
export function readLoginRequester(
  request: FastifyRequest,
  reply: FastifyReply,
  { brand, now, language }: Pick<CustomerContext, 'brand' | 'now'> & { readonly language: Language },
): LoginRequester {
  return {
    ...readKnownRequester(request, reply, { brand, now, language }),
    device: deviceName(request.headers['user-agent']),
    network: networkPrefix(request.ip),
  }
}
