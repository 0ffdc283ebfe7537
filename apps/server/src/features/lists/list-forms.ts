import type { z } from 'zod'
import { shoppingListCalls } from '@firkant/domain/lists/shopping-list-calls.ts'
import type { ListForm } from '@firkant/domain/lists/list-forms.ts'
import { isWishlistKey, type ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { listItemOf, type ListErrorCode } from '@firkant/domain/lists/wishlist.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSent } from '../../platform/http/reading-requests.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import type { ListAlertService } from './list-alert-service.ts'
import type { ListService } from './list-service.ts'
import type { ListToCart } from './list-to-cart.ts'

export interface ListFormAnswer {
  readonly refused?: ListErrorCode | undefined
  /** The list to show next, if not the one that the form was on. */
  readonly shown?: string | undefined
  readonly deleted?: string | undefined
  readonly added?: number | undefined
  readonly present?: number | undefined
  readonly skipped?: readonly string[] | undefined
}

interface PostedForm {
  readonly asking: KnownRequester
  readonly fields: URLSearchParams
}

interface ListServices {
  readonly lists: ListService
  readonly listToCart: ListToCart
  readonly listAlerts: ListAlertService
}

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

function readForm<Schema extends z.ZodType>(schema: Schema, { fields }: PostedForm): z.output<Schema> {
  const { data, success } = readSent(() => schema.safeParse(valuesOf(fields)))
  if (!success) throw new ProblemException('invalid-request', { detail: 'The form lacks a field or has a wrong one.' })
  return data
}

const CALLS = shoppingListCalls
const outcome = ({ errorCode }: ListAnswer): ListFormAnswer => ({ refused: errorCode })
/** Leads to the list that the answer names. */
const shown = ({ errorCode, listKey }: ListAnswer): ListFormAnswer => ({
  refused: errorCode,
  ...(errorCode === undefined && { shown: listKey }),
})

type AnswerForm = (services: ListServices, posted: PostedForm) => Promise<ListFormAnswer>

const FORMS: Readonly<Record<ListForm, AnswerForm>> = {
  add: async ({ lists }, posted) =>
    outcome(await lists.add(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/additem'].body, posted))),
  remove: async ({ lists }, posted) =>
    outcome(
      await lists.remove(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/removeitem'].body, posted)),
    ),
  set: async ({ lists }, posted) =>
    outcome(await lists.set(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/setitem'].body, posted))),
  move: async ({ lists }, posted) =>
    outcome(await lists.move(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/moveitems'].body, posted))),
  create: async ({ lists }, posted) =>
    shown(await lists.create(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/create'].body, posted))),
  rename: async ({ lists }, posted) =>
    outcome(await lists.rename(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/update'].body, posted))),
  async delete({ lists }, posted) {
    const body = readForm(CALLS['POST /api/client/shoppinglist/delete'].body, posted)
    const { errorCode, listKey } = await lists.delete(posted.asking, body)
    return { refused: errorCode, ...(errorCode === undefined && { deleted: listKey }) }
  },
  undelete: async ({ lists }, posted) =>
    shown(await lists.undelete(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/undelete'].body, posted))),
  share: async ({ lists }, posted) =>
    outcome(await lists.share(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/share'].body, posted))),
  unshare: async ({ lists }, posted) =>
    outcome(await lists.unshare(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/unshare'].body, posted))),
  async keep({ lists }, posted) {
    const kept = await lists.keep(posted.asking, readForm(CALLS['POST /api/client/shoppinglist/keep'].body, posted))
    const { listKey = '', added, present, left = [] } = kept
    const isWishlist = isWishlistKey(listKey)
    return {
      // What did not come along is named on the page that shows it.
      ...(left.length === 0 ? shown(kept) : { refused: kept.errorCode, skipped: left.map(({ code }) => code) }),
      ...(isWishlist && { added, present }),
    }
  },
  async alerts({ listAlerts }, posted) {
    const body = readForm(CALLS['POST /api/client/shoppinglist/alerts'].body, posted)
    const { success, errorCode } = await listAlerts.set(posted.asking, body)
    return { refused: success ? undefined : (errorCode ?? 'unknownError') }
  },
  async addToCart({ listToCart }, posted) {
    const body = readForm(CALLS['POST /api/client/shoppinglist/addtocart'].body, posted)
    const { errorCode, added, skipped } = await listToCart(posted.asking, body)
    return { refused: errorCode, added, skipped: skipped.map(({ code }) => code) }
  },
}

export function answerListForm(form: ListForm, services: ListServices, posted: PostedForm): Promise<ListFormAnswer> {
  return FORMS[form](services, posted)
}
