import { and, eq, isNull } from 'drizzle-orm'
import type { Drizzle } from '../../../platform/database/database.ts'
import { randomKey, type ListRow } from '../list-store.ts'
import { shoppingLists } from '../list-tables.ts'

/** 128 random bits; anything else is not looked for. */
const SHARE_KEY = /^[\w-]{22}$/

/** By the key of its link; undefined once the link was withdrawn or the list deleted. */
export async function findSharedList(db: Drizzle, brand: string, shareKey: string): Promise<ListRow | undefined> {
  if (!SHARE_KEY.test(shareKey)) return undefined
  const [found] = await db
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.shareKey, shareKey), eq(shoppingLists.brand, brand), isNull(shoppingLists.deletedAt)))
  return found
}

/** The key of the list's link: the one it has, unless it is to be a new one. The list must be locked. */
export async function shareList(tx: Drizzle, list: ListRow, { isRenewed }: { isRenewed: boolean }): Promise<string> {
  if (list.shareKey !== null && !isRenewed) return list.shareKey
  const shareKey = randomKey()
  await tx.update(shoppingLists).set({ shareKey }).where(eq(shoppingLists.listKey, list.listKey))
  return shareKey
}

export async function unshareList(tx: Drizzle, list: ListRow): Promise<void> {
  await tx.update(shoppingLists).set({ shareKey: null }).where(eq(shoppingLists.listKey, list.listKey))
}
