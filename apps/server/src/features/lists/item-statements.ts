import { sql, type SQL } from 'drizzle-orm'
import { itemCode, MAX_LIST_ITEMS, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import { isMeantList, type AddedItem, type MeantList } from './list-store.ts'

/*
 * Each finds the list by its owner, and so needs no answer of another one: a change is one message.
 */

/** Whoever changes a list waits here for the one before. */
export function lockingList(list: MeantList): SQL {
  return sql`select list_key from shopping_lists where ${isMeantList(list)} for update`
}

export function countingItems(list: MeantList, item: ListItem): SQL {
  return sql`select count(i.code)::int as count, count(i.code) filter (where i.code = ${itemCode(item)})::int as of_item
    from shopping_lists left join shopping_list_items i on i.list_key = shopping_lists.list_key where ${isMeantList(list)}`
}

/** An item that is there already stays as it is; a full list stays full. */
export function insertingItem(list: MeantList, item: AddedItem): SQL {
  const { sku, packageKey, now, quantity, priceMinor, currency, name, image } = item
  return sql`with added as (
      insert into shopping_list_items
        (list_key, code, sku, package_key, added_at, quantity, price_minor, currency, name, image)
      select list_key, ${itemCode(item)}, ${sku}, ${packageKey ?? null}, ${now}::timestamptz, ${quantity}::int,
        ${priceMinor ?? null}::int, ${currency}, ${name}, ${image ? JSON.stringify(image) : null}::jsonb
      from shopping_lists where ${isMeantList(list)} and (
        select count(*) from shopping_list_items i where i.list_key = shopping_lists.list_key) < ${MAX_LIST_ITEMS}::int
      on conflict do nothing returning list_key)
    update shopping_lists set changed_at = ${now}::timestamptz where list_key in (select list_key from added)`
}

const isItemOfList = (item: ListItem) => sql`i.list_key = shopping_lists.list_key and i.code = ${itemCode(item)}`

export function removingItem(list: MeantList, item: ListItem, now: Date): SQL {
  return sql`with removed as (
      delete from shopping_list_items i using shopping_lists where ${isItemOfList(item)} and ${isMeantList(list)}
      returning i.list_key)
    update shopping_lists set changed_at = ${now}::timestamptz where list_key in (select list_key from removed)
    returning list_key`
}

export interface ItemValues {
  readonly quantity?: number | undefined
  /** Null removes it. */
  readonly note?: string | null | undefined
}

export function settingItem(list: MeantList, item: ListItem, values: ItemValues & { readonly now: Date }): SQL {
  const { now, quantity, note } = values
  return sql`with changed as (
      update shopping_list_items i set quantity = coalesce(${quantity ?? null}::int, i.quantity),
        note = case when ${note !== undefined}::boolean then ${note ?? null} else i.note end
      from shopping_lists where ${isItemOfList(item)} and ${isMeantList(list)} returning i.list_key)
    update shopping_lists set changed_at = ${now}::timestamptz where list_key in (select list_key from changed)
    returning list_key`
}
