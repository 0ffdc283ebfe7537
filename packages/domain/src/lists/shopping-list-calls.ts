import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_EMAIL_LENGTH } from '../mail/email-address.ts'
import {
  LEFT_REASONS,
  MAX_ITEM_NOTE,
  MAX_ITEM_QUANTITY,
  SKIP_REASONS,
  type CopyListAnswer,
  type ListAnswer,
  type ListToCartAnswer,
  type ListAlertsAnswer,
} from './shopping-list.ts'
import { LIST_ERRORS } from './wishlist.ts'

const key = z
  .string()
  .min(1)
  .max(100)
  // oxlint-disable-next-line no-control-regex -- no store takes them
  .regex(/^[^\u0000-\u001f]*$/, 'must not hold control characters')
/** Generous: what is no name of a list is answered as `invalidListName`. */
const listName = z.string().max(1000)
const item = { sku: key, packageKey: key.optional() }

const listAnswerSchema = z.object({
  success: z.boolean(),
  type: z.enum(['created', 'createdAndMoved']).optional(),
  listKey: z.string().optional(),
  count: z.number().int().optional(),
  errorCode: z.enum(LIST_ERRORS).optional(),
}) satisfies z.ZodType<ListAnswer>

const listToCartSchema = z.object({
  success: z.boolean(),
  added: z.number().int(),
  skipped: z.array(z.object({ code: z.string(), name: z.string(), reason: z.enum(SKIP_REASONS) })),
  errorCode: z.enum(LIST_ERRORS).optional(),
}) satisfies z.ZodType<ListToCartAnswer>

const call = <Body extends z.ZodType>(summary: string, body: Body) => ({
  tag: 'lists',
  summary,
  query: inLanguage,
  body,
  answer: listAnswerSchema,
})

const alertsAnswerSchema = listAnswerSchema.extend({
  emailErrorCode: z.enum(['emptyEmail', 'invalidEmail']).optional(),
}) satisfies z.ZodType<ListAlertsAnswer>

const keepAnswerSchema = listAnswerSchema.extend({
  added: z.number().int().optional(),
  present: z.number().int().optional(),
  left: z
    .array(z.object({ code: z.string(), name: z.string(), reason: z.enum(LEFT_REASONS) }))
    .readonly()
    .optional(),
}) satisfies z.ZodType<CopyListAnswer>

export const shoppingListCalls = {
  'POST /api/client/shoppinglist/create': call(
    'Makes a list; with a list and an item, moves that item into it',
    z.object({ listName, listKey: key.optional(), sku: key.optional(), packageKey: key.optional() }),
  ),
  'POST /api/client/shoppinglist/update': call('Renames a list', z.object({ listKey: key.optional(), listName })),
  'POST /api/client/shoppinglist/delete': call('Deletes a list', z.object({ listKey: key.optional() })),
  'POST /api/client/shoppinglist/undelete': call('Brings a deleted list back', z.object({ listKey: key })),
  'POST /api/client/shoppinglist/additem': call(
    'Adds an item to a list; one that is on it already is not added twice',
    z.object({
      listKey: key.optional(),
      ...item,
      quantity: z.number().int().min(1).max(MAX_ITEM_QUANTITY).optional(),
    }),
  ),
  'POST /api/client/shoppinglist/removeitem': call(
    'Removes an item from a list',
    z.object({ listKey: key.optional(), ...item }),
  ),
  'POST /api/client/shoppinglist/moveitems': call(
    'Moves an item to another list',
    z.object({ listKey: key.optional(), targetListKey: key, ...item }),
  ),
  'POST /api/client/shoppinglist/setitem': call(
    'Sets quantity and note of an item; an empty note removes it',
    z.object({
      listKey: key.optional(),
      ...item,
      quantity: z.number().int().min(1).max(MAX_ITEM_QUANTITY).optional(),
      note: z.string().max(MAX_ITEM_NOTE).optional(),
    }),
  ),
  'POST /api/client/shoppinglist/share': {
    ...call('Makes the link by which others see a list; `renew` ends the old one', z.unknown()),
    body: z.object({ listKey: key.optional(), renew: z.boolean().optional() }),
    answer: listAnswerSchema.extend({ shareUrl: z.string().optional() }),
  },
  'POST /api/client/shoppinglist/unshare': call('Withdraws the link of a list', z.object({ listKey: key.optional() })),
  'POST /api/client/shoppinglist/alerts': {
    ...call('Mails when something on a list gets cheaper or is back in stock', z.unknown()),
    /** An invalid address is refused with a form error, so the schema accepts it. */
    body: z.object({
      listKey: key.optional(),
      priceDrop: z.boolean().optional(),
      backInStock: z.boolean().optional(),
      email: z
        .string()
        .max(4 * MAX_EMAIL_LENGTH)
        .optional(),
    }),
    answer: alertsAnswerSchema,
  },
  'POST /api/client/shoppinglist/keep': {
    ...call('Makes a list of the visitor’s own from a shared one', z.unknown()),
    description: 'Named lists need a login: for whoever is not signed in the things come onto the wish list.',
    body: z.object({ listId: key, listName: listName.optional() }),
    answer: keepAnswerSchema,
  },
  'POST /api/client/shoppinglist/addtocart': {
    ...call('Puts every item of a list, or of a shared one, into the cart', z.unknown()),
    description: 'All in one change of the cart, or nothing. What is sold out is skipped and named.',
    body: z.object({ listKey: key.optional(), listId: key.optional() }),
    answer: listToCartSchema,
  },
} as const satisfies CallTable
