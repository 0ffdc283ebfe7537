import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { CONSENT_PLACES, CONSENT_VERSION } from './consent.ts'

export const consentCalls = {
  'POST /api/client/consent': {
    tag: 'visitor',
    summary: 'Stores what the visitor allows, with a proof of it',
    query: inLanguage,
    body: z.object({
      consent: z.object({ statistics: z.boolean(), marketing: z.boolean(), personalisation: z.boolean() }),
      place: z.enum(CONSENT_PLACES),
      version: z.int().min(1).max(CONSENT_VERSION),
    }),
    answer: z.null(),
    status: 204,
  },
} as const satisfies CallTable
