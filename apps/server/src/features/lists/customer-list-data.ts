import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { listAlerts } from './alerts/list-alert-tables.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'
import { shareList } from './sharing/shared-lists.ts'

/** Deleted lists too, as long as they are stored. */
export async function loadListData(db: Drizzle, customerId: string) {
  const { listKey, name, kind, createdAt, deletedAt, shareKey } = shoppingLists
  const lists = await db
    .select({ listKey, name, kind, createdAt, deletedAt, shareKey })
    .from(shoppingLists)
    .where(eq(shoppingLists.customerId, customerId))
    .orderBy(asc(createdAt))
  const { sku, packageKey, addedAt, quantity, note, priceMinor, currency } = shoppingListItems
  const items = await db
    .select({ of: shoppingListItems.listKey, sku, packageKey, addedAt, quantity, note, priceMinor, currency })
    .from(shoppingListItems)
    .where(
      inArray(
        shoppingListItems.listKey,
        lists.map((list) => list.listKey),
      ),
    )
    .orderBy(asc(addedAt))
  const { priceDrop, backInStock, email, language, confirmedAt, lastMailAt } = listAlerts
  const alerts = await db
    .select({ of: listAlerts.listKey, priceDrop, backInStock, email, language, confirmedAt, lastMailAt })
    .from(listAlerts)
    .where(
      inArray(
        listAlerts.listKey,
        lists.map((list) => list.listKey),
      ),
    )
  const byList = Map.groupBy(items, ({ of }) => of)
  return lists.map(({ listKey: key, shareKey: link, ...list }) => ({
    ...list,
    isShared: link !== null,
    mails: alerts.filter(({ of }) => of === key).map(({ of: _of, ...alert }) => alert),
    items: (byList.get(key) ?? []).map(({ of: _of, ...item }) => item),
  }))
}

export async function deleteListData(tx: Drizzle, customerId: string): Promise<void> {
  await tx.delete(shoppingLists).where(eq(shoppingLists.customerId, customerId))
}

/** Every shared list of the customer gets a new link, deleted ones too: they can come back. How many there were. */
export async function renewShareLinks(tx: Drizzle, customerId: string): Promise<number> {
  const shared = await tx
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.customerId, customerId), isNotNull(shoppingLists.shareKey)))
    .orderBy(asc(shoppingLists.listKey))
    .for('update')
  for (const list of shared) await shareList(tx, list, { isRenewed: true })
  return shared.length
}
