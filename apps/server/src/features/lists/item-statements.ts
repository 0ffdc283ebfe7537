import { itemCode, MOST_LIST_ITEMS, WISHLIST_KEY, type ListItem } from '@firkant/domain/lists/wishlist.ts'
import type { StatementCall } from '../../platform/database/statement-message.ts'
import type { StatementValue } from '../../platform/database/statement.ts'
import type { ListOwner } from './list-owner.ts'
import type { AddedItem } from './list-store.ts'

/** The list that a change means: without a key the owner's wish list. */
export interface MeantList {
  readonly owner: ListOwner
  readonly listKey: string | undefined
}

const ITEM_OF_LIST = 'i.list_key = l.list_key and i.code = $4'

/**
 * Statements that find the list by its owner, and so need no answer of another one: a change is one message. `$1` to
 * `$3` are brand, owner and list key.
 */
function statementOf(name: string, text: (isMeant: string) => string) {
  const variants = new Map<string, StatementCall['statement']>()
  return ({ owner, listKey }: MeantList, values: readonly StatementValue[] = []): StatementCall => {
    const { brand, customerId, visitorHash } = owner
    const isExact = listKey !== undefined && listKey !== WISHLIST_KEY
    const kind = `${customerId === undefined ? 'visitor' : 'customer'}-${isExact ? 'key' : 'wish'}`
    const isOwner =
      customerId === undefined ? 'l.customer_id is null and l.visitor_hash = $2' : 'l.customer_id = $2::uuid'
    const isList = isExact ? 'l.list_key = $3' : `$3::text is null and l.kind = 'wish'`
    const statement = variants.get(kind) ?? {
      name: `list-${name}-${kind}`,
      text: text(`l.brand = $1 and ${isOwner} and ${isList} and l.deleted_at is null`),
    }
    variants.set(kind, statement)
    return { statement, values: [brand, customerId ?? visitorHash ?? '', isExact ? listKey : null, ...values] }
  }
}

/** Whoever changes a list waits here for the one before. */
export const lockMeantList = statementOf(
  'lock',
  (isMeant) => `select l.list_key from shopping_lists l where ${isMeant} for update`,
)

export const countMeantItems = statementOf(
  'count',
  (isMeant) => `select count(i.code)::int as count, count(i.code) filter (where i.code = $4)::int as of_item
    from shopping_lists l left join shopping_list_items i on i.list_key = l.list_key where ${isMeant}`,
)

const COLUMNS = 'list_key, code, sku, package_key, added_at, quantity, price_minor, currency, name, image'
const insert = statementOf(
  'add',
  (isMeant) => `with added as (
      insert into shopping_list_items (${COLUMNS})
      select l.list_key, $4, $5, $6, $7::timestamptz, $8::int, $9::int, $10, $11, $12::jsonb from shopping_lists l
      where ${isMeant} and (select count(*) from shopping_list_items i where i.list_key = l.list_key) < ${MOST_LIST_ITEMS}
      on conflict do nothing returning list_key)
    update shopping_lists set changed_at = $7::timestamptz where list_key in (select list_key from added)`,
)

const remove = statementOf(
  'remove',
  (isMeant) => `with removed as (
      delete from shopping_list_items i using shopping_lists l where ${ITEM_OF_LIST} and ${isMeant} returning i.list_key)
    update shopping_lists set changed_at = $5::timestamptz where list_key in (select list_key from removed) returning list_key`,
)

const set = statementOf(
  'set',
  (isMeant) => `with changed as (
      update shopping_list_items i set quantity = coalesce($6::int, i.quantity),
        note = case when $7::boolean then $8 else i.note end
      from shopping_lists l where ${ITEM_OF_LIST} and ${isMeant} returning i.list_key)
    update shopping_lists set changed_at = $5::timestamptz where list_key in (select list_key from changed) returning list_key`,
)

/** An item that is there already stays as it is; a full list stays full. */
export function insertItem(list: MeantList, item: AddedItem): StatementCall {
  const { sku, packageKey, now, quantity, priceMinor, currency, name, image } = item
  const code = itemCode(item)
  const shown = image ? JSON.stringify(image) : null
  return insert(list, [code, sku, packageKey ?? null, now, quantity, priceMinor ?? null, currency, name, shown])
}

export function removeMeantItem(list: MeantList, item: ListItem, now: Date): StatementCall {
  return remove(list, [itemCode(item), now])
}

export interface ItemValues {
  readonly quantity?: number | undefined
  /** Null removes it. */
  readonly note?: string | null | undefined
}

export function setMeantItem(
  list: MeantList,
  item: ListItem,
  values: ItemValues & { readonly now: Date },
): StatementCall {
  const { now, quantity, note } = values
  return set(list, [itemCode(item), now, quantity ?? null, note !== undefined, note ?? null])
}
