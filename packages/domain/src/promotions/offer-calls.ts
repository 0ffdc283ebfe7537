import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { OFFER_ERRORS } from './personal-offer.ts'

export const offerCalls = {
  'POST /api/client/ct/customer/offers/activate': {
    tag: 'customer',
    summary: 'Activates a personal offer: it then applies to one order',
    query: inLanguage,
    body: z.object({ offerKey: z.string().max(100) }),
    answer: z.object({ success: z.boolean(), errorCode: z.enum(OFFER_ERRORS).optional() }),
  },
} as const satisfies CallTable
