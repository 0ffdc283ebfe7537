import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { itemCode, WISHLIST_KEY, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { variants } from '../catalog/product-tables.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'

export interface ListOwner {
  readonly brand: string
  readonly visitorHash: string
}

/** The requester's wish list: one per brand. */
export async function findWishlistKey(db: Drizzle, { brand, visitorHash }: ListOwner): Promise<string | undefined> {
  const [found] = await db
    .select({ listKey: shoppingLists.listKey })
    .from(shoppingLists)
    .where(
      and(eq(shoppingLists.visitorHash, visitorHash), eq(shoppingLists.brand, brand), eq(shoppingLists.kind, 'wish')),
    )
    .limit(1)
  return found?.listKey
}

export async function createWishlist(
  tx: Drizzle,
  owner: ListOwner,
  made: { name: string; now: Date },
): Promise<string> {
  const listKey = `${WISHLIST_KEY}-${randomBytes(16).toString('base64url')}`
  await tx.insert(shoppingLists).values({ listKey, ...owner, kind: 'wish', name: made.name, createdAt: made.now })
  return listKey
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
