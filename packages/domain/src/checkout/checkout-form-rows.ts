import { z } from 'zod'
import { formFields, sentText, text, ticked } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { CHECKOUT_FORM_PATHS } from '../orders/order-pages.ts'
import { CHECKOUT_FIELDS, type CheckoutField } from './checkout-fields.ts'
import { CHECKOUT_FORMS, type CheckoutForm } from './checkout-forms.ts'

/** More than any person orders; a loop would. */
export const ORDERS_PER_MINUTE = 30

const form = z.enum(Object.keys(CHECKOUT_FORMS) as [CheckoutForm, ...CheckoutForm[]])
const typed = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, text])) as Readonly<
  Record<CheckoutField, typeof text>
>
const chosen = { customerType: text, otherAddress: text, shippingMethodKey: text, paymentMethodKey: text }

export const checkoutFormRows = {
  'checkout.details': {
    tag: 'checkout',
    summary: 'A section of the checkout: valid fields are saved, the page names the others',
    path: CHECKOUT_FORM_PATHS.details,
    fields: formFields({ form, ...chosen, ...typed }),
    who: 'anybody',
    leadsTo: ['checkout'],
    malformed: 'There is no such form.',
  },
  'checkout.place': {
    tag: 'checkout',
    summary: 'Places the order',
    path: CHECKOUT_FORM_PATHS.place,
    fields: formFields({
      cartId: sentText,
      cartVersion: sentText,
      idempotencyKey: sentText,
      acceptTerms: ticked,
      receiptNumber: sentText,
      shownToPay: sentText,
      shownArrivesOn: sentText,
      shownPartDays: sentText,
      shownCurrency: sentText,
    }),
    who: 'anybody',
    perMinute: ORDERS_PER_MINUTE,
    leadsTo: ['payment', 'checkout'],
  },
  'checkout.reopen': {
    tag: 'checkout',
    summary: 'Cancels the pending payment, so that the cart can be changed again',
    path: CHECKOUT_FORM_PATHS.reopen,
    fields: formFields({}),
    who: 'anybody',
    perMinute: ORDERS_PER_MINUTE,
    leadsTo: ['payment', 'checkout'],
  },
} as const satisfies FormTable
