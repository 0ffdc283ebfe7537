import { createContext, use } from 'react'
import type { ListDrawerView } from '@firkant/domain/lists/list-drawer.ts'
import type { ShoppingList, ShoppingListsModel } from '@firkant/domain/lists/shopping-list.ts'
import type { ListDrawerDetail } from './use-list-drawer.ts'

export interface DrawerState {
  readonly detail: ListDrawerDetail
  readonly lists: ShoppingListsModel
  readonly list: ShoppingList
  /** Where the table does not lead, it stays. */
  readonly go: (to: ListDrawerView) => void
  readonly close: () => void
}

export const DrawerContext = createContext<DrawerState | undefined>(undefined)

export function useDrawer(): DrawerState {
  const drawer = use(DrawerContext)
  if (!drawer) throw new Error('Only views of the drawer have this')
  return drawer
}
