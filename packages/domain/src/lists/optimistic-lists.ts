import { listTotal } from './list-total.ts'
import type { ShoppingList, ShoppingListItem, ShoppingListsModel } from './shopping-list.ts'

/** A change that the server has not answered yet. */
export type ListChange =
  | { readonly kind: 'remove'; readonly listKey: string; readonly code: string }
  | { readonly kind: 'move'; readonly listKey: string; readonly code: string; readonly targetListKey: string }
  | {
      readonly kind: 'set'
      readonly listKey: string
      readonly code: string
      readonly quantity?: number | undefined
      readonly note?: string | undefined
    }
  | { readonly kind: 'rename'; readonly listKey: string; readonly listName: string }
  | { readonly kind: 'delete'; readonly listKey: string }

const changedItem = (item: ShoppingListItem, change: ListChange & { kind: 'set' }): ShoppingListItem => ({
  ...item,
  quantity: change.quantity ?? item.quantity,
  note: change.note === undefined ? item.note : change.note || undefined,
})

function changedItems(items: readonly ShoppingListItem[], change: ListChange): readonly ShoppingListItem[] {
  switch (change.kind) {
    case 'remove':
    case 'move':
      return items.filter(({ code }) => code !== change.code)
    case 'set':
      return items.map((item) => (item.code === change.code ? changedItem(item, change) : item))
    case 'rename':
    case 'delete':
      return items
  }
}

function changedSelected(list: ShoppingList, change: ListChange, vatPercent: number): ShoppingList {
  if (change.listKey !== list.listKey) return list
  if (change.kind === 'rename') return { ...list, listName: change.listName }
  const items = changedItems(list.items, change)
  const count = list.count + items.length - list.items.length
  return { ...list, items, count, total: listTotal(items, vatPercent) }
}

type Summaries = ShoppingListsModel['shoppingLists']

function changedSummaries(lists: Summaries, change: ListChange): Summaries {
  const by = (listKey: string, step: number) =>
    lists.map((list) => (list.listKey === listKey ? { ...list, count: Math.max(0, list.count + step) } : list))
  switch (change.kind) {
    case 'remove':
      return by(change.listKey, -1)
    case 'move':
      return changedSummaries(by(change.targetListKey, 1), { ...change, kind: 'remove' })
    case 'rename':
      return lists.map((list) => (list.listKey === change.listKey ? { ...list, listName: change.listName } : list))
    case 'delete':
      return lists.filter(({ listKey }) => listKey !== change.listKey)
    case 'set':
      return lists
  }
}

/** The lists with the changes applied, before the server answers. */
export function optimisticLists(
  model: ShoppingListsModel,
  changes: readonly ListChange[],
  vatPercent: number,
): ShoppingListsModel {
  return changes.reduce(
    (shown, change) => ({
      ...shown,
      shoppingLists: changedSummaries(shown.shoppingLists, change),
      selectedList: changedSelected(shown.selectedList, change, vatPercent),
    }),
    model,
  )
}
