import { z } from 'zod'
import { inLanguage, type CallTable } from '../../http/call.ts'
import { placeOrderSchema } from '../../orders/placing/place-order-schema.ts'
import { EXPRESS_SOURCES } from './express-sources.ts'
import { sheetPayerSchema } from './sheet-payer.ts'
import { sheetTokenSchema } from './sheet-tokens.ts'

export const sheetOrderSchema = placeOrderSchema.omit({ receiptNumber: true }).extend({
  of: z.enum(EXPRESS_SOURCES),
  payment: sheetTokenSchema,
  payer: sheetPayerSchema,
})
export type SheetOrder = z.infer<typeof sheetOrderSchema>

export const expressCalls = {
  'POST /api/client/ct/checkout/sheet': {
    tag: 'checkout',
    summary: 'Places the order of whom a wallet in the browser names, and has its token charged',
    query: inLanguage,
    body: sheetOrderSchema,
    /** `url`: the confirmation, or the page before the wallet, which says why nothing was bought. `orderId`: it was. */
    answer: z.object({ success: z.boolean(), url: z.string(), orderId: z.string().exactOptional() }),
  },
  'POST /api/client/ct/checkout/sheet/apple': {
    tag: 'checkout',
    summary: 'A session of Apple’s for this shop: without one the browser opens no sheet',
    query: inLanguage,
    /** Apple's own; only the browser reads it. */
    answer: z.looseObject({}),
  },
} as const satisfies CallTable
