import type { ListFilter, ListSort } from '../../lists/arrange-list.ts'
import type { ListForm } from '../../lists/list-forms.ts'
import type { ShoppingList, ShoppingListItem, ShoppingListsModel } from '../../lists/shopping-list.ts'
import type { ListErrorCode } from '../../lists/wishlist.ts'
import type { Breadcrumb } from '../breadcrumb.ts'

/** What came of a plain form, from the address. */
export interface ListOutcome {
  readonly refused?: ListErrorCode | undefined
  readonly done?: ListForm | undefined
  /** The key of the list that was deleted, to bring it back. */
  readonly deletedList?: string | undefined
  /** How many things were put into the cart or, of a shared list, onto the wish list. */
  readonly added?: number | undefined
  /** How many were on the wish list already. */
  readonly present?: number | undefined
  /** Codes of items that were not. */
  readonly skipped?: readonly string[] | undefined
}

/** The visitor's lists with the selected one. All items are there: `arrangeItems` sorts and filters. */
export interface ShoppingListsPageModel extends ShoppingListsModel, ListOutcome {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly pageUrl: string
  readonly loginUrl: string
  readonly sort: ListSort
  readonly filter: ListFilter
}

/** Without what tells of the owner: note, when it was added, and the price it then had. */
export type SharedListItem = Omit<ShoppingListItem, 'note' | 'addedAt' | 'priceChange'>

export interface SharedList extends Pick<ShoppingList, 'listName' | 'count' | 'total'> {
  readonly items: readonly SharedListItem[]
}

/** A list as others see it. Null: withdrawn or never there, answered with 404. */
export interface SharedShoppingListPageModel extends ListOutcome {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly list: SharedList | null
  readonly listId: string
  readonly pageUrl: string
}
