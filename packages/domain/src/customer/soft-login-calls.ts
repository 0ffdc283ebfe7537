import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'

export const softLoginCalls = {
  'GET /api/client/voyado/softlogin': {
    tag: 'customer',
    summary: 'Recognises the customer of a newsletter link, without signing in; an unknown token is answered the same',
    query: inLanguage.extend({ eclub: z.string().max(1000) }),
    answer: z.null(),
    status: 204,
  },
} as const satisfies CallTable
