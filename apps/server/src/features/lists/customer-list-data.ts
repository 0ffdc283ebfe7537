import { eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'

export async function loadListData(db: Drizzle, customerId: string) {
  const lists = await db.select().from(shoppingLists).where(eq(shoppingLists.customerId, customerId))
  return Promise.all(
    lists.map(async ({ listKey, name, kind, createdAt }) => {
      const { sku, packageKey, addedAt } = shoppingListItems
      const ofList = eq(shoppingListItems.listKey, listKey)
      return {
        name,
        kind,
        createdAt,
        items: await db.select({ sku, packageKey, addedAt }).from(shoppingListItems).where(ofList),
      }
    }),
  )
}

export async function deleteListData(tx: Drizzle, customerId: string): Promise<void> {
  await tx.delete(shoppingLists).where(eq(shoppingLists.customerId, customerId))
}
