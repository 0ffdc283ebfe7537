import { randomBytes } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { MAX_LIST_IMAGES } from '@firkant/domain/lists/shopping-list.ts'
import { itemCode, WISHLIST_KEY, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import { insertVisitor } from '../../platform/visitors/visitor-identity.ts'
import { isNamedKey, lockCustomer, ofOwner, type ListOwner } from './list-owner.ts'
import { shoppingListItems, shoppingLists } from './list-tables.ts'

export type ListRow = typeof shoppingLists.$inferSelect
export type ItemRow = typeof shoppingListItems.$inferSelect

const KEY_BYTES = 16
export const randomKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** The list that a call means: without a key, or with a wish list's, the owner's wish list. */
export interface MeantList {
  readonly owner: ListOwner
  readonly listKey?: string | undefined
}

const isExactKey = (listKey: string | undefined): listKey is string => listKey !== undefined && listKey !== WISHLIST_KEY

const isThere = isNull(shoppingLists.deletedAt)

/** Part of the text and no value: so a prepared plan uses the index of wish lists. */
const isWish = sql`${shoppingLists.kind} = 'wish'`
const isNamed = sql`${shoppingLists.kind} = 'custom'`

export function isMeantList({ owner, listKey }: MeantList) {
  const isKind = isNamedKey(listKey) ? isNamed : isWish
  return and(ofOwner(owner), isExactKey(listKey) ? eq(shoppingLists.listKey, listKey) : undefined, isKind, isThere)
}

/** Lists that are found by the same text. */
export function kindOfMeant({ owner, listKey }: MeantList): string {
  const who = owner.customerId === undefined ? 'visitor' : 'customer'
  return `${who}-${isExactKey(listKey) ? 'key' : 'own'}-${isNamedKey(listKey) ? 'named' : 'wish'}`
}

export async function findList(db: Drizzle, owner: ListOwner, listKey?: string): Promise<ListRow | undefined> {
  const [found] = await db.select().from(shoppingLists).where(isMeantList({ owner, listKey }))
  return found
}

/** Whoever changes a list waits here for the one before. */
export async function lockList(tx: Drizzle, owner: ListOwner, listKey?: string): Promise<ListRow | undefined> {
  const [found] = await tx.select().from(shoppingLists).where(isMeantList({ owner, listKey })).for('update')
  return found
}

/** In the order of their keys, so that two moves in opposite directions don't wait for each other. */
export async function lockLists(tx: Drizzle, owner: ListOwner, keys: readonly string[]): Promise<readonly ListRow[]> {
  return tx
    .select()
    .from(shoppingLists)
    .where(and(ofOwner(owner), inArray(shoppingLists.listKey, [...keys]), isThere))
    .orderBy(asc(shoppingLists.listKey))
    .for('update')
}

/** The owner's wish list, locked; made if there is none yet. */
export async function ensureWishlist(
  tx: Drizzle,
  owner: ListOwner & { readonly visitorHash: string },
  made: { readonly name: string; readonly now: Date },
): Promise<ListRow> {
  const { brand, visitorHash, customerId } = owner
  const listKey = `${WISHLIST_KEY}-${randomKey()}`
  if (customerId === undefined) await insertVisitor(tx, visitorHash, made.now)
  // A login that brings a list along must not meet one that is just being made.
  else await lockCustomer(tx, customerId)
  await tx
    .insert(shoppingLists)
    .values({
      listKey,
      brand,
      ...(customerId === undefined ? { visitorHash } : { customerId }),
      kind: 'wish',
      name: made.name,
      createdAt: made.now,
      changedAt: made.now,
    })
    .onConflictDoNothing()
  const own = await lockList(tx, owner)
  if (!own) throw new Error('A wish list that was just made is not there')
  return own
}

export interface ListWithCount extends Pick<ListRow, 'listKey' | 'kind' | 'name' | 'shareKey'> {
  readonly count: number
  readonly images: readonly ImageRef[]
}

const newestImages = sql<readonly ImageRef[]>`coalesce((
  select jsonb_agg(newest.image order by newest.added_at desc)
  from (
    select image, added_at from shopping_list_items item
    where item.list_key = ${shoppingLists.listKey} and item.image is not null
    order by added_at desc
    limit ${MAX_LIST_IMAGES}
  ) newest
), '[]'::jsonb)`

/** The wish list first, then the newest first. */
export async function loadLists(db: Drizzle, owner: ListOwner): Promise<readonly ListWithCount[]> {
  const { listKey, kind, name, shareKey } = shoppingLists
  return db
    .select({ listKey, kind, name, shareKey, count: count(shoppingListItems.code), images: newestImages })
    .from(shoppingLists)
    .leftJoin(shoppingListItems, eq(shoppingListItems.listKey, listKey))
    .where(and(ofOwner(owner), isThere))
    .groupBy(listKey)
    .orderBy(desc(eq(kind, 'wish')), desc(shoppingLists.createdAt), listKey)
}

export async function countItems(db: Drizzle, listKey: string): Promise<number> {
  const [row] = await db
    .select({ items: count() })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.listKey, listKey))
  return row?.items ?? 0
}

