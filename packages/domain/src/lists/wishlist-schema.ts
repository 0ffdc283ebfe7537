import { z } from 'zod'
import { LIST_ERRORS, type WishlistAnswer } from './wishlist.ts'

const name = z
  .string()
  .min(1)
  .max(100)
  // oxlint-disable-next-line no-control-regex -- no store takes them
  .regex(/^[^\u0000-\u001f]*$/, 'must not hold control characters')

export const wishlistItemSchema = z.object({ listKey: name.optional(), sku: name, packageKey: name.optional() })
export type WishlistItemBody = z.infer<typeof wishlistItemSchema>

export const wishlistAnswerSchema = z.object({
  success: z.boolean(),
  count: z.number().int().optional(),
  errorCode: z.enum(LIST_ERRORS).optional(),
}) satisfies z.ZodType<WishlistAnswer>
