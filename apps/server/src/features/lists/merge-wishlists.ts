import { eq, sql } from 'drizzle-orm'
import { MAX_LIST_ITEMS } from '@firkant/domain/lists/wishlist.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { lockCustomer } from './list-owner.ts'
import { countItems, lockList, touchList } from './list-store.ts'
import { shoppingLists } from './list-tables.ts'

interface Merging {
  readonly brand: string
  readonly visitorHash: string
  readonly customerId: string
  readonly now: Date
}

const COLUMNS = sql.raw('code, sku, package_key, added_at, quantity, note, price_minor, currency, name, image')

/** The visitor's list becomes the customer's, or part of it as far as there is room; how many items came along. */
export async function mergeWishlists(tx: Drizzle, { now, ...both }: Merging): Promise<number> {
  const { brand, visitorHash, customerId } = both
  await lockCustomer(tx, customerId)
  const theirs = await lockList(tx, { brand, visitorHash, customerId: undefined })
  if (!theirs) return 0
  const own = await lockList(tx, both)
  if (!own) {
    const owner = { customerId, visitorHash: null, changedAt: now }
    await tx.update(shoppingLists).set(owner).where(eq(shoppingLists.listKey, theirs.listKey))
    return countItems(tx, theirs.listKey)
  }
  const room = Math.max(0, MAX_LIST_ITEMS - (await countItems(tx, own.listKey)))
  const { rowCount } = await tx.execute(sql`
    insert into shopping_list_items (list_key, ${COLUMNS})
    select ${own.listKey}, ${COLUMNS} from shopping_list_items i where list_key = ${theirs.listKey}
      and not exists (select 1 from shopping_list_items o where o.list_key = ${own.listKey} and o.code = i.code)
    order by added_at desc limit ${room} on conflict do nothing`)
  await touchList(tx, own.listKey, now)
  await tx.delete(shoppingLists).where(eq(shoppingLists.listKey, theirs.listKey))
  return rowCount ?? 0
}
