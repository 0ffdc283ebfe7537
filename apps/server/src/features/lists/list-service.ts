import type { z } from 'zod'
import type { shoppingListCalls } from '@firkant/domain/lists/shopping-list-calls.ts'
import type { CopyListAnswer, ListAnswer } from '@firkant/domain/lists/shopping-list.ts'
import type { WishlistItemBody } from '@firkant/domain/lists/wishlist-calls.ts'
import { WISHLIST_KEY, type WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'
import type { KnownRequester, Requester } from '../../platform/visitors/requester.ts'
import { addToList, removeFromList, setOnList } from './item-changes.ts'
import {
  addFirst,
  createList,
  deleteList,
  lockMeant,
  moveItem,
  renameList,
  undeleteList,
  type ListChange,
} from './list-changes.ts'
import { findListOwner, isNamedKey, requireCustomer } from './list-owner.ts'
import type { ListContext, ListReader } from './list-reader.ts'
import { recordItem } from './list-records.ts'
import { countItems, findList, type MeantList } from './list-store.ts'
import { cardContextOf } from './list-view.ts'
import { mergeWishlists } from './merge-wishlists.ts'
import { refuse } from './refuse-change.ts'
import { copySharedList, readSharedList } from './sharing/copy-shared-list.ts'
import { shareList, unshareList } from './sharing/shared-lists.ts'

type Calls = typeof shoppingListCalls
type BodyOf<Name extends string> = `POST /api/client/shoppinglist/${Name}` extends infer Key
  ? Key extends keyof Calls
    ? z.output<Calls[Key]['body']>
    : never
  : never

type Change<Name extends string, Asking = Requester> = (asking: Asking, body: BodyOf<Name>) => Promise<ListAnswer>

/** Changes of lists, each in one transaction. */
export interface ListService {
  readonly add: Change<'additem', KnownRequester>
  readonly remove: Change<'removeitem'>
  readonly set: Change<'setitem'>
  readonly move: Change<'moveitems'>
  readonly create: Change<'create'>
  readonly rename: Change<'update'>
  readonly delete: Change<'delete'>
  readonly undelete: Change<'undelete'>
  readonly share: (asking: Requester, body: BodyOf<'share'>) => Promise<ListAnswer & { shareUrl?: string | undefined }>
  readonly unshare: Change<'unshare'>
  readonly keep: (asking: KnownRequester, body: BodyOf<'keep'>) => Promise<CopyListAnswer>
  readonly addToWishlist: (asking: KnownRequester, item: WishlistItemBody) => Promise<WishlistAnswer>
  readonly removeFromWishlist: (asking: Requester, item: WishlistItemBody) => Promise<WishlistAnswer>
  /** Called when a visitor signs in; how many items came along. */
  readonly merge: (asking: KnownRequester, customerId: string) => Promise<number>
}

type Changing = <Answer>(asking: Requester, work: (change: ListChange) => Promise<Answer>) => Promise<Answer>

function itemChanges({ database, catalog, brand }: ListContext, change: Changing) {
  const { pool, main } = database
  async function meant(asking: Requester, listKey: string | undefined): Promise<MeantList> {
    const owner = await findListOwner(main, brand.key, asking)
    return { owner: isNamedKey(listKey) ? requireCustomer(owner) : owner, listKey }
  }
  const add: ListService['add'] = async (asking, { listKey, quantity = 1, sku, packageKey }) => {
    // Read before the transaction: the catalogue asks for a connection of its own, and many at once would wait forever.
    const record = await recordItem(catalog, cardContextOf(brand, asking), { sku, packageKey, quantity })
    const list = await meant(asking, listKey)
    const isNew = listKey === undefined || listKey === WISHLIST_KEY
    if (typeof record === 'string')
      return refuse(isNew || (await findList(main, list.owner, listKey)) ? record : 'listNotFound')
    const added = await addToList(pool, list, record)
    if (added) return added
    return isNew ? change(asking, (made) => addFirst({ ...made, asking }, record)) : refuse('listNotFound')
  }
  const remove: ListService['remove'] = async (asking, { listKey, ...item }) =>
    removeFromList(pool, await meant(asking, listKey), { item, now: asking.now })
  const set: ListService['set'] = async (asking, { listKey, sku, packageKey, ...values }) =>
    setOnList(pool, await meant(asking, listKey), { item: { sku, packageKey }, now: asking.now, ...values })

  /** Wish list calls say how many there are, whatever came of it. */
  async function counted(asking: Requester, { success, errorCode, count }: ListAnswer): Promise<WishlistAnswer> {
    if (success) return { success, count }
    const own = await findList(main, await findListOwner(main, brand.key, asking))
    return { success, errorCode, count: own ? await countItems(main, own.listKey) : 0 }
  }
  return {
    add,
    remove,
    set,
    addToWishlist: async (asking: KnownRequester, item: WishlistItemBody) =>
      counted(asking, isNamedKey(item.listKey) ? refuse('listNotFound') : await add(asking, item)),
    removeFromWishlist: async (asking: Requester, item: WishlistItemBody) =>
      counted(asking, isNamedKey(item.listKey) ? refuse('listOrItemNotFound') : await remove(asking, item)),
  }
}

function shareChanges(context: ListContext, reader: ListReader, change: Changing) {
  const share: ListService['share'] = async (asking, { listKey, renew = false }) => {
    const shareKey = await change(asking, async (made) => {
      const list = await lockMeant(made, listKey)
      return list && shareList(made.tx, list, { isRenewed: renew })
    })
    if (shareKey === undefined) return refuse('listNotFound')
    return { success: true, shareUrl: await reader.shareUrl(asking.market.language, shareKey) }
  }
  const unshare: ListService['unshare'] = (asking, { listKey }) =>
    change(asking, async (made) => {
      const list = await lockMeant(made, listKey)
      if (!list) return refuse('listNotFound')
      await unshareList(made.tx, list)
      return { success: true, listKey: list.listKey }
    })
  const keep: ListService['keep'] = async (asking, { listId, listName }) => {
    const shared = await readSharedList(context, asking, listId)
    return change(asking, (made) => copySharedList({ ...made, asking }, { shared, listName }))
  }
  return { share, unshare, keep }
}

export function createListService(context: ListContext, reader: ListReader): ListService {
  const { database, brand } = context
  const change: Changing = (asking, work) =>
    database.main.transaction(async (tx) =>
      work({ tx, owner: await findListOwner(tx, brand.key, asking), now: asking.now }),
    )
  return {
    ...itemChanges(context, change),
    ...shareChanges(context, reader, change),
    move: (asking, { listKey, targetListKey, ...item }) =>
      change(asking, (made) => moveItem(made, { listKey, targetListKey, item })),
    create: (asking, { listName, listKey, sku, packageKey }) =>
      change(asking, (made) =>
        createList(made, { listName, listKey, item: sku === undefined ? undefined : { sku, packageKey } }),
      ),
    rename: (asking, body) => change(asking, (made) => renameList(made, body)),
    delete: (asking, { listKey }) => change(asking, (made) => deleteList(made, listKey)),
    undelete: (asking, { listKey }) => change(asking, (made) => undeleteList(made, listKey)),
    merge: ({ visitorHash, now }, customerId) =>
      database.main.transaction((tx) => mergeWishlists(tx, { brand: brand.key, visitorHash, customerId, now })),
  }
}
