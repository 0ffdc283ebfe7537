import type pg from 'pg'
import type { ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { itemCode, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import { sendTransaction } from '../../platform/database/statement-message.ts'
import {
  countMeantItems,
  insertItem,
  lockMeantList,
  removeMeantItem,
  setMeantItem,
  type ItemValues,
  type MeantList,
} from './item-statements.ts'
import { refuse } from './list-changes.ts'
import type { AddedItem } from './list-store.ts'

const keyIn = (rows: readonly Record<string, unknown>[] | undefined): string | undefined => {
  const listKey = rows?.[0]?.list_key
  return typeof listKey === 'string' ? listKey : undefined
}
const numberIn = (rows: readonly Record<string, unknown>[] | undefined, name: string): number =>
  Number(rows?.[0]?.[name] ?? 0)

/** Undefined when there is no such list. */
export async function addToList(pool: pg.Pool, list: MeantList, item: AddedItem): Promise<ListAnswer | undefined> {
  const count = countMeantItems(list, [itemCode(item)])
  const [locked, , counted] = await sendTransaction(pool, [lockMeantList(list), insertItem(list, item), count])
  const listKey = keyIn(locked)
  if (listKey === undefined) return undefined
  if (numberIn(counted, 'of_item') === 0) return refuse('unknownError')
  return { success: true, listKey, count: numberIn(counted, 'count') }
}

export async function removeFromList(
  pool: pg.Pool,
  list: MeantList,
  { item, now }: { readonly item: ListItem; readonly now: Date },
): Promise<ListAnswer> {
  const calls = [lockMeantList(list), removeMeantItem(list, item, now), countMeantItems(list, [itemCode(item)])]
  const [, removed, counted] = await sendTransaction(pool, calls)
  const listKey = keyIn(removed)
  return listKey === undefined
    ? refuse('listOrItemNotFound')
    : { success: true, listKey, count: numberIn(counted, 'count') }
}

/** An empty note removes it. */
export async function setOnList(
  pool: pg.Pool,
  list: MeantList,
  { item, now, quantity, note }: ItemValues & { readonly item: ListItem; readonly now: Date },
): Promise<ListAnswer> {
  const values = { now, quantity, note: note === undefined ? undefined : note?.trim() || null }
  const [, changed] = await sendTransaction(pool, [lockMeantList(list), setMeantItem(list, item, values)])
  const listKey = keyIn(changed)
  return listKey === undefined ? refuse('listOrItemNotFound') : { success: true, listKey }
}
