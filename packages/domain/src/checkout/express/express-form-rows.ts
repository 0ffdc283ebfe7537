import { z } from 'zod'
import { cartFormRows } from '../../cart/cart-form-rows.ts'
import { formFields, sentText, text, ticked } from '../../http/form-fields.ts'
import type { Form, FormTable } from '../../http/form.ts'
import { ORDERS_PER_MINUTE } from '../checkout-form-rows.ts'
import { EXPRESS_FORM_PATHS } from './express-paths.ts'
import { EXPRESS_SOURCES } from './express-sources.ts'

const of = z.enum(EXPRESS_SOURCES)
const onPage = {
  tag: 'checkout',
  who: 'anybody',
  perMinute: ORDERS_PER_MINUTE,
  malformed: 'The form lacks a field.',
} as const satisfies Partial<Form>

export const expressFormRows = {
  'express.product': {
    ...onPage,
    summary: 'Begins to buy one product with a wallet, beside the cart',
    path: EXPRESS_FORM_PATHS.product,
    fields: cartFormRows['cart.add'].fields,
    leadsTo: ['express', 'payment', 'product'],
  },
  'express.delivery': {
    ...onPage,
    summary: 'Chooses the delivery of what is bought with a wallet',
    path: EXPRESS_FORM_PATHS.delivery,
    fields: formFields({ of, shippingMethodKey: text }),
    leadsTo: ['express'],
  },
  'express.place': {
    ...onPage,
    summary: 'Places the order and leads to the wallet, which says who buys',
    path: EXPRESS_FORM_PATHS.place,
    fields: formFields({
      of,
      shippingMethodKey: text,
      cartId: sentText,
      cartVersion: sentText,
      idempotencyKey: sentText,
      acceptTerms: ticked,
      shownToPay: sentText,
      shownArrivesOn: sentText,
      shownPartDays: sentText,
      shownCurrency: sentText,
    }),
    leadsTo: ['payment', 'express'],
  },
  'express.reopen': {
    ...onPage,
    summary: 'Cancels the pending payment at the wallet',
    path: EXPRESS_FORM_PATHS.reopen,
    fields: formFields({ of }),
    leadsTo: ['payment', 'express'],
  },
} as const satisfies FormTable
