import { copyItems } from '@firkant/domain/lists/copy-list.ts'
import { readListName } from '@firkant/domain/lists/list-name.ts'
import { isWishlistKey, type CopyListAnswer, type LeftItem } from '@firkant/domain/lists/shopping-list.ts'
import { itemCode, MAX_LIST_ITEMS, WISHLIST_NAMES } from '@firkant/domain/lists/wishlist.ts'
import type { KnownRequester } from '../../../platform/visitors/requester.ts'
import { hasRoomForList, insertNamedList, type ListChange } from '../list-changes.ts'
import type { ListContext } from '../list-reader.ts'
import { recordOf } from '../list-records.ts'
import { ensureWishlist, insertItems, loadCodes, loadItems, type AddedItem, type ListRow } from '../list-store.ts'
import { cardContextOf, listItems } from '../list-view.ts'
import { refuse } from '../refuse-change.ts'
import { findSharedList } from './shared-lists.ts'

interface ReadList {
  readonly list: ListRow
  readonly records: readonly AddedItem[]
  /** What is no longer sold. */
  readonly gone: readonly LeftItem[]
}

/** What is still sold of a shared list, at today's prices, without the other's notes. */
export async function readSharedList(
  { database, catalog, brand }: ListContext,
  asking: KnownRequester,
  shareKey: string,
): Promise<ReadList | undefined> {
  const list = await findSharedList(database.main, brand.key, shareKey)
  if (!list) return undefined
  const context = cardContextOf(brand, asking)
  const stored = await loadItems(database.main, list.listKey, asking.market.language)
  const listed = await listItems(catalog, context, stored)
  const records = listed.flatMap(({ item, sold }): AddedItem[] => {
    const { sku, packageKey, quantity } = item
    return sold ? [{ ...recordOf(sold.facts, { sku, packageKey: packageKey ?? undefined }, context), quantity }] : []
  })
  const gone = listed.flatMap(({ item, sold }): LeftItem[] => {
    const { code, name, productName, sku } = item
    return sold ? [] : [{ code, name: name ?? productName ?? sku, reason: 'gone' }]
  })
  return { list, records, gone }
}

interface Keeping extends ListChange {
  readonly asking: KnownRequester
}

/** A customer gets a list of its own; a visitor has only the wish list. */
async function targetOf(keeping: Keeping, name: string): Promise<string | undefined> {
  const { tx, owner, asking, now } = keeping
  const { customerId } = owner
  if (customerId === undefined) {
    const made = { name: WISHLIST_NAMES[asking.market.language], now }
    return (await ensureWishlist(tx, { ...owner, visitorHash: asking.visitorHash }, made)).listKey
  }
  const customer = { ...owner, customerId }
  return (await hasRoomForList(tx, customer)) ? insertNamedList(keeping, customer, name) : undefined
}

/** Makes a list of the visitor's own from it. */
export async function copySharedList(
  keeping: Keeping,
  { shared, listName }: { readonly shared: ReadList | undefined; readonly listName?: string | undefined },
): Promise<CopyListAnswer> {
  if (!shared) return refuse('listNotFound')
  const { tx, asking } = keeping
  const given = shared.list.kind === 'wish' ? WISHLIST_NAMES[asking.market.language] : shared.list.name
  const name = readListName(listName ?? given)
  if (name === undefined) return refuse('invalidListName')
  const target = await targetOf(keeping, name)
  if (target === undefined) return refuse('tooManyLists')
  const codes = new Set(await loadCodes(tx, target))
  const { added, present, full } = copyItems(shared.records, { codes, room: MAX_LIST_ITEMS - codes.size })
  await insertItems(tx, target, added)
  const left = full.map((item): LeftItem => ({ code: itemCode(item), name: item.name, reason: 'full' }))
  return {
    success: true,
    ...(!isWishlistKey(target) && { type: 'created' }),
    listKey: target,
    count: codes.size + added.length,
    added: added.length,
    present,
    left: [...shared.gone, ...left],
  }
}
