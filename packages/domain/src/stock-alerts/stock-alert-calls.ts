import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_EMAIL_LENGTH } from '../mail/email-address.ts'
import { STOCK_ALERT_ERRORS, type StockAlertAnswer } from './stock-alert.ts'

export const stockAlertCalls = {
  'POST /api/client/ct/stockalert/signup': {
    tag: 'customer',
    summary:
      'Asks for one mail when a sold-out product can be bought again; whoever reads the mailbox confirms it by mail',
    query: inLanguage,
    /** An invalid address is refused with a form error, so the schema accepts it. */
    body: z.object({ sku: z.string().min(1).max(100), email: z.string().max(4 * MAX_EMAIL_LENGTH) }),
    answer: z.object({
      success: z.boolean(),
      errorCode: z.enum(STOCK_ALERT_ERRORS).optional(),
    }) satisfies z.ZodType<StockAlertAnswer>,
  },
} as const satisfies CallTable
