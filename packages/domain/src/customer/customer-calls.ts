import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'

export const customerCalls = {
  'POST /api/client/ct/authentication/logout': {
    tag: 'customer',
    summary: 'Signs the customer out; done as well for whoever was not signed in',
    query: inLanguage,
    answer: z.object({ success: z.boolean() }),
  },
  'GET /api/client/voyado/clear-softlogin': {
    tag: 'customer',
    summary: 'Forgets whom a link of our newsletter told us of',
    query: inLanguage,
    answer: z.null(),
  },
} as const satisfies CallTable
