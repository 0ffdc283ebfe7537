import { HEART_FORM } from './wishlist.ts'

/**
 * Where plain forms of lists are posted to, without scripts too. Fields are named as those of the call of the same
 * name; `language`, and `returnTo` with the path of the page that shows the outcome, come on top.
 */
export const LIST_FORMS = {
  add: HEART_FORM.action,
  remove: '/lists/remove',
  set: '/lists/set',
  move: '/lists/move',
  create: '/lists/create',
  rename: '/lists/rename',
  delete: '/lists/delete',
  undelete: '/lists/undelete',
  share: '/lists/share',
  unshare: '/lists/unshare',
  keep: '/lists/keep',
  addToCart: '/lists/addtocart',
  alerts: '/lists/alerts',
} as const

export type ListForm = keyof typeof LIST_FORMS

/** Parameters of the pages of lists; those below `filter` say what came of a plain form. */
export const LIST_PARAMS = {
  list: 'list',
  sort: 'sort',
  filter: 'show',
  done: 'done',
  refused: 'refused',
  /** The key of a list that was deleted, to bring it back. */
  deleted: 'deleted',
  /** How many things were put into the cart or onto the wish list, and the codes of those that were not. */
  added: 'added',
  skipped: 'skipped',
  /** How many were on the wish list already. */
  present: 'present',
} as const

/** Of the page of a shared list. */
export const SHARE_PARAM = 'listId'
export const RETURN_FIELD = 'returnTo'

export const listPreviewPath = (shareKey: string): string => `/lists/preview/${encodeURIComponent(shareKey)}.jpg`
