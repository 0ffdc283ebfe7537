import { SharedShoppingListPage } from './shared-shopping-list-page.tsx'
import { ShoppingListsPage } from './shopping-lists-page.tsx'

/** One chunk: the visitor's lists, and a list that somebody shares. */
export const listViews = { ShoppingListsPage, SharedShoppingListPage } as const
