import type { ShoppingList, ShoppingListsModel } from '../lists/shopping-list.ts'
import type { ListErrorCode } from '../lists/wishlist.ts'
import type { Breadcrumb } from './breadcrumb.ts'

export const LIST_SORTS = ['newest', 'name', 'priceLow', 'priceHigh', 'drop'] as const
export type ListSort = (typeof LIST_SORTS)[number]
export const LIST_FILTERS = ['all', 'inStock', 'reduced'] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

/** The visitor's lists with the selected one. From the address: `list`, `sort`, `show`, and a plain form's result. */
export interface ShoppingListsPageModel extends ShoppingListsModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly pageUrl: string
  readonly sort: ListSort
  readonly filter: ListFilter
  readonly refused?: ListErrorCode | undefined
}

/** A list as others see it: without its owner, notes, alerts. Null: withdrawn or never there, answered with 404. */
export interface SharedShoppingListPageModel {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly list: Pick<ShoppingList, 'listName' | 'count' | 'items' | 'total'> | null
  readonly listId: string
}
