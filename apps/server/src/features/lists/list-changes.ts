import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { readListName } from '@firkant/domain/lists/list-name.ts'
import { MAX_LISTS, type ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { MAX_LIST_ITEMS, WISHLIST_NAMES, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import { addToLocked } from './item-changes.ts'
import { isNamedKey, lockCustomer, ofOwner, requireCustomer, type CustomerOwner, type ListOwner } from './list-owner.ts'
import {
  countItems,
  ensureWishlist,
  findItem,
  findList,
  lockList,
  lockLists,
  randomKey,
  removeItem,
  touchList,
  type AddedItem,
  type ItemRow,
  type ListRow,
} from './list-store.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'
import { refuse } from './refuse-change.ts'

export interface ListChange {
  readonly tx: Drizzle
  readonly owner: ListOwner
  readonly now: Date
}

export async function hasRoomForList(tx: Drizzle, owner: CustomerOwner): Promise<boolean> {
  await lockCustomer(tx, owner.customerId)
  const isNamed = and(ofOwner(owner), eq(shoppingLists.kind, 'custom'), isNull(shoppingLists.deletedAt))
  const [row] = await tx.select({ lists: count() }).from(shoppingLists).where(isNamed)
  return (row?.lists ?? 0) < MAX_LISTS
}

export async function insertNamedList(
  { tx, now }: ListChange,
  { brand, customerId }: CustomerOwner,
  name: string,
): Promise<string> {
  const listKey = `list-${randomKey()}`
  await tx
    .insert(shoppingLists)
    .values({ listKey, brand, customerId, kind: 'custom', name, createdAt: now, changedAt: now })
  return listKey
}

async function putItem({ tx, now }: ListChange, item: ItemRow, to: string): Promise<void> {
  const { sku, packageKey, listKey: from } = item
  await removeItem(tx, from, { sku, packageKey: packageKey ?? undefined })
  await tx
    .insert(shoppingListItems)
    .values({ ...item, listKey: to })
    .onConflictDoNothing()
  await touchList(tx, from, now)
  await touchList(tx, to, now)
}

/** With an item, that item moves from its list into the new one. */
export async function createList(
  change: ListChange,
  { listName, listKey: from, item }: { listName: string; listKey?: string | undefined; item?: ListItem | undefined },
): Promise<ListAnswer> {
  const { tx } = change
  const owner = requireCustomer(change.owner)
  const name = readListName(listName)
  if (name === undefined) return refuse('invalidListName')
  if (!(await hasRoomForList(tx, owner))) return refuse('tooManyLists')
  if (!item) return { success: true, type: 'created', listKey: await insertNamedList(change, owner, name), count: 0 }
  const source = await lockList(tx, owner, from)
  const moved = source && (await findItem(tx, source.listKey, item))
  if (!moved) return refuse('listOrItemNotFound')
  const listKey = await insertNamedList(change, owner, name)
  await putItem(change, moved, listKey)
  return { success: true, type: 'createdAndMoved', listKey, count: 1 }
}

/** The wish list is made with its first item. */
export async function addFirst(
  { tx, owner, asking, now }: ListChange & { readonly asking: KnownRequester },
  item: AddedItem,
): Promise<ListAnswer> {
  const made = { name: WISHLIST_NAMES[asking.market.language], now }
  const known = { ...owner, visitorHash: asking.visitorHash }
  const { listKey } = await ensureWishlist(tx, known, made)
  return addToLocked(tx, { owner: known, listKey }, item)
}

/** The list that a call means, locked; a named one of somebody who is not signed in: 401. */
export function lockMeant({ tx, owner }: ListChange, listKey: string | undefined): Promise<ListRow | undefined> {
  return lockList(tx, isNamedKey(listKey) ? requireCustomer(owner) : owner, listKey)
}

/** A named list, locked: a wish list is none, whoever asks. */
async function lockNamed(change: ListChange, listKey: string | undefined): Promise<ListRow | undefined> {
  return isNamedKey(listKey) ? lockMeant(change, listKey) : undefined
}

export async function renameList(
  change: ListChange,
  { listKey, listName }: { listKey?: string | undefined; listName: string },
): Promise<ListAnswer> {
  const list = await lockNamed(change, listKey)
  if (!list) return refuse('listNotFound')
  const name = readListName(listName)
  if (name === undefined) return refuse('invalidListName')
  const { tx, now } = change
  await tx.update(shoppingLists).set({ name, changedAt: now }).where(eq(shoppingLists.listKey, list.listKey))
  return { success: true, listKey: list.listKey }
}

/** As many as there may be lists: who makes and deletes them in a loop must not fill the tables. */
async function dropOldestDeleted(tx: Drizzle, owner: ListOwner): Promise<void> {
  const isDeleted = and(ofOwner(owner), isNotNull(shoppingLists.deletedAt))
  const older = await tx
    .select({ listKey: shoppingLists.listKey })
    .from(shoppingLists)
    .where(isDeleted)
    .orderBy(desc(shoppingLists.deletedAt), shoppingLists.listKey)
    .offset(MAX_LISTS)
  const keys = older.map(({ listKey }) => listKey)
  if (keys.length > 0) await tx.delete(shoppingLists).where(inArray(shoppingLists.listKey, keys))
}

export async function deleteList(change: ListChange, listKey: string | undefined): Promise<ListAnswer> {
  const list = await lockNamed(change, listKey)
  if (!list) return refuse('listNotFound')
  const { tx, owner, now } = change
  await tx.update(shoppingLists).set({ deletedAt: now }).where(eq(shoppingLists.listKey, list.listKey))
  await dropOldestDeleted(tx, owner)
  return { success: true, listKey: list.listKey }
}

export async function undeleteList({ tx, owner: asking }: ListChange, listKey: string): Promise<ListAnswer> {
  if (!isNamedKey(listKey)) return refuse('listNotFound')
  const owner = requireCustomer(asking)
  const hasRoom = await hasRoomForList(tx, owner)
  const isDeleted = and(ofOwner(owner), eq(shoppingLists.listKey, listKey), isNotNull(shoppingLists.deletedAt))
  const [found] = await tx.select().from(shoppingLists).where(isDeleted).for('update')
  if (!found) return refuse('listNotFound')
  if (!hasRoom) return refuse('tooManyLists')
  await tx.update(shoppingLists).set({ deletedAt: null }).where(eq(shoppingLists.listKey, listKey))
  return { success: true, listKey, count: await countItems(tx, listKey) }
}

/** Never into a wish list, and never into the list it is on. What the other list has already stays as it is there. */
export async function moveItem(
  change: ListChange,
  { listKey, targetListKey, item }: { listKey?: string | undefined; targetListKey: string; item: ListItem },
): Promise<ListAnswer> {
  const { tx } = change
  if (!isNamedKey(targetListKey)) return refuse('listNotFound')
  const owner = requireCustomer(change.owner)
  const from = (await findList(tx, owner, listKey))?.listKey
  if (from === undefined || from === targetListKey) return refuse('listOrItemNotFound')
  const locked = await lockLists(tx, owner, [from, targetListKey])
  if (!locked.some((each) => each.listKey === targetListKey)) return refuse('listNotFound')
  const moved = locked.length === 2 ? await findItem(tx, from, item) : undefined
  if (!moved) return refuse('listOrItemNotFound')
  const isFull = (await countItems(tx, targetListKey)) >= MAX_LIST_ITEMS
  if (isFull && !(await findItem(tx, targetListKey, item))) return refuse('unknownError')
  await putItem(change, moved, targetListKey)
  return { success: true, listKey: targetListKey, count: await countItems(tx, from) }
}
