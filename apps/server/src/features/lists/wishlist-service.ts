import { sql } from 'drizzle-orm'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { SKU_PARAM } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { WishlistModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WishlistItemBody } from '@firkant/domain/lists/wishlist-calls.ts'
import {
  MOST_LIST_ITEMS,
  WISHLIST_KEY,
  WISHLIST_NAMES,
  type ListErrorCode,
  type WishlistAnswer,
} from '@firkant/domain/lists/wishlist.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { Database, Drizzle } from '../../platform/database/database.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import { rememberVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { Requester, KnownRequester } from '../../platform/visitors/requester.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { cardModel, loadCardFacts, skusOf, type CardContext } from '../catalog/product-cards.ts'
import {
  addItem,
  countItems,
  createWishlist,
  findSold,
  findWishlistKey,
  hasItem,
  loadItems,
  mergeWishlists,
  removeItem,
  type ListOwner,
  type StoredItem,
} from './list-store.ts'

export interface WishlistService {
  readonly add: (requester: KnownRequester, item: WishlistItemBody) => Promise<WishlistAnswer>
  readonly remove: (requester: Requester, item: WishlistItemBody) => Promise<WishlistAnswer>
  readonly load: (requester: Requester) => Promise<WishlistModel>
  /** Called when a visitor signs in; how many items came along. */
  readonly merge: (requester: KnownRequester, customerId: string) => Promise<number>
}

const isOwn = (named: string | undefined, own: string | undefined) =>
  named === undefined || named === WISHLIST_KEY || named === own

async function validateItem(db: Drizzle, brand: string, item: WishlistItemBody): Promise<ListErrorCode | undefined> {
  const sold = await findSold(db, brand, item.sku)
  if (!sold) return 'skuNotFound'
  const isPackage = sold.kind === 'package' && sold.productKey === item.packageKey
  return item.packageKey === undefined || isPackage ? undefined : 'packageNotFound'
}

/** One card per item, of exactly the variant that was added. */
async function loadCards(
  catalog: CatalogCache,
  context: CardContext,
  items: readonly StoredItem[],
): Promise<readonly ProductCard[]> {
  const keys = [...new Set(items.flatMap(({ productKey }) => productKey ?? []))]
  const loaded = await loadCardFacts(catalog, context, keys)
  const claims = await catalog.claims(context.market, skusOf(loaded), context.now)
  const facts = new Map(loaded.map((each) => [each.row.key, each]))
  return items.flatMap(({ sku, productKey }): ProductCard[] => {
    const found = productKey === null ? undefined : facts.get(productKey)
    if (!found) return []
    const lead = found.variants.find(({ row }) => row.sku === sku) ?? found.lead
    const card = cardModel({ ...found, lead }, { ...context, claims })
    return [lead === found.lead ? card : { ...card, url: `${card.url}?${SKU_PARAM}=${encodeURIComponent(sku)}` }]
  })
}

/** One at a time: two concurrent first favourites make one list, and the limit holds. */
async function lockOwner(tx: Drizzle, { customerId }: ListOwner, { visitorHash, now }: KnownRequester): Promise<void> {
  await rememberVisitor(tx, visitorHash, now)
  if (customerId !== undefined) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`)
}

export function createWishlistService(
  database: Database,
  catalog: CatalogCache,
  brand: BrandDefinition,
): WishlistService {
  const refuse = async (db: Drizzle, errorCode: ListErrorCode, own?: string) => ({
    success: false,
    errorCode,
    count: own === undefined ? 0 : await countItems(db, own),
  })

  async function ownerOf(db: Drizzle, { visitorHash, customerToken, now }: Requester): Promise<ListOwner> {
    const wanted = customerToken !== undefined && { token: customerToken, kind: 'customer' as const, brand: brand.key }
    const session = wanted ? await findSession(db, wanted, now) : undefined
    return { brand: brand.key, visitorHash, customerId: session?.subjectId }
  }

  return {
    add: (requester, item) =>
      database.main.transaction(async (tx) => {
        const { market, now } = requester
        const owner = await ownerOf(tx, requester)
        const known = await findWishlistKey(tx, owner)
        const refusal = isOwn(item.listKey, known) ? await validateItem(tx, brand.key, item) : 'listNotFound'
        if (refusal) return refuse(tx, refusal, known)
        await lockOwner(tx, owner, requester)
        const made = { name: WISHLIST_NAMES[market.language], now }
        const listKey = (await findWishlistKey(tx, owner)) ?? (await createWishlist(tx, owner, made))
        const isFull = (await countItems(tx, listKey)) >= MOST_LIST_ITEMS
        if (isFull && !(await hasItem(tx, listKey, item))) return refuse(tx, 'unknownError', listKey)
        await addItem(tx, listKey, { ...item, now })
        return { success: true, count: await countItems(tx, listKey) }
      }),

    remove: (requester, item) =>
      database.main.transaction(async (tx) => {
        const own = await findWishlistKey(tx, await ownerOf(tx, requester))
        if (!own || !isOwn(item.listKey, own)) return refuse(tx, 'listOrItemNotFound', own)
        if (!(await removeItem(tx, own, item))) return refuse(tx, 'listOrItemNotFound', own)
        return { success: true, count: await countItems(tx, own) }
      }),

    merge: (requester, customerId) =>
      database.main.transaction(async (tx) => {
        const { visitorHash } = requester
        await lockOwner(tx, { brand: brand.key, visitorHash, customerId }, requester)
        return mergeWishlists(tx, { brand: brand.key, visitorHash, customerId })
      }),

    async load(requester) {
      const { market, now } = requester
      const name = WISHLIST_NAMES[market.language]
      const listKey = await findWishlistKey(database.main, await ownerOf(database.main, requester))
      if (!listKey) return { name, listKey: WISHLIST_KEY, count: 0, products: [], codes: [] }
      const items = await loadItems(database.main, listKey)
      const address = (path: string) => localizePath(brand, market.language, path)
      const products = await loadCards(catalog, { brand: brand.key, market, now, address }, items)
      return { name, listKey, count: items.length, products, codes: items.map(({ code }) => code) }
    },
  }
}
