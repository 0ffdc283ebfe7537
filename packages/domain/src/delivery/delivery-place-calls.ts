import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_POSTCODE_LENGTH } from './delivery-place.ts'

export const deliveryPlaceCalls = {
  'POST /api/client/delivery/place': {
    tag: 'checkout',
    summary: 'Remembers the postcode that the visitor has things sent to; null forgets it',
    description: 'False for what is no postcode of the market, or one of nowhere, and nothing changes.',
    query: inLanguage,
    body: z.object({ postcode: z.string().min(1).max(MAX_POSTCODE_LENGTH).nullable() }),
    answer: z.object({ success: z.boolean() }),
  },
} as const satisfies CallTable
