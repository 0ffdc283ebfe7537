import { expect } from 'vitest'
import type { ListAnswer, ListToCartAnswer, ShoppingListsModel } from '@firkant/domain/lists/shopping-list.ts'
import type { TestShop } from '../test-shop.ts'
import { createAccountVisitor, registered, type AccountVisitor } from './account-visitor.ts'

export interface ListVisitor {
  readonly visitor: AccountVisitor
  /** A call of lists; anything but 200 is an error. */
  readonly list: (call: string, body: object) => Promise<ListAnswer & { shareUrl?: string }>
  readonly toCart: (body: object) => Promise<ListToCartAnswer>
  /** A new named list with these things; its key. */
  readonly made: (listName: string, ...skus: readonly string[]) => Promise<string>
  /** The lists with this one selected. */
  readonly shown: (listKey?: string) => Promise<ShoppingListsModel>
  /** The key of the link of this list. */
  readonly shared: (listKey?: string) => Promise<string>
  readonly cookies: () => string
}

function listVisitor(visitor: AccountVisitor): ListVisitor {
  const list: ListVisitor['list'] = async (call, body) =>
    (await visitor.call(`shoppinglist/${call}`, body)) as ListAnswer
  return {
    visitor,
    list,
    toCart: async (body) => (await visitor.call('shoppinglist/addtocart', body)) as ListToCartAnswer,
    async made(listName, ...skus) {
      const { listKey = '' } = await list('create', { listName })
      for (const sku of skus) await list('additem', { listKey, sku })
      return listKey
    },
    async shown(listKey) {
      const lists = await visitor.ask('shoppingLists', listKey === undefined ? undefined : { listKey })
      if (!lists) throw new Error('There are no lists')
      return lists
    },
    async shared(listKey) {
      const { shareUrl = '' } = await list('share', { listKey })
      return new URL(shareUrl).searchParams.get('listId') ?? ''
    },
    cookies: () => [visitor.cookie(), visitor.token() && `customer=${visitor.token()}`].filter(Boolean).join('; '),
  }
}

export const anonymousLists = (shop: Pick<TestShop, 'origin'>): ListVisitor => listVisitor(createAccountVisitor(shop))

export async function customerLists(shop: Pick<TestShop, 'origin'>): Promise<ListVisitor & { readonly email: string }> {
  const { visitor, email } = await registered(shop)
  return { ...listVisitor(visitor), email }
}

/** Everything that is stored of lists, to see that a refused call changed nothing. */
export async function storedLists(shop: Pick<TestShop, 'database'>): Promise<unknown> {
  const { rows } = await shop.database.pool.query(
    `select (select jsonb_agg(to_jsonb(l) order by list_key) from shopping_lists l) as lists,
      (select jsonb_agg(to_jsonb(i) order by list_key, code) from shopping_list_items i) as items`,
  )
  return rows
}

/** Refused with this code, and nothing of any list is different. */
export async function expectRefusal(
  shop: Pick<TestShop, 'database'>,
  who: ListVisitor,
  [call, body, errorCode]: readonly [call: string, body: object, errorCode: string],
): Promise<void> {
  const before = await storedLists(shop)
  expect([call, await who.list(call, body)]).toEqual([call, expect.objectContaining({ success: false, errorCode })])
  expect(await storedLists(shop)).toEqual(before)
}
