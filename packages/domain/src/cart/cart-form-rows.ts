import type { z } from 'zod'
import { endings, formFields, sentText } from '../http/form-fields.ts'
import type { Form, FormTable } from '../http/form.ts'
import { ADD_FORM_PATH, PART_FIELD } from './add-form.ts'
import { CART_FORM_PATHS } from './cart-page.ts'
import { cartCommandsSchema } from './commands/cart-commands.ts'

/** Reads a form as the one command that it stands for. */
function commandOf<Shape extends z.ZodRawShape>(shape: Shape, write: (sent: z.output<z.ZodObject<Shape>>) => object) {
  return formFields(shape)
    .transform((sent) => [write(sent)])
    .pipe(cartCommandsSchema)
}

/** Not a number: refused as an invalid quantity, not as a malformed form. */
function quantityOf(written: string | undefined): number {
  const quantity = Number(written?.trim() || Number.NaN)
  return Number.isFinite(quantity) ? quantity : -1
}

function addedQuantity(written: string | undefined): number {
  const quantity = Number(written ?? 1)
  return Number.isFinite(quantity) ? quantity : 0
}

const onCartPage = {
  tag: 'cart',
  who: 'anybody',
  leadsTo: ['cart'],
  malformed: 'The form lacks a field.',
} as const satisfies Partial<Form>

export const cartFormRows = {
  'cart.add': {
    tag: 'cart',
    summary: 'Adds something to the cart; the fragment of the page says what came of it',
    path: ADD_FORM_PATH,
    fields: commandOf(
      { sku: sentText, quantity: sentText, packageKey: sentText, [PART_FIELD]: endings },
      ({ sku, quantity, packageKey, [PART_FIELD]: parts }) => ({
        $type: 'AddLineItemCommand',
        sku,
        quantity: addedQuantity(quantity),
        packageKey,
        parts: parts.map(([partKey, chosen]) => ({ partKey, sku: chosen })),
      }),
    ),
    // Forms of cards have their language in the address.
    inAddress: ['language'],
    who: 'anybody',
    leadsTo: ['product'],
    malformed: 'The form needs the field sku.',
  },
  'cart.change': {
    ...onCartPage,
    summary: 'Changes the quantity of a line',
    path: CART_FORM_PATHS.change,
    fields: commandOf({ lineItemId: sentText, quantity: sentText }, ({ lineItemId, quantity }) => ({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId,
      quantity: quantityOf(quantity),
    })),
  },
  'cart.remove': {
    ...onCartPage,
    summary: 'Removes a line',
    path: CART_FORM_PATHS.remove,
    fields: commandOf({ lineItemId: sentText }, ({ lineItemId }) => ({ $type: 'RemoveLineItemCommand', lineItemId })),
  },
  'cart.addCode': {
    ...onCartPage,
    summary: 'Adds a discount code',
    path: CART_FORM_PATHS.addCode,
    fields: commandOf({ code: sentText }, ({ code }) => ({ $type: 'AddDiscountCodeCommand', code: code?.trim() })),
  },
  'cart.removeCode': {
    ...onCartPage,
    summary: 'Removes a discount code',
    path: CART_FORM_PATHS.removeCode,
    fields: commandOf({ code: sentText }, ({ code }) => ({ $type: 'RemoveDiscountCodeCommand', code })),
  },
} as const satisfies FormTable
