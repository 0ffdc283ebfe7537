import type { FastifyRequest } from 'fastify'
import { currentConsent, findConsentCookie } from '@firkant/domain/consent/consent.ts'

/** Nothing is learned from those who refused, or have not been asked. */
export function mayLearnFrom({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return currentConsent(findConsentCookie(headers.cookie ?? ''))?.personalisation === true
}
