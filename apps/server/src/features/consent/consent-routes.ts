import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { consentCalls } from '@firkant/domain/consent/consent-calls.ts'
import { CONSENTS_PER_MINUTE, type consentFormRows } from '@firkant/domain/consent/consent-form-rows.ts'
import { readConsentForm, type ConsentAnswer } from '@firkant/domain/consent/consent-form.ts'
import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE_S,
  CONSENT_SAVED_FRAGMENT,
  type Consent,
  readConsent,
  writeConsent,
} from '@firkant/domain/consent/consent.ts'
import { readFrom } from '@firkant/domain/market/country-switch.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { clearSoftLoginCookie, hasSoftLoginCookie } from '../../platform/sessions/session-cookies.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { cookieOptions, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import { insertConsent } from './consent-store.ts'

const ID_BYTES = 16

export interface ConsentContext extends Pick<ShopContext, 'db' | 'brand' | 'isHttps' | 'now'> {
  /** Deletes what was learned from a visitor. */
  readonly forget: (visitorHash: string) => Promise<void>
  /** Writes or removes what is known of a visitor in their browser; the hash of what was removed. */
  readonly traits: {
    readonly decided: (exchange: Exchange, consent: Consent) => string | undefined
  }
  readonly forgetTraits: (traitsHash: string) => Promise<void>
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The cookie is written after the proof, never without it. */
async function saveConsent(
  { db, brand, isHttps, now, forget, traits, forgetTraits }: ConsentContext,
  { request, reply }: Exchange,
  { consent, place, version, language }: ConsentAnswer & { readonly language: Language },
): Promise<void> {
  const id = readConsent(request.cookies[CONSENT_COOKIE])?.id ?? randomBytes(ID_BYTES).toString('base64url')
  const proof = { subjectHash: hashToken(id), language, textVersion: version, place, ...consent, decidedAt: now() }
  await insertConsent(db, { brand: brand.key, ...proof })
  const visitorHash = consent.personalisation ? undefined : findVisitor(request)
  if (visitorHash !== undefined) await forget(visitorHash)
  if (!consent.personalisation && hasSoftLoginCookie(request)) clearSoftLoginCookie(reply)
  const removed = traits.decided({ request, reply }, consent)
  if (removed !== undefined) await forgetTraits(removed)
  // Scripts read it: pages are cached and the same for everybody, so only the browser can know who was asked.
  const options = { ...cookieOptions({ isHttps }, CONSENT_MAX_AGE_S), httpOnly: false }
  reply.setCookie(CONSENT_COOKIE, writeConsent({ consent, version, id }), options)
}

export function consentRoutes(context: ConsentContext): CallRoutes<typeof consentCalls> {
  return {
    'POST /api/client/consent': {
      perMinute: CONSENTS_PER_MINUTE,
      async answer(request, reply) {
        await saveConsent(context, { request, reply }, { ...request.body, language: request.query.language })
        return null
      },
    },
  }
}

/** The same without scripts: back to the page with the form. */
export function consentForms(context: ConsentContext): FormHandlers<typeof consentFormRows> {
  return {
    async 'consent.choose'(_input, { fields, request, reply, language, back = '/' }) {
      const answer = readConsentForm(fields)
      const from = readFrom(back)
      if (!answer || from === undefined)
        throw new ProblemException('invalid-request', { detail: 'The form of the cookie page has other fields.' })
      await saveConsent(context, { request, reply }, { ...answer, language })
      return { to: 'back', address: from, fragment: CONSENT_SAVED_FRAGMENT }
    },
  }
}
