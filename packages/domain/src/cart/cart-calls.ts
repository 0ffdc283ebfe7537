import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { CART_LIST_HEADER } from './cart-list-header.ts'
import { cartApplyResponseSchema } from './cart-schema.ts'
import { cartCommandsSchema } from './commands/cart-commands.ts'

export const cartCalls = {
  'POST /api/client/ct/cart/apply': {
    tag: 'cart',
    summary: 'Applies commands to the cart, all or none, and answers with the whole cart',
    description: 'The prefix HFN before a name means the same, answered without checkout data.',
    query: inLanguage,
    headers: z.object({ [CART_LIST_HEADER]: z.uuid().optional() }),
    body: cartCommandsSchema,
    answer: cartApplyResponseSchema,
  },
  'POST /api/client/ct/cart/undomerge': {
    tag: 'cart',
    summary: 'Takes back that a login merged two carts, unless the cart was changed since',
    query: inLanguage,
    body: z.object({ undoCart: z.uuid() }),
    answer: z.object({ success: z.boolean(), errorCode: z.enum(['cartChanged']).optional() }),
  },
} as const satisfies CallTable
