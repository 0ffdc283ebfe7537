import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { itemCode, MOST_LIST_ITEMS, WISHLIST_KEY, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { variants } from '../catalog/product-tables.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'

/** A customer's lists on all devices, else the visitor's. */
export interface ListOwner {
  readonly brand: string
  readonly visitorHash: string | undefined
  readonly customerId: string | undefined
}

function ofOwner({ brand, visitorHash, customerId }: ListOwner) {
  const isOwner =
    customerId === undefined
      ? and(eq(shoppingLists.visitorHash, visitorHash ?? ''), isNull(shoppingLists.customerId))
      : eq(shoppingLists.customerId, customerId)
  return and(isOwner, eq(shoppingLists.brand, brand), eq(shoppingLists.kind, 'wish'))
}

/** The owner's wish list: one per brand. */
export async function findWishlistKey(db: Drizzle, owner: ListOwner): Promise<string | undefined> {
  const [found] = await db
    .select({ listKey: shoppingLists.listKey })
    .from(shoppingLists)
    .where(ofOwner(owner))
    .orderBy(shoppingLists.createdAt)
    .limit(1)
  return found?.listKey
}

export async function createWishlist(
  tx: Drizzle,
  { brand, visitorHash, customerId }: ListOwner,
  made: { name: string; now: Date },
): Promise<string> {
  const listKey = `${WISHLIST_KEY}-${randomBytes(16).toString('base64url')}`
  const owner = customerId === undefined ? { visitorHash } : { customerId }
  await tx
    .insert(shoppingLists)
    .values({ listKey, brand, ...owner, kind: 'wish', name: made.name, createdAt: made.now })
  return listKey
}

/** The visitor's list becomes the customer's, or part of it as far as there is room; how many items came along. */
export async function mergeWishlists(
  tx: Drizzle,
  { brand, visitorHash, customerId }: { brand: string; visitorHash: string; customerId: string },
): Promise<number> {
  const theirs = await findWishlistKey(tx, { brand, visitorHash, customerId: undefined })
  if (theirs === undefined) return 0
  const own = await findWishlistKey(tx, { brand, visitorHash, customerId })
  if (own === undefined) {
    await tx.update(shoppingLists).set({ customerId, visitorHash: null }).where(eq(shoppingLists.listKey, theirs))
    return countItems(tx, theirs)
  }
  const room = Math.max(0, MOST_LIST_ITEMS - (await countItems(tx, own)))
  const { rowCount } = await tx.execute(sql`
    insert into shopping_list_items (list_key, code, sku, package_key, added_at)
    select ${own}, code, sku, package_key, added_at from shopping_list_items i where list_key = ${theirs}
      and not exists (select 1 from shopping_list_items o where o.list_key = ${own} and o.code = i.code)
    order by added_at desc limit ${room} on conflict do nothing`)
  await tx.delete(shoppingLists).where(eq(shoppingLists.listKey, theirs))
  return rowCount ?? 0
}

export async function countItems(db: Drizzle, listKey: string): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.listKey, listKey))
  return row?.items ?? 0
}

export async function addItem(tx: Drizzle, listKey: string, item: ListItem & { now: Date }): Promise<void> {
  const { sku, packageKey, now } = item
  await tx
    .insert(shoppingListItems)
    .values({ listKey, code: itemCode(item), sku, packageKey: packageKey ?? null, addedAt: now })
    .onConflictDoNothing()
}

/** False when it was not there. */
export async function removeItem(tx: Drizzle, listKey: string, item: ListItem): Promise<boolean> {
  const removed = await tx
    .delete(shoppingListItems)
    .where(and(eq(shoppingListItems.listKey, listKey), eq(shoppingListItems.code, itemCode(item))))
    .returning({ code: shoppingListItems.code })
  return removed.length > 0
}

export async function hasItem(db: Drizzle, listKey: string, item: ListItem): Promise<boolean> {
  const found = await db
    .select({ code: shoppingListItems.code })
    .from(shoppingListItems)
    .where(and(eq(shoppingListItems.listKey, listKey), eq(shoppingListItems.code, itemCode(item))))
  return found.length > 0
}

export interface StoredItem {
  readonly code: string
  readonly sku: string
  /** Null when the product no longer exists. */
  readonly productKey: string | null
}

/** Newest first. */
export async function loadItems(db: Drizzle, listKey: string): Promise<readonly StoredItem[]> {
  return db
    .select({ code: shoppingListItems.code, sku: shoppingListItems.sku, productKey: variants.productKey })
    .from(shoppingListItems)
    .leftJoin(variants, eq(variants.sku, shoppingListItems.sku))
    .where(eq(shoppingListItems.listKey, listKey))
    .orderBy(desc(shoppingListItems.addedAt), shoppingListItems.code)
}

export interface SoldItem {
  readonly productKey: string
  readonly kind: 'product' | 'package'
}

/** The SKU's product, if the brand sells it. */
export async function findSold(db: Drizzle, brand: string, sku: string): Promise<SoldItem | undefined> {
  const { rows } = await db.execute<SoldItem & Record<string, unknown>>(sql`
    select p.key as "productKey", p.kind from variants v join products p on p.key = v.product_key
    join assortments a on a.product_key = p.key and a.brand = ${brand} where v.sku = ${sku}`)
  return rows[0]
}
