import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'

export const customerCalls = {
  'POST /api/client/ct/authentication/logout': {
    tag: 'customer',
    summary: 'Signs the customer out; succeeds for a visitor who was not signed in too',
    query: inLanguage,
    answer: z.object({ success: z.boolean() }),
  },
  'GET /api/client/voyado/clear-softlogin': {
    tag: 'customer',
    summary: 'Ends the recognition of a customer who came by a link of the newsletter',
    query: inLanguage,
    answer: z.null(),
  },
} as const satisfies CallTable
