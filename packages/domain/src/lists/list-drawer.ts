import { isWishlistKey } from './shopping-list.ts'

export type ListDrawerView = 'open' | 'move' | 'delete' | 'edit' | 'create' | 'createmove' | 'share'
/** What the drawer was opened for: a named list, the wish list, or one product of a list. */
export type ListDrawerSubject = 'Custom' | 'Wish' | 'Product'
export type ListAction = 'move' | 'edit' | 'share' | 'delete'

interface ViewRow {
  /** Where the back button leads; the first view has none. */
  readonly back?: ListDrawerView
  readonly next: readonly ListDrawerView[]
}

/** View → where it leads, and where its back button leads. */
export const LIST_DRAWER: Readonly<Record<ListDrawerView, ViewRow>> = {
  open: { next: ['move', 'delete', 'edit', 'create', 'share'] },
  move: { back: 'open', next: ['createmove'] },
  delete: { back: 'open', next: [] },
  edit: { back: 'open', next: [] },
  create: { back: 'open', next: [] },
  createmove: { back: 'move', next: [] },
  share: { back: 'open', next: [] },
}

/** A step that the table does not have leaves the view as it is. */
export function nextListDrawerView(from: ListDrawerView, to: ListDrawerView): ListDrawerView {
  const { back, next } = LIST_DRAWER[from]
  return to === back || next.includes(to) ? to : from
}

export function listDrawerSubject(listKey: string, hasItem: boolean): ListDrawerSubject {
  if (hasItem) return 'Product'
  return isWishlistKey(listKey) ? 'Wish' : 'Custom'
}

interface ActionRow {
  readonly on: readonly ListDrawerSubject[]
  readonly needsItems: boolean
}

/** What the first view offers, in its order. Deleting a product takes it off its list. */
const ACTIONS: Readonly<Record<ListAction, ActionRow>> = {
  move: { on: ['Product', 'Custom', 'Wish'], needsItems: true },
  edit: { on: ['Custom'], needsItems: false },
  share: { on: ['Product', 'Custom', 'Wish'], needsItems: true },
  delete: { on: ['Product', 'Custom'], needsItems: false },
}

export function listActions(subject: ListDrawerSubject, count: number): readonly ListAction[] {
  const actions = Object.keys(ACTIONS) as readonly ListAction[]
  return actions.filter((action) => ACTIONS[action].on.includes(subject) && (count > 0 || !ACTIONS[action].needsItems))
}

/** Lists that an item can be moved to: neither wish lists nor the one it is on. */
export function moveTargets<List extends { readonly listKey: string }>(
  lists: readonly List[],
  fromKey: string,
): readonly List[] {
  return lists.filter(({ listKey }) => !isWishlistKey(listKey) && listKey !== fromKey)
}
