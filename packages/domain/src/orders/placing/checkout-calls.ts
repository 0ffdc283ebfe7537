import { z } from 'zod'
import { inLanguage, type CallTable } from '../../http/call.ts'
import { MARKET_KEYS } from '../../market/market.ts'
import { placeOrderAnswerSchema, placeOrderSchema } from './place-order-schema.ts'

const MAX_POSTCODE_LENGTH = 20

export const checkoutCalls = {
  'POST /api/client/ct/checkout/placeorder': {
    tag: 'checkout',
    summary: 'Places the order: once for each idempotencyKey, however often it is sent',
    query: inLanguage,
    body: placeOrderSchema,
    answer: placeOrderAnswerSchema,
  },
  'POST /api/client/ct/checkout/reopen': {
    tag: 'checkout',
    summary: 'Cancels the pending payment, so that the cart can be changed again',
    query: inLanguage,
    /** `url`: the order was paid in the meantime. */
    answer: z.object({ success: z.boolean(), url: z.string().exactOptional() }),
  },
  'GET /api/client/ct/checkout/town': {
    tag: 'checkout',
    summary: 'The town of a postcode',
    query: inLanguage.extend({ country: z.enum(MARKET_KEYS), postcode: z.string().max(MAX_POSTCODE_LENGTH) }),
    answer: z.object({ town: z.string().exactOptional() }),
  },
} as const satisfies CallTable
