import { SharedShoppingListPage } from './shared-list-page.tsx'
import { ShoppingListsPage } from './shopping-lists-page.tsx'

/** One chunk: who keeps a shared list goes on to their own. */
export const listsViews = { ShoppingListsPage, SharedShoppingListPage } as const
