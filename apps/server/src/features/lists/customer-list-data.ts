import { asc, eq, inArray } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'

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
  const byList = Map.groupBy(items, ({ of }) => of)
  return lists.map(({ listKey: key, shareKey: link, ...list }) => ({
    ...list,
    isShared: link !== null,
    items: (byList.get(key) ?? []).map(({ of: _of, ...item }) => item),
  }))
}

export async function deleteListData(tx: Drizzle, customerId: string): Promise<void> {
  await tx.delete(shoppingLists).where(eq(shoppingLists.customerId, customerId))
}
