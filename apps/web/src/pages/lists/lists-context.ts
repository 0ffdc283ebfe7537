import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { dynamicCacheKey } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import {
  arrangeItems,
  LIST_FILTERS,
  LIST_SORTS,
  type ListFilter,
  type ListSort,
} from '@firkant/domain/lists/arrange-list.ts'
import { LIST_PARAMS } from '@firkant/domain/lists/list-forms.ts'
import { optimisticLists, type ListChange } from '@firkant/domain/lists/optimistic-lists.ts'
import {
  isWishlistKey,
  type ShoppingList,
  type ShoppingListItem,
  type ShoppingListsModel,
} from '@firkant/domain/lists/shopping-list.ts'
import type { ShoppingListsPageModel } from '@firkant/domain/page/models/list-models.ts'
import { listsOf } from '../../features/lists/lists-api.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { inPlace, STILL } from '../../platform/navigation/in-place.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import { useShop } from '../../platform/shop-context.ts'

interface Choice {
  readonly listKey?: string | undefined
  readonly sort?: ListSort | undefined
  readonly filter?: ListFilter | undefined
}

export interface ListsPage {
  readonly model: ShoppingListsPageModel
  /** With changes that the server has not answered yet. */
  readonly lists: ShoppingListsModel
  readonly list: ShoppingList
  readonly sort: ListSort
  readonly filter: ListFilter
  /** Items of the list, as sorted and filtered. */
  readonly shown: readonly ShoppingListItem[]
  /** The address of the page with another list, order or filter. */
  readonly addressOf: (choice: Choice) => string
}

export const ListsContext = createContext<ListsPage | undefined>(undefined)

export function useListsPage(): ListsPage {
  const page = use(ListsContext)
  if (!page) throw new Error('Only the page of lists has this')
  return page
}

const contextOf = (listKey: string) => (isWishlistKey(listKey) ? undefined : { listKey })
const NONE: readonly ListChange[] = []

/** The page whose lists are in the store. */
const takenOf = onePerShop(() => {
  let taken: ShoppingListsPageModel | undefined
  return {
    is: (model: ShoppingListsPageModel) => taken === model,
    take: (model: ShoppingListsPageModel) => void (taken = model),
  }
})

/** What the page came with, until it has changed: by the visitor, or in another tab. */
function useLatest(model: ShoppingListsPageModel): ShoppingListsModel {
  const shop = useShop()
  const taken = takenOf(shop)
  const context = contextOf(model.selectedList.listKey)
  const { data } = useDynamicData('shoppingLists', { ...(context && { context }), enabled: false })
  useEffect(() => {
    const { shoppingLists, selectedList, canCreate } = model
    const own = contextOf(selectedList.listKey)
    const cacheKey = dynamicCacheKey('shoppingLists', own)
    taken.take(model)
    shop.dynamicData.seed([
      {
        type: 'shoppingLists',
        ...(own && { context: own }),
        cacheKey,
        loadFailed: false,
        data: { shoppingLists, selectedList, canCreate },
      },
    ])
  }, [shop, taken, model])
  return taken.is(model) && data ? data : model
}

export function addressWith(pageUrl: string, { listKey, sort, filter }: Choice): string {
  const params = new URLSearchParams()
  if (listKey !== undefined && !isWishlistKey(listKey)) params.set(LIST_PARAMS.list, listKey)
  if (sort !== undefined && sort !== 'newest') params.set(LIST_PARAMS.sort, sort)
  if (filter !== undefined && filter !== 'all') params.set(LIST_PARAMS.filter, filter)
  const query = params.toString()
  return query === '' ? pageUrl : `${pageUrl}?${query}`
}

/** A press shows at once; the address and the page follow. */
function useArrangement(model: ShoppingListsPageModel): { readonly sort: ListSort; readonly filter: ListFilter } {
  const { pending } = useSyncExternalStore(inPlace.subscribe, inPlace.current, () => STILL)
  if (!pending) return model
  const wanted = (name: string) => pending.searchParams.get(name)
  return {
    sort: LIST_SORTS.find((each) => each === wanted(LIST_PARAMS.sort)) ?? 'newest',
    filter: LIST_FILTERS.find((each) => each === wanted(LIST_PARAMS.filter)) ?? 'all',
  }
}

export function useListsState(model: ShoppingListsPageModel): ListsPage {
  const shop = useShop()
  const store = listsOf(shop)
  const pending = useSyncExternalStore(store.subscribe, store.pending, () => NONE)
  const lists = optimisticLists(useLatest(model), pending, shop.market.vatPercent)
  const { sort, filter } = useArrangement(model)
  const list = lists.selectedList
  return {
    model,
    lists,
    list,
    sort,
    filter,
    shown: arrangeItems(list.items, { sort, filter, locale: shop.language }),
    addressOf: (choice) => addressWith(model.pageUrl, { listKey: list.listKey, sort, filter, ...choice }),
  }
}
