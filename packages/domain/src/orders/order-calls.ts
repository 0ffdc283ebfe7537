import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { CURRENCIES } from '../market/market.ts'
import { FIND_ORDER_FIELDS } from './order-pages.ts'
import { ORDER_STATES } from './order-states.ts'
import {
  customerReturnAnswerSchema,
  customerReturnSchema,
  withdrawAnswerSchema,
  withdrawSchema,
} from './withdrawal/withdraw-schema.ts'

/** Generous: what is too long for its field is answered as a field error. */
const field = z.string().max(1000)
const MAX_PAGES = 10_000

const historySchema = z.object({
  orders: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      state: z.enum(ORDER_STATES),
      placedAt: z.string(),
      total: z.number(),
      currency: z.enum(CURRENCIES),
      pieces: z.number(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})
/** In full: `OrderView`. */
const orderSchema = z.looseObject({ orderId: z.string(), number: z.string(), state: z.enum(ORDER_STATES) })

export const orderCalls = {
  'POST /api/client/ct/orders/find': {
    tag: 'orders',
    summary:
      'Sends the link to an order to the address it was ordered with; the answer never tells whether there is one',
    query: inLanguage,
    body: z.object({ orderNumber: field, email: field }),
    answer: z.object({ success: z.boolean(), wrong: z.array(z.enum(FIND_ORDER_FIELDS)).readonly() }),
  },
  'GET /api/client/ct/customer/orders': {
    tag: 'orders',
    summary: "The customer's orders, newest first",
    query: inLanguage.extend({ page: z.coerce.number().int().min(1).max(MAX_PAGES).default(1) }),
    answer: historySchema,
  },
  'GET /api/client/ct/customer/orders/:orderId': {
    tag: 'orders',
    summary: 'One order of the customer',
    params: z.object({ orderId: z.uuid() }),
    query: inLanguage,
    answer: orderSchema,
  },
  'POST /api/client/ct/customer/returns': {
    tag: 'orders',
    summary: 'Returns lines of an order, or cancels lines that were not sent yet',
    query: inLanguage,
    body: customerReturnSchema,
    answer: customerReturnAnswerSchema,
  },
  'POST /api/client/ct/orders/withdraw': {
    tag: 'orders',
    summary: 'Withdraws from a purchase, all of it or some lines; the receipt goes out by mail at once',
    query: inLanguage,
    body: withdrawSchema,
    answer: withdrawAnswerSchema,
  },
} as const satisfies CallTable
