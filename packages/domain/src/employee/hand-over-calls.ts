import { z } from 'zod'
import { PRICE_NOTE_LENGTH, PRICE_REASONS } from '../cart/sums/agreed-price.ts'
import { inLanguage, type CallTable } from '../http/call.ts'

export const HAND_OVER_ERRORS = ['emptyCart', 'cartLocked'] as const
export type HandOverError = (typeof HAND_OVER_ERRORS)[number]
export const PRICE_ERRORS = ['unknownLine', 'cartLocked', 'invalidPrice', 'notLower', 'beyondLimit'] as const
export type PriceError = (typeof PRICE_ERRORS)[number]

/** A square of `size` modules, dark ones as one path of SVG. */
const qrCode = z.object({ size: z.number(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>

const lineItemId = z.string().min(1).max(100)

export const handOverCalls = {
  'POST /api/client/employee/handover': {
    tag: 'employee',
    summary: 'Makes a link that gives the cart to a customer; links made before end',
    query: inLanguage,
    body: z.object({}).optional(),
    answer: z.object({
      success: z.boolean(),
      errorCode: z.enum(HAND_OVER_ERRORS).optional(),
      link: z.object({ url: z.string(), expiresAt: z.string(), qr: qrCode }).optional(),
    }),
  },
  'GET /api/client/employee/handover': {
    tag: 'employee',
    summary: 'Whether the link that this browser made last still waits, or was used',
    query: inLanguage,
    answer: z.object({ state: z.enum(['none', 'waiting', 'taken']) }),
  },
  'POST /api/client/employee/handover/withdraw': {
    tag: 'employee',
    summary: 'Ends the link to the cart',
    query: inLanguage,
    body: z.object({}).optional(),
    answer: z.object({ success: z.boolean() }),
  },
  'GET /api/client/employee/price': {
    tag: 'employee',
    summary: 'What a line of the cart costs by itself, and how far the employee may go',
    query: inLanguage.extend({ lineItemId }),
    answer: z.object({
      success: z.boolean(),
      errorCode: z.enum(PRICE_ERRORS).optional(),
      ordinary: z.number().optional(),
      lowest: z.number().optional(),
      limitPercent: z.number().optional(),
    }),
  },
  'POST /api/client/employee/price': {
    tag: 'employee',
    summary: 'Agrees the price of a line with the customer, within the limit of the employee',
    query: inLanguage,
    /** `price`: of a piece, VAT included. */
    body: z.object({
      lineItemId,
      price: z.number().min(0).max(10_000_000),
      reason: z.enum(PRICE_REASONS),
      note: z.string().trim().min(PRICE_NOTE_LENGTH.least).max(PRICE_NOTE_LENGTH.most),
    }),
    answer: z.object({ success: z.boolean(), errorCode: z.enum(PRICE_ERRORS).optional() }),
  },
  'POST /api/client/employee/price/remove': {
    tag: 'employee',
    summary: 'Takes an agreed price back: the line costs what it costs everybody',
    query: inLanguage,
    body: z.object({ lineItemId }),
    answer: z.object({ success: z.boolean(), errorCode: z.enum(PRICE_ERRORS).optional() }),
  },
} as const satisfies CallTable
