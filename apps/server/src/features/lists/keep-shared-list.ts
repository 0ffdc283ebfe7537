import { readListName } from '@firkant/domain/lists/list-name.ts'
import type { ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import { MOST_LIST_ITEMS, WISHLIST_NAMES } from '@firkant/domain/lists/wishlist.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import { hasRoomForList, insertNamedList, refuse, type ListChange } from './list-changes.ts'
import type { ListContext } from './list-reader.ts'
import { recordOf } from './list-records.ts'
import { countItems, ensureWishlist, insertItems, loadItems, type AddedItem, type ListRow } from './list-store.ts'
import { cardContextOf, listItems } from './list-view.ts'
import { findSharedList } from './shared-lists.ts'

interface ReadList {
  readonly list: ListRow
  readonly records: readonly AddedItem[]
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
  return { list, records }
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
export async function keepSharedList(
  keeping: Keeping,
  { shared, listName }: { readonly shared: ReadList | undefined; readonly listName?: string | undefined },
): Promise<ListAnswer> {
  if (!shared) return refuse('listNotFound')
  const { tx, asking } = keeping
  const given = shared.list.kind === 'wish' ? WISHLIST_NAMES[asking.market.language] : shared.list.name
  const name = readListName(listName ?? given)
  if (name === undefined) return refuse('invalidListName')
  const target = await targetOf(keeping, name)
  if (target === undefined) return refuse('tooManyLists')
  const room = MOST_LIST_ITEMS - (await countItems(tx, target))
  await insertItems(tx, target, shared.records.slice(0, Math.max(0, room)))
  return { success: true, type: 'created', listKey: target, count: await countItems(tx, target) }
}
