import type { ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { WISHLIST_KEY, WISHLIST_NAMES, type ListErrorCode, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import { lockMeant, refuse, type ListChange } from './list-changes.ts'
import { addItem, countItems, ensureWishlist, removeItem, setItem, touchList, type AddedItem } from './list-store.ts'

interface OnList {
  readonly listKey?: string | undefined
  readonly item: ListItem
}

/** The wish list is made with its first item. */
export async function addToList(
  change: ListChange & { readonly asking: KnownRequester },
  { listKey, record }: { readonly listKey?: string | undefined; readonly record: AddedItem | ListErrorCode },
): Promise<ListAnswer> {
  const { tx, owner, asking, now } = change
  const known = await lockMeant(change, listKey)
  if (!known && listKey !== undefined && listKey !== WISHLIST_KEY) return refuse('listNotFound')
  if (typeof record === 'string') return refuse(record)
  const made = { name: WISHLIST_NAMES[asking.market.language], now }
  const list = known ?? (await ensureWishlist(tx, { ...owner, visitorHash: asking.visitorHash }, made))
  if (!(await addItem(tx, list.listKey, record))) return refuse('unknownError')
  return { success: true, listKey: list.listKey, count: await countItems(tx, list.listKey) }
}

export async function removeFromList(change: ListChange, { listKey, item }: OnList): Promise<ListAnswer> {
  const { tx, now } = change
  const list = await lockMeant(change, listKey)
  if (!list || !(await removeItem(tx, list.listKey, item))) return refuse('listOrItemNotFound')
  await touchList(tx, list.listKey, now)
  return { success: true, listKey: list.listKey, count: await countItems(tx, list.listKey) }
}

/** An empty note removes it. */
export async function setOnList(
  change: ListChange,
  { listKey, item, quantity, note }: OnList & { quantity?: number | undefined; note?: string | undefined },
): Promise<ListAnswer> {
  const { tx, now } = change
  const list = await lockMeant(change, listKey)
  const values = { item, quantity, ...(note !== undefined && { note: note.trim() || null }) }
  if (!list || !(await setItem(tx, list.listKey, values))) return refuse('listOrItemNotFound')
  await touchList(tx, list.listKey, now)
  return { success: true, listKey: list.listKey }
}
