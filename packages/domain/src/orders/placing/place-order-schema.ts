import { z } from 'zod'
import { cartSchema, checkoutSchema } from '../../cart/cart-schema.ts'
import { CHECKOUT_STEPS } from '../../cart/checkout/checkout.ts'
import { CURRENCIES } from '../../market/market.ts'
import {
  PLACE_ORDER_ERRORS,
  type PlaceOrderAnswer,
  type PlaceOrderErrorCode,
  type PlaceOrderRequest,
} from './place-order.ts'

/** No cart has more lines, so no order more deliveries. */
const MAX_PARTS = 100

/** Without `acceptTerms` the order is refused. */
export const placeOrderSchema = z.object({
  cartId: z.string().min(1).max(100),
  cartVersion: z.number().int().min(0),
  idempotencyKey: z
    .string()
    .min(8)
    .max(100)
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters'),
  acceptTerms: z.literal(true),
  receiptNumber: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[\w .:/-]+$/, 'must be letters and digits')
    .optional(),
  shown: z
    .object({
      toPay: z.number(),
      currency: z.enum(CURRENCIES),
      arrivesOn: z.iso.date().optional(),
      partDays: z.array(z.iso.date()).max(MAX_PARTS).readonly().optional(),
    })
    .optional(),
}) satisfies z.ZodType<PlaceOrderRequest>

const errorCode = z.enum(Object.keys(PLACE_ORDER_ERRORS) as [PlaceOrderErrorCode, ...PlaceOrderErrorCode[]])

export const placeOrderAnswerSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    orderId: z.string(),
    next: z.object({ type: z.enum(['confirmation', 'redirect']), url: z.string() }),
  }),
  z.object({
    success: z.literal(false),
    validation: z.object({
      validationErrors: z
        .array(
          z.object({
            code: errorCode,
            message: z.string(),
            lineItemId: z.string().optional(),
            step: z.enum(CHECKOUT_STEPS).optional(),
          }),
        )
        .readonly(),
    }),
    cartResponse: cartSchema.optional(),
    checkoutResponse: checkoutSchema.optional(),
  }),
]) satisfies z.ZodType<PlaceOrderAnswer>
