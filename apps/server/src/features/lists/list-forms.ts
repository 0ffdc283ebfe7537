import type { z } from 'zod'
import type { listFormRows } from '@firkant/domain/lists/list-form-rows.ts'
import type { ListForm } from '@firkant/domain/lists/list-forms.ts'
import { isWishlistKey, type ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import type { ListErrorCode } from '@firkant/domain/lists/wishlist.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import type { ListAlertService } from './alerts/list-alert-service.ts'
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

export interface ListServices {
  readonly lists: ListService
  readonly listToCart: ListToCart
  readonly listAlerts: ListAlertService
}

const outcome = ({ errorCode }: ListAnswer): ListFormAnswer => ({ refused: errorCode })
/** Leads to the list that the answer names. */
const shown = ({ errorCode, listKey }: ListAnswer): ListFormAnswer => ({
  refused: errorCode,
  ...(errorCode === undefined && { shown: listKey }),
})

export type ListFormBody<Name extends ListForm> = z.output<(typeof listFormRows)[`lists.${Name}`]['fields']>

type AnswerForms = {
  readonly [Name in ListForm]: (
    services: ListServices,
    asking: KnownRequester,
    body: ListFormBody<Name>,
  ) => Promise<ListFormAnswer>
}

export const LIST_FORM_ANSWERS: AnswerForms = {
  add: async ({ lists }, asking, body) => outcome(await lists.add(asking, body)),
  remove: async ({ lists }, asking, body) => outcome(await lists.remove(asking, body)),
  set: async ({ lists }, asking, body) => outcome(await lists.set(asking, body)),
  move: async ({ lists }, asking, body) => outcome(await lists.move(asking, body)),
  create: async ({ lists }, asking, body) => shown(await lists.create(asking, body)),
  rename: async ({ lists }, asking, body) => outcome(await lists.rename(asking, body)),
  async delete({ lists }, asking, body) {
    const { errorCode, listKey } = await lists.delete(asking, body)
    return { refused: errorCode, ...(errorCode === undefined && { deleted: listKey }) }
  },
  undelete: async ({ lists }, asking, body) => shown(await lists.undelete(asking, body)),
  share: async ({ lists }, asking, body) => outcome(await lists.share(asking, body)),
  unshare: async ({ lists }, asking, body) => outcome(await lists.unshare(asking, body)),
  async keep({ lists }, asking, body) {
    const kept = await lists.keep(asking, body)
    const { listKey = '', added, present, left = [] } = kept
    const isWishlist = isWishlistKey(listKey)
    return {
      // What did not come along is named on the page that shows it.
      ...(left.length === 0 ? shown(kept) : { refused: kept.errorCode, skipped: left.map(({ code }) => code) }),
      ...(isWishlist && { added, present }),
    }
  },
  async alerts({ listAlerts }, asking, body) {
    const { success, errorCode } = await listAlerts.set(asking, body)
    return { refused: success ? undefined : (errorCode ?? 'unknownError') }
  },
  async addToCart({ listToCart }, asking, body) {
    const { errorCode, added, skipped } = await listToCart(asking, body)
    return { refused: errorCode, added, skipped: skipped.map(({ code }) => code) }
  },
}
