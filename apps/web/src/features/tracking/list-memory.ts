import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { itemOfCard } from '@firkant/domain/tracking/analytics-items.ts'
import type { AnalyticsItem } from '@firkant/domain/tracking/data-layer-events.ts'
import {
  attribute,
  ITEM_LIST_KEY,
  readAttributions,
  withList,
  type ItemList,
} from '@firkant/domain/tracking/item-lists.ts'
import type { ShopStorage } from '../../platform/shop-storage.ts'

export interface ListedItem {
  readonly list: ItemList
  readonly item: AnalyticsItem
}

export interface ListMemory {
  readonly addList: (list: ItemList, cards: readonly ProductCard[]) => readonly AnalyticsItem[]
  readonly addItem: (item: AnalyticsItem) => void
  readonly find: (sku: string) => AnalyticsItem | undefined
  /** What of the list, or else of any, stands at the path; from now on it counts as found there. */
  readonly follow: (path: string, listId?: string) => ListedItem | undefined
  readonly attributed: (items: readonly AnalyticsItem[]) => readonly AnalyticsItem[]
}

/** The items of this visit's pages, and the lists that they were chosen from. */
export function createListMemory(storage: ShopStorage): ListMemory {
  /** By path, then by list. */
  const listed = new Map<string, Map<string, ListedItem>>()
  const seen = new Map<string, AnalyticsItem>()
  const known = () => readAttributions(storage.get(ITEM_LIST_KEY))
  return {
    addList: (list, cards) =>
      cards.map((card, index) => {
        const item = { ...itemOfCard(card), index }
        const lists = listed.get(card.url) ?? new Map<string, ListedItem>()
        lists.delete(list.id)
        listed.set(card.url, lists.set(list.id, { list, item }))
        seen.set(item.item_id, item)
        return item
      }),
    addItem: (item) => void seen.set(item.item_id, item),
    find: (sku) => seen.get(sku),
    follow(path, listId) {
      const lists = listed.get(path)
      const found = listId === undefined ? [...(lists?.values() ?? [])].at(-1) : lists?.get(listId)
      if (found) storage.set(ITEM_LIST_KEY, JSON.stringify(attribute(known(), found.item.item_id, found.list)))
      return found
    },
    attributed(items) {
      const lists = known()
      return items.map((item) => withList(item, lists))
    },
  }
}
