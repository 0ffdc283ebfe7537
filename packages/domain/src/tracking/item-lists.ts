import type { AnalyticsItem } from './data-layer-events.ts'

/** Where in the browser the lists are, from which things were chosen. */
export const ITEM_LIST_KEY = 'ga4-item-list-key'
/** More than anybody looks at before a purchase; the oldest go first. */
const MAX_ATTRIBUTIONS = 50

export interface ItemList {
  readonly id: string
  readonly name: string
}
/** Item → the list that it was last chosen from. */
export type Attributions = Readonly<Record<string, ItemList>>

function isList(value: unknown): value is ItemList {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false
  return typeof value.id === 'string' && typeof value.name === 'string'
}

/** Whatever the storage holds: what is no list is left out. */
export function readAttributions(text: string | null | undefined): Attributions {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(([, list]) => isList(list)))
  } catch {
    return {}
  }
}

export function attribute(known: Attributions, itemId: string, list: ItemList): Attributions {
  const others = Object.entries(known).filter(([id]) => id !== itemId)
  return Object.fromEntries([...others, [itemId, list] as const].slice(-MAX_ATTRIBUTIONS))
}

export function withList(item: AnalyticsItem, known: Attributions): AnalyticsItem {
  const list = Object.hasOwn(known, item.item_id) ? known[item.item_id] : undefined
  return list ? { ...item, item_list_id: list.id, item_list_name: list.name } : item
}
