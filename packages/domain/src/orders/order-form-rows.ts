import { REGISTRATIONS_PER_MINUTE } from '../customer/account-form-rows.ts'
import { endings, formFields, sentText, text, texts, ticked } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { ORDER_DAY_FIELDS, ORDER_FORM_PATHS, ORDER_TOKEN_PARAM, WITHDRAWAL_FIELDS } from './order-pages.ts'

/** Each request may send a mail; a person needs one or two. */
export const LINK_REQUESTS_PER_MINUTE = 10
/** A person mistypes once or twice; more attempts are guessing at other people's orders. */
export const WITHDRAWALS_PER_MINUTE = 10
const CONFIRMS_PER_MINUTE = 30

export const orderFormRows = {
  'orders.find': {
    tag: 'orders',
    summary: 'Sends a guest the link to their order',
    path: ORDER_FORM_PATHS.find,
    fields: formFields({ orderNumber: text, email: text }),
    who: 'anybody',
    perMinute: LINK_REQUESTS_PER_MINUTE,
    leadsTo: ['order'],
  },
  'orders.confirm': {
    tag: 'orders',
    summary: 'Confirms an order by the link of its mail',
    path: ORDER_FORM_PATHS.confirm,
    fields: formFields({ token: text }),
    who: 'linkHolder',
    perMinute: CONFIRMS_PER_MINUTE,
    leadsTo: ['payment', 'confirmation'],
  },
  'orders.openAccount': {
    tag: 'orders',
    summary: 'Opens an account with what a guest’s order knows, and signs in',
    path: ORDER_FORM_PATHS.openAccount,
    fields: formFields({ [ORDER_TOKEN_PARAM]: text, password: text, page: text }),
    who: 'linkHolder',
    perMinute: REGISTRATIONS_PER_MINUTE,
    leadsTo: ['confirmation', 'order'],
  },
  'orders.moveDay': {
    tag: 'orders',
    summary: 'Moves the day or the window of a delivery, until its lock time',
    path: ORDER_FORM_PATHS.moveDay,
    fields: formFields({
      [ORDER_TOKEN_PARAM]: text,
      [ORDER_DAY_FIELDS.part]: sentText,
      [ORDER_DAY_FIELDS.day]: text,
      [ORDER_DAY_FIELDS.window]: text,
    }),
    who: 'linkHolder',
    perMinute: CONFIRMS_PER_MINUTE,
    leadsTo: ['order'],
  },
  'orders.withdraw': {
    tag: 'orders',
    summary: 'The first step of a withdrawal: who withdraws from what',
    path: ORDER_FORM_PATHS.withdraw,
    fields: formFields({
      name: text,
      orderNumber: text,
      email: text,
      [WITHDRAWAL_FIELDS.token]: text,
      [WITHDRAWAL_FIELDS.hasLines]: ticked,
      [WITHDRAWAL_FIELDS.line]: texts,
      [WITHDRAWAL_FIELDS.quantity]: endings,
    }),
    who: 'anybody',
    perMinute: WITHDRAWALS_PER_MINUTE,
    leadsTo: ['withdrawal'],
  },
  'orders.confirmWithdrawal': {
    tag: 'orders',
    summary: 'The second step: the withdrawal is stated',
    path: ORDER_FORM_PATHS.confirmWithdrawal,
    fields: formFields({ [WITHDRAWAL_FIELDS.token]: text }),
    who: 'linkHolder',
    perMinute: WITHDRAWALS_PER_MINUTE,
    leadsTo: ['withdrawal'],
  },
} as const satisfies FormTable
