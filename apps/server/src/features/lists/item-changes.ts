import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import type { ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { Queries } from '../../platform/database/database.ts'
import { sendTransaction } from '../../platform/database/messages/statement-message.ts'
import { callNamed } from '../../platform/database/messages/statement.ts'
import {
  countingItems,
  insertingItem,
  lockingList,
  removingItem,
  settingItem,
  type ItemValues,
} from './item-statements.ts'
import { kindOfMeant, type AddedItem, type MeantList } from './list-store.ts'
import { refuse } from './refuse-change.ts'

const namesFor = (list: MeantList) => (name: string, query: SQL) =>
  callNamed(`list-${name}-${kindOfMeant(list)}`, query)

const keyIn = (rows: readonly Record<string, unknown>[] | undefined): string | undefined => {
  const listKey = rows?.[0]?.list_key
  return typeof listKey === 'string' ? listKey : undefined
}
const numberIn = (rows: readonly Record<string, unknown>[] | undefined, name: string): number =>
  Number(rows?.[0]?.[name] ?? 0)

function addedAnswer(listKey: string, counted: readonly Record<string, unknown>[] | undefined): ListAnswer {
  if (numberIn(counted, 'of_item') === 0) return refuse('unknownError')
  return { success: true, listKey, count: numberIn(counted, 'count') }
}

/** Undefined when there is no such list. */
export async function addToList(pool: pg.Pool, list: MeantList, item: AddedItem): Promise<ListAnswer | undefined> {
  const named = namesFor(list)
  const [locked, , counted] = await sendTransaction(pool, [
    named('lock', lockingList(list)),
    named('add', insertingItem(list, item)),
    named('count', countingItems(list, item)),
  ])
  const listKey = keyIn(locked)
  return listKey === undefined ? undefined : addedAnswer(listKey, counted)
}

/** To a list that this transaction has locked. */
export async function addToLocked(
  tx: Queries,
  list: MeantList & { readonly listKey: string },
  item: AddedItem,
): Promise<ListAnswer> {
  await tx.execute(insertingItem(list, item))
  const { rows } = await tx.execute(countingItems(list, item))
  return addedAnswer(list.listKey, rows)
}

export async function removeFromList(
  pool: pg.Pool,
  list: MeantList,
  { item, now }: { readonly item: ListItem; readonly now: Date },
): Promise<ListAnswer> {
  const named = namesFor(list)
  const [, removed, counted] = await sendTransaction(pool, [
    named('lock', lockingList(list)),
    named('remove', removingItem(list, item, now)),
    named('count', countingItems(list, item)),
  ])
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
  const named = namesFor(list)
  const [, changed] = await sendTransaction(pool, [
    named('lock', lockingList(list)),
    named('set', settingItem(list, item, values)),
  ])
  const listKey = keyIn(changed)
  return listKey === undefined ? refuse('listOrItemNotFound') : { success: true, listKey }
}
