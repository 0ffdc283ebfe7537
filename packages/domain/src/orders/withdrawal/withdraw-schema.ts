import { z } from 'zod'
import { RETURN_WAYS } from '../returns/return-states.ts'
import { WITHDRAWAL_FIELD_ERRORS } from './withdrawal-statement.ts'

/** Generous: what is too long for its field is answered as a field error. */
const field = z.string().max(1000)
const MAX_LINES = 500

export const RETURN_REFUSALS = [
  'orderNotFound',
  'notAConsumer',
  'notBought',
  'cancelled',
  'nothingLeft',
  'madeToOrder',
  'tooLate',
  'noLines',
  'unknownLine',
  'invalidQuantity',
] as const

export type ReturnRefusal = (typeof RETURN_REFUSALS)[number]

export const withdrawSchema = z.object({
  name: field,
  orderNumber: field,
  email: field,
  /** The token of the order's link, instead of the e-mail address. */
  token: field.optional(),
  /** Absent: everything. */
  lines: z
    .array(z.object({ lineItemId: z.string().max(100), quantity: z.number().int() }))
    .max(MAX_LINES)
    .optional(),
  idempotencyKey: z.uuid(),
})

const problem = z.enum(WITHDRAWAL_FIELD_ERRORS).optional()

export const withdrawAnswerSchema = z.object({
  success: z.boolean(),
  returnId: z.string().optional(),
  receipt: z
    .object({
      orderNumber: z.string(),
      receivedAt: z.string(),
      refundBy: z.string(),
      sendBackBy: z.string().optional(),
    })
    .optional(),
  problems: z.object({ name: problem, orderNumber: problem, email: problem }).optional(),
  errorCode: z.enum(RETURN_REFUSALS).optional(),
})
export type WithdrawAnswer = z.infer<typeof withdrawAnswerSchema>

/** For a signed-in customer. The reason is optional. */
export const customerReturnSchema = z.object({
  orderId: z.uuid(),
  lines: z
    .array(
      z.object({
        lineItemId: z.string().max(100),
        quantity: z.number().int(),
        reason: z
          .string()
          .max(500)
          // oxlint-disable-next-line no-control-regex -- they are what must not come in
          .regex(/^[^\u0000-\u001f]*$/, 'must not hold control characters')
          .optional(),
      }),
    )
    .max(MAX_LINES),
  /** How the items come back. */
  way: z.enum(RETURN_WAYS).optional(),
})

export const customerReturnAnswerSchema = z.object({
  success: z.boolean(),
  returnId: z.string().optional(),
  errorCode: z.enum(RETURN_REFUSALS).optional(),
})
