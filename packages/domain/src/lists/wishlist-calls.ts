import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { LIST_ERRORS, type WishlistAnswer } from './wishlist.ts'

const name = z
  .string()
  .min(1)
  .max(100)
  // oxlint-disable-next-line no-control-regex -- no store takes them
  .regex(/^[^\u0000-\u001f]*$/, 'must not hold control characters')

const wishlistItemSchema = z.object({ listKey: name.optional(), sku: name, packageKey: name.optional() })
export type WishlistItemBody = z.infer<typeof wishlistItemSchema>

const wishlistAnswerSchema = z.object({
  success: z.boolean(),
  count: z.number().int().optional(),
  errorCode: z.enum(LIST_ERRORS).optional(),
}) satisfies z.ZodType<WishlistAnswer>

export const wishlistCalls = {
  'POST /api/client/wishlist/additem': {
    tag: 'lists',
    summary: 'Adds an item to the wish list; an item that is on it already is not added twice',
    query: inLanguage,
    body: wishlistItemSchema,
    answer: wishlistAnswerSchema,
  },
  'POST /api/client/wishlist/removeitem': {
    tag: 'lists',
    summary: 'Removes an item from the wish list',
    query: inLanguage,
    body: wishlistItemSchema,
    answer: wishlistAnswerSchema,
  },
} as const satisfies CallTable
