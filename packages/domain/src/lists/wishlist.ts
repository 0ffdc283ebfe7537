import type { MarketLanguage } from '../market/market.ts'

export const MAX_LIST_ITEMS = 200
/** What hearts post without scripts. One form in the document: a heart may be inside another form. */
export const HEART_FORM = { id: 'hearts', action: '/lists/add' } as const
/** Prefix of every wish list's key; alone it means the visitor's own. */
export const WISHLIST_KEY = 'wishlist'

export const WISHLIST_NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Favoritter',
  nb: 'Favoritter',
  sv: 'Favoriter',
}

export interface ListItem {
  readonly sku: string
  readonly packageKey?: string | undefined
}

/** `packageKey|sku`, or the sku alone. */
export function itemCode({ sku, packageKey }: ListItem): string {
  return packageKey === undefined ? sku : `${packageKey}|${sku}`
}

/** The item of such a code. */
export function listItemOf(code: string): ListItem {
  const end = code.indexOf('|')
  return end < 0 ? { sku: code } : { sku: code.slice(end + 1), packageKey: code.slice(0, end) }
}

export const LIST_ERRORS = [
  'invalidListName',
  'tooManyLists',
  'listNotFound',
  'listOrItemNotFound',
  'skuNotFound',
  'packageNotFound',
  'unknownError',
] as const
export type ListErrorCode = (typeof LIST_ERRORS)[number]

export interface WishlistAnswer {
  readonly success: boolean
  readonly count?: number | undefined
  readonly errorCode?: ListErrorCode | undefined
}
