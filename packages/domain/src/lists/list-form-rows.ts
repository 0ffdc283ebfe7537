import { z } from 'zod'
import type { Form, FormTable } from '../http/form.ts'
import { LIST_FORMS, RETURN_FIELD, type ListForm } from './list-forms.ts'
import { shoppingListCalls } from './shopping-list-calls.ts'
import { listItemOf } from './wishlist.ts'

/** People make a handful of lists and links; a loop would fill the tables. */
export const NEW_LISTS_PER_MINUTE = 30
/** Each may be a change of the cart with as many commands as the list has items. */
export const LIST_PURCHASES_PER_MINUTE = 20
/** Each may send a mail that asks for a confirmation. */
export const LIST_ALERTS_PER_MINUTE = 20

/** Fields that were left empty are not there, except a note, which that removes. */
function valuesOf(fields: URLSearchParams): Readonly<Record<string, unknown>> {
  const filled = [...fields].filter(([name, value]) => name === 'note' || name === 'listName' || value !== '')
  const { quantity, renew, note, code, priceDrop, backInStock, ...texts } = Object.fromEntries(filled)
  return {
    ...texts,
    // A choice among items names one by its code.
    ...(code !== undefined && listItemOf(code)),
    ...(note !== undefined && { note: note.replaceAll('\r\n', '\n') }),
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(renew !== undefined && { renew: renew === 'true' }),
    ...(priceDrop !== undefined && { priceDrop: priceDrop === 'true' }),
    ...(backInStock !== undefined && { backInStock: backInStock === 'true' }),
  }
}

/** A form has the fields of the call that does the same. */
const fieldsOf = <Body extends z.ZodType>(body: Body) =>
  z.preprocess((sent) => (sent instanceof URLSearchParams ? valuesOf(sent) : sent), body)

const ofLists = {
  tag: 'lists',
  // The heart of a package has it in the address: a button holds one field.
  inAddress: 'all',
  back: RETURN_FIELD,
  who: 'listOwner',
  leadsTo: ['back', 'shoppingLists'],
  malformed: 'The form lacks a field or has a wrong one.',
} as const satisfies Partial<Form>

const row = <Name extends ListForm, Body extends z.ZodType>(
  name: Name,
  { summary, body }: { readonly summary: string; readonly body: Body },
) => ({ ...ofLists, summary, path: LIST_FORMS[name], fields: fieldsOf(body) })

const CALLS = shoppingListCalls
/** A choice among items names one by its code. */
const MOVE = CALLS['POST /api/client/shoppinglist/moveitems']
const perMinute = NEW_LISTS_PER_MINUTE

export const listFormRows = {
  'lists.add': row('add', CALLS['POST /api/client/shoppinglist/additem']),
  'lists.remove': row('remove', CALLS['POST /api/client/shoppinglist/removeitem']),
  'lists.set': row('set', CALLS['POST /api/client/shoppinglist/setitem']),
  'lists.move': row('move', { ...MOVE, body: MOVE.body.extend({ code: z.string().optional() }) }),
  'lists.create': { ...row('create', CALLS['POST /api/client/shoppinglist/create']), perMinute },
  'lists.rename': row('rename', CALLS['POST /api/client/shoppinglist/update']),
  'lists.delete': row('delete', CALLS['POST /api/client/shoppinglist/delete']),
  'lists.undelete': { ...row('undelete', CALLS['POST /api/client/shoppinglist/undelete']), perMinute },
  'lists.share': { ...row('share', CALLS['POST /api/client/shoppinglist/share']), perMinute },
  'lists.unshare': row('unshare', CALLS['POST /api/client/shoppinglist/unshare']),
  'lists.keep': { ...row('keep', CALLS['POST /api/client/shoppinglist/keep']), perMinute },
  'lists.addToCart': {
    ...row('addToCart', CALLS['POST /api/client/shoppinglist/addtocart']),
    perMinute: LIST_PURCHASES_PER_MINUTE,
    leadsTo: ['back', 'shoppingLists', 'cart'],
  },
  'lists.alerts': {
    ...row('alerts', CALLS['POST /api/client/shoppinglist/alerts']),
    perMinute: LIST_ALERTS_PER_MINUTE,
  },
} as const satisfies FormTable & Readonly<Record<`lists.${ListForm}`, Form>>