export async function loadCodes(db: Drizzle, listKey: string): Promise<readonly string[]> {
  const rows = await db
    .select({ code: shoppingListItems.code })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.listKey, listKey))
  return rows.map(({ code }) => code)
}

const isItem = (listKey: string, item: ListItem) =>
  and(eq(shoppingListItems.listKey, listKey), eq(shoppingListItems.code, itemCode(item)))

/** What is recorded of an item when it is added. */
export interface AddedItem extends ListItem {
  readonly quantity: number
  readonly priceMinor: number | undefined
  readonly currency: string
  readonly name: string
  readonly image: ImageRef | undefined
  readonly now: Date
}

/** Items that are there already stay as they are. The list must be locked. */
export async function insertItems(tx: Drizzle, listKey: string, items: readonly AddedItem[]): Promise<void> {
  const [first] = items
  if (!first) return
  const rows = items.map(({ sku, packageKey, now, priceMinor, image, ...recorded }) => ({
    ...recorded,
    listKey,
    code: itemCode({ sku, packageKey }),
    sku,
    packageKey: packageKey ?? null,
    addedAt: now,
    priceMinor: priceMinor ?? null,
    image: image ?? null,
  }))
  await tx.insert(shoppingListItems).values(rows).onConflictDoNothing()
  await touchList(tx, listKey, first.now)
}

export async function touchList(tx: Drizzle, listKey: string, now: Date): Promise<void> {
  await tx.update(shoppingLists).set({ changedAt: now }).where(eq(shoppingLists.listKey, listKey))
}

export async function findItem(db: Drizzle, listKey: string, item: ListItem): Promise<ItemRow | undefined> {
  const [found] = await db.select().from(shoppingListItems).where(isItem(listKey, item))
  return found
}

/** The removed item, for another list to take it; undefined when it was not there. */
export async function removeItem(tx: Drizzle, listKey: string, item: ListItem): Promise<ItemRow | undefined> {
  const [removed] = await tx.delete(shoppingListItems).where(isItem(listKey, item)).returning()
  return removed
}

export interface StoredItem extends ItemRow {
  /** Null when the product no longer exists; likewise the three below. */
  readonly productKey: string | null
  readonly productName: string | null
  readonly weightKg: number | null
  readonly longestCm: number | null
}

/** Newest first. Prepared, as a full list is read with every change of it. */
export async function loadItems(db: Drizzle, listKey: string, language: string): Promise<readonly StoredItem[]> {
  return queryPrepared<StoredItem & Record<string, unknown>>(
    db,
    'list-items',
    sql`select i.list_key as "listKey", i.code, i.sku, i.package_key as "packageKey", i.added_at as "addedAt", i.quantity,
      i.note, i.price_minor as "priceMinor", i.currency, i.name, i.image, v.product_key as "productKey",
      t.name as "productName", coalesce(v.weight_kg, p.weight_kg) as "weightKg",
      greatest(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm), coalesce(v.height_cm, p.height_cm)) as "longestCm"
    from shopping_list_items i left join variants v on v.sku = i.sku left join products p on p.key = v.product_key
    left join product_texts t on t.product_key = p.key and t.language = ${language}
    where i.list_key = ${listKey} order by i.added_at desc, i.code`,
  )
}
