import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { customerLists, expectRefusal } from '../../../test/visitors/list-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    ...['L-1', 'L-2', 'L-3'].map((sku) => ({ sku, onHand: 9 })),
    { sku: 'L-SET', onHand: 0, parts: { lamp: [1, 'L-1'] } },
  ])
})
afterAll(() => shop.close())

const fillUp = (listKey: string, items: number) =>
  shop.database.pool.query(
    `insert into shopping_list_items (list_key, code, sku, added_at) select $1, 'X-' || n, 'X-' || n, now() from generate_series(1, $2::int) n`,
    [listKey, items],
  )

describe('what is refused changes nothing', () => {
  it('SEC-02 LIST-12 of another customer’s lists', async () => {
    const owner = await customerLists(shop)
    const theirs = await owner.made('Stue', 'L-1')
    const other = await customerLists(shop)
    const own = await other.made('Min', 'L-2')
    const calls = [
      ['update', { listKey: theirs, listName: 'X' }, 'listNotFound'],
      ['delete', { listKey: theirs }, 'listNotFound'],
      ['additem', { listKey: theirs, sku: 'L-3' }, 'listNotFound'],
      ['removeitem', { listKey: theirs, sku: 'L-1' }, 'listOrItemNotFound'],
      ['setitem', { listKey: theirs, sku: 'L-1', note: 'X' }, 'listOrItemNotFound'],
      ['moveitems', { listKey: theirs, targetListKey: own, sku: 'L-1' }, 'listOrItemNotFound'],
      ['moveitems', { listKey: own, targetListKey: theirs, sku: 'L-2' }, 'listNotFound'],
      ['create', { listName: 'X', listKey: theirs, sku: 'L-1' }, 'listOrItemNotFound'],
      ['share', { listKey: theirs }, 'listNotFound'],
      ['unshare', { listKey: theirs }, 'listNotFound'],
      ['addtocart', { listKey: theirs }, 'listNotFound'],
    ] as const
    for (const [call, body, errorCode] of calls) await expectRefusal(shop, other, [call, body, errorCode])
    expect((await other.shown(theirs)).selectedList.listName).toBe('Favoritter')
  })

  it('LIST-12 of things that the shop does not sell, or that are not on the list', async () => {
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', 'L-1')
    const calls = [
      ['additem', { listKey, sku: 'L-NOBODY' }, 'skuNotFound'],
      ['additem', { listKey, sku: 'L-1', packageKey: 'l-set' }, 'packageNotFound'],
      ['additem', { listKey, sku: 'L-SET', packageKey: 'gone' }, 'packageNotFound'],
      ['removeitem', { listKey, sku: 'L-2' }, 'listOrItemNotFound'],
      ['removeitem', { listKey, sku: 'L-1', packageKey: 'l-set' }, 'listOrItemNotFound'],
      ['setitem', { listKey, sku: 'L-2', quantity: 2 }, 'listOrItemNotFound'],
      ['create', { listName: 'Ny', listKey, sku: 'L-2' }, 'listOrItemNotFound'],
    ] as const
    for (const [call, body, errorCode] of calls) await expectRefusal(shop, own, [call, body, errorCode])
  })

  it('LIST-12 of a list that is full: the 201st, added or moved', async () => {
    const own = await customerLists(shop)
    const full = await own.made('Fuld')
    await fillUp(full, 199)
    expect(await own.list('additem', { listKey: full, sku: 'L-1' })).toMatchObject({ success: true, count: 200 })
    const other = await own.made('Anden', 'L-1', 'L-2')
    await expectRefusal(shop, own, ['additem', { listKey: full, sku: 'L-2' }, 'unknownError'])
    await expectRefusal(shop, own, ['moveitems', { listKey: other, targetListKey: full, sku: 'L-2' }, 'unknownError'])
    expect(await own.list('additem', { listKey: full, sku: 'L-1' })).toMatchObject({ success: true, count: 200 })
    expect(await own.list('moveitems', { listKey: other, targetListKey: full, sku: 'L-1' })).toMatchObject({ count: 1 })
  })

  it.each([
    ['setitem', { sku: 'L-1', quantity: 0 }],
    ['setitem', { sku: 'L-1', quantity: 100 }],
    ['setitem', { sku: 'L-1', quantity: 1.5 }],
    ['setitem', { sku: 'L-1', note: 'x'.repeat(201) }],
    ['setitem', { quantity: 1 }],
    ['create', {}],
    ['create', { listName: 7 }],
    ['create', { listName: 'x'.repeat(1001) }],
    ['moveitems', { sku: 'L-1' }],
    ['undelete', {}],
    ['keep', {}],
    ['additem', { sku: 'L\u0000' }],
    ['share', []],
  ])('API-03 %s %o has the wrong shape', async (call, body) => {
    const own = await customerLists(shop)
    const answer = await own.visitor.post(`shoppinglist/${call}`, body)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid-request' })])
  })
})

describe('how often', () => {
  it('lists, links and copies are made is limited, hearts are not held up by it', async () => {
    const limited = await startTestShop({ env: { RATE_LIMITS: 'on' } })
    try {
      const own = await customerLists(limited)
      const statuses = async (call: string, body: object, times: number) => {
        const answers = []
        for (let at = 0; at < times; at += 1)
          answers.push((await own.visitor.post(`shoppinglist/${call}`, body)).status)
        return answers
      }
      expect((await statuses('create', { listName: ' ' }, 31)).at(-1)).toBe(429)
      expect((await statuses('share', {}, 31)).at(-1)).toBe(429)
      expect((await statuses('keep', { listId: 'x' }, 31)).at(-1)).toBe(429)
      expect((await statuses('addtocart', {}, 21)).at(-1)).toBe(429)
      expect(new Set(await statuses('removeitem', { sku: 'L-1' }, 40))).toEqual(new Set([200]))
    } finally {
      await limited.close()
    }
  })
})
