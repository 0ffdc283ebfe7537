import { LIST_PARAMS } from '@firkant/domain/lists/list-forms.ts'
import { WISHLIST_KEY, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import { ApiError, type ApiClient } from '../../platform/api-client.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import { firstContactApi, type Shop } from '../../platform/shop-context.ts'
import { createListsStore, type ListsStore } from './lists-store.ts'

/** The list in the address of the shown page, otherwise the one that the server selects. */
async function findSelected({ dynamicData }: Shop): Promise<string> {
  const listKey = new URLSearchParams(window.location.search).get(LIST_PARAMS.list)
  if (listKey !== null) return listKey
  if (dynamicData.read('shoppingLists').status !== 'loaded') await dynamicData.load('shoppingLists')
  return dynamicData.read('shoppingLists').data?.selectedList.listKey ?? WISHLIST_KEY
}

const isExpected = (error: unknown) => error instanceof ApiError && [0, 401].includes(error.status)

interface ItemChange {
  readonly quantity?: number | undefined
  readonly note?: string | undefined
}

interface OfItem {
  readonly listKey?: string | undefined
  readonly item: ListItem
  readonly code: string
}

interface WantedAlerts {
  readonly priceDrop: boolean
  readonly backInStock: boolean
  readonly email?: string
}

type Send = ListsStore['send']

const itemCalls = (api: ApiClient, send: Send) => ({
  remove: ({ listKey: key, item, code }: OfItem) =>
    send({
      listKey: key,
      call: (listKey) => api.post('shoppinglist/removeitem', { listKey, ...item }),
      change: (listKey) => ({ kind: 'remove', listKey, code }),
    }),
  /** Brings back what was removed. */
  add: ({ listKey: key, item }: Omit<OfItem, 'code'>, { quantity, note }: ItemChange) =>
    send({
      listKey: key,
      async call(listKey) {
        const added = await api.post('shoppinglist/additem', { listKey, ...item, quantity })
        if (!added.success || note === undefined) return added
        return api.post('shoppinglist/setitem', { listKey, ...item, note })
      },
    }),
  move: ({ listKey: key, item, code }: OfItem, targetListKey: string) =>
    send({
      listKey: key,
      call: (listKey) => api.post('shoppinglist/moveitems', { listKey, targetListKey, ...item }),
      change: (listKey) => ({ kind: 'move', listKey, code, targetListKey }),
    }),
  setItem: ({ listKey: key, item, code }: OfItem, more: ItemChange) =>
    send({
      listKey: key,
      call: (listKey) => api.post('shoppinglist/setitem', { listKey, ...item, ...more }),
      change: (listKey) => ({ kind: 'set', listKey, code, ...more }),
    }),
})

const listCalls = (api: ApiClient, send: Send) => ({
  create: (listName: string, from?: { readonly listKey: string; readonly item: ListItem }) =>
    send({
      listKey: from?.listKey ?? WISHLIST_KEY,
      call: () => api.post('shoppinglist/create', { listName, ...(from && { listKey: from.listKey, ...from.item }) }),
    }),
  rename: (listName: string, key?: string) =>
    send({
      listKey: key,
      call: (listKey) => api.post('shoppinglist/update', { listKey, listName }),
      change: (listKey) => ({ kind: 'rename', listKey, listName }),
    }),
  deleteList: (key?: string) => send({ listKey: key, call: (listKey) => api.post('shoppinglist/delete', { listKey }) }),
  undelete: (listKey: string) => send({ listKey, call: () => api.post('shoppinglist/undelete', { listKey }) }),
  share: (key?: string, renew = false) =>
    send({ listKey: key, call: (listKey) => api.post('shoppinglist/share', { listKey, renew }) }),
  unshare: (key?: string) => send({ listKey: key, call: (listKey) => api.post('shoppinglist/unshare', { listKey }) }),
  setAlerts: (key: string, wanted: WantedAlerts) =>
    send({ listKey: key, call: (listKey) => api.post('shoppinglist/alerts', { listKey, ...wanted }) }),
  keep: (listId: string) => send({ listKey: WISHLIST_KEY, call: () => api.post('shoppinglist/keep', { listId }) }),
})

/** Calls about lists. Without `listKey` they are about the selected list. */
export const listsOf = onePerShop((shop) => {
  const api = firstContactApi(shop)
  const { send, pending, subscribe } = createListsStore({
    findSelected: () => findSelected(shop).catch(() => WISHLIST_KEY),
    onChanged: () => shop.dynamicData.changed(['shoppingLists', 'wishlist']),
    // Nobody signed in, or no connection: said to the visitor, and nothing to report.
    onError: (error) => isExpected(error) || shop.reportError(error, 'warn'),
  })
  return { pending, subscribe, ...listCalls(api, send), ...itemCalls(api, send) }
})
