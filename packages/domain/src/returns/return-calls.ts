import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { RETURN_ERRORS, type ReturnAnswer } from './return-lookup.ts'

/** Generous: what is too long for its field is answered as a field error. */
const field = z.string().max(1000)

export const returnCalls = {
  'POST /api/client/ct/returns/find': {
    tag: 'customer',
    summary: 'Finds where the return of an order is made, by its number and the address it was ordered with',
    query: inLanguage,
    body: z.object({ orderNumber: field, email: field }),
    answer: z.object({
      success: z.boolean(),
      url: z.string().optional(),
      errorCode: z.enum(RETURN_ERRORS).optional(),
    }) satisfies z.ZodType<ReturnAnswer>,
  },
} as const satisfies CallTable
