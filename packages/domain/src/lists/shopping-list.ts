import type { ProductCard } from '../catalog/product-card.ts'
import type { ImageRef } from '../image/image-ref.ts'
import type { EmailError } from '../mail/email-address.ts'
import type { Amount } from '../money/money.ts'
import type { StockStatus } from '../stock/stock-status.ts'
import { WISHLIST_KEY, type ListErrorCode } from './wishlist.ts'

export const MAX_LISTS = 25
export const MAX_ITEM_QUANTITY = 99
export const MAX_ITEM_NOTE = 200
/** That stand for a list among the others. */
export const MAX_LIST_IMAGES = 4

export interface ListSummary {
  readonly listKey: string
  readonly listName: string
  readonly count: number
  /** Of the newest things on it. */
  readonly images: readonly ImageRef[]
}

export interface ShoppingListItem {
  /** `packageKey|sku`, or the sku alone. */
  readonly code: string
  readonly name: string
  readonly image?: ImageRef | undefined
  /** Without `currentSku` the shop no longer sells it: it is shown, and can only be removed. */
  readonly product: { readonly packageKey?: string | undefined; readonly currentSku?: string | undefined }
  readonly stockStatus: StockStatus
  /** It can be ordered although nothing is in stock. */
  readonly allowOversell: boolean
  /** Everything a card shows; absent when the shop no longer sells it. */
  readonly card?: ProductCard | undefined
  readonly quantity: number
  readonly note?: string | undefined
  readonly addedAt: string
  /** Today's price less the price when it was added; absent if that is unknown or was in another currency. */
  readonly priceChange?: Amount | undefined
  /** When a piece ordered today arrives, as the product page says it. */
  readonly delivery?: string | undefined
}

/** Mails that a list can send; `asked` waits for the confirmation by mail. */
export type ListAlertState = 'off' | 'asked' | 'on'

export interface ShoppingList extends ListSummary {
  readonly items: readonly ShoppingListItem[]
  /** Today's prices of what can be bought, as many as are noted, in whole groups. */
  readonly total: Amount
  /** The address to share; absent while it is not shared. Only for the owner. */
  readonly shareUrl?: string | undefined
  /** Only for the owner. */
  readonly alerts?: { readonly priceDrop: ListAlertState; readonly backInStock: ListAlertState } | undefined
}

export interface ShoppingListsModel {
  /** The wish list first, then the newest first. */
  readonly shoppingLists: readonly ListSummary[]
  readonly selectedList: ShoppingList
  /** Named lists need a login. */
  readonly canCreate: boolean
}

/** What came of a wish for mails: an address may be asked for, or refused. */
export interface ListAlertsAnswer extends ListAnswer {
  readonly emailErrorCode?: EmailError | undefined
}

export interface ListAnswer {
  readonly success: boolean
  readonly type?: 'created' | 'createdAndMoved' | undefined
  readonly listKey?: string | undefined
  readonly count?: number | undefined
  readonly errorCode?: ListErrorCode | undefined
}

/** `gone`: no longer sold; `full`: there is no room for it. */
export const LEFT_REASONS = ['gone', 'full'] as const

export interface LeftItem {
  readonly code: string
  readonly name: string
  readonly reason: (typeof LEFT_REASONS)[number]
}

/** What came of keeping a shared list: a list of one's own, or for whoever is not signed in the wish list. */
export interface CopyListAnswer extends ListAnswer {
  /** How many came onto it. */
  readonly added?: number | undefined
  /** How many were on it already. */
  readonly present?: number | undefined
  /** What did not come along, in the order of the shared list. */
  readonly left?: readonly LeftItem[] | undefined
}

export const SKIP_REASONS = ['outOfStock', 'gone'] as const

export interface SkippedItem {
  readonly code: string
  readonly name: string
  readonly reason: (typeof SKIP_REASONS)[number]
}

export interface ListToCartAnswer {
  readonly success: boolean
  /** How many items came into the cart. */
  readonly added: number
  /** In the order of the list. */
  readonly skipped: readonly SkippedItem[]
  readonly errorCode?: ListErrorCode | undefined
}

export const isWishlistKey = (listKey: string): boolean => listKey.startsWith(WISHLIST_KEY)
