import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'
import { publishChanged } from '../../../test/samples/test-catalogue.ts'
import { addTestGoods, type TestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'

const MANY: readonly TestGoods[] = Array.from({ length: 20 }, (_, index) => ({ sku: `W-${index}`, onHand: 1 }))

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    ...MANY,
    { sku: 'W-ELSEWHERE', onHand: 1, brands: ['skygge'] },
    { sku: 'W-SET', onHand: 0, parts: { lamp: [1, 'W-1'] } },
  ])
})
afterAll(() => shop.close())

async function call(visitor: Visitor, name: 'additem' | 'removeitem', body: object): Promise<WishlistAnswer> {
  const answer = await visitor.post(`wishlist/${name}`, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as WishlistAnswer
}
const countRows = async (table: string) =>
  Number((await shop.database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('favourites', () => {
  it('CARD-01 LIST-01 are added and removed with the new count, newest first', async () => {
    const visitor = createVisitor(shop)
    expect(await call(visitor, 'additem', { sku: 'W-1' })).toEqual({ success: true, count: 1 })
    expect(await call(visitor, 'additem', { sku: 'W-2' })).toEqual({ success: true, count: 2 })
    expect(await call(visitor, 'additem', { sku: 'W-1' })).toEqual({ success: true, count: 2 })
    expect(await visitor.ask('wishlist')).toMatchObject({
      name: 'Favoritter',
      listKey: expect.stringMatching(/^wishlist-/),
      count: 2,
      codes: ['W-1', 'W-2'],
      products: [{ currentSku: 'W-1' }, { currentSku: 'W-2' }],
    })
    expect(await call(visitor, 'removeitem', { sku: 'W-1' })).toEqual({ success: true, count: 1 })
    expect(await visitor.ask('wishlist')).toMatchObject({ count: 1, codes: ['W-2'] })
  })

  it('LIST-10 a package has a code of its own', async () => {
    const visitor = createVisitor(shop)
    await call(visitor, 'additem', { sku: 'W-SET', packageKey: 'w-set' })
    expect(await visitor.ask('wishlist')).toMatchObject({ codes: ['w-set|W-SET'] })
    expect(await call(visitor, 'removeitem', { sku: 'W-SET' })).toMatchObject({ errorCode: 'listOrItemNotFound' })
    expect(await call(visitor, 'removeitem', { sku: 'W-SET', packageKey: 'w-set' })).toEqual({
      success: true,
      count: 0,
    })
  })

  it.each([
    [{ sku: 'W-NOBODY' }, 'skuNotFound'],
    [{ sku: 'W-ELSEWHERE' }, 'skuNotFound'],
    [{ sku: 'W-1', packageKey: 'w-set' }, 'packageNotFound'],
    [{ sku: 'W-SET', packageKey: 'w-other' }, 'packageNotFound'],
    [{ sku: 'W-1', listKey: 'wishlist-of-somebody' }, 'listNotFound'],
  ])('LIST-01 %o is refused as %s and nothing is written', async (body, errorCode) => {
    const before = [await countRows('shopping_lists'), await countRows('visitors')]
    expect(await call(createVisitor(shop), 'additem', body)).toEqual({ success: false, errorCode, count: 0 })
    expect([await countRows('shopping_lists'), await countRows('visitors')]).toEqual(before)
  })

  it('LIST-01 hold 200, however many are added at once, and say how many there are', async () => {
    const visitor = createVisitor(shop)
    await call(visitor, 'additem', { sku: 'W-0' })
    const listKey = (await visitor.ask('wishlist'))?.listKey
    await shop.database.pool.query(
      `insert into shopping_list_items (list_key, code, sku, added_at) select $1, 'X-' || n, 'X-' || n, now() from generate_series(1, 189) n`,
      [listKey],
    )
    const more = ['W-1', 'W-2', 'W-3', 'W-4', 'W-5', 'W-6', 'W-8', 'W-9', 'W-10', 'W-11', 'W-12', 'W-13']
    const answers = await Promise.all(more.map((sku) => call(visitor, 'additem', { sku })))
    expect(answers.filter(({ success }) => success)).toHaveLength(10)
    const full = { success: false, errorCode: 'unknownError', count: 200 }
    expect(answers.filter(({ success }) => !success)).toEqual([full, full])
    expect(await call(visitor, 'additem', { sku: 'W-0' })).toEqual({ success: true, count: 200 })
  })

  it('LIST-11 twenty at once make one list', async () => {
    const visitor = createVisitor(shop)
    await visitor.post('ct/cart/apply', [{ $type: 'AddLineItemCommand', sku: 'W-3', quantity: 1 }])
    await Promise.all(MANY.map(({ sku }) => call(visitor, 'additem', { sku })))
    expect(await visitor.ask('wishlist')).toMatchObject({ count: 20 })
  })

  it('SEC-02 of another visitor are neither seen nor changed', async () => {
    const owner = createVisitor(shop)
    await call(owner, 'additem', { sku: 'W-1' })
    const listKey = (await owner.ask('wishlist'))?.listKey
    const stranger = createVisitor(shop)
    expect(await stranger.ask('wishlist')).toMatchObject({ listKey: 'wishlist', count: 0, codes: [] })
    expect(await call(stranger, 'additem', { sku: 'W-2', listKey })).toMatchObject({ errorCode: 'listNotFound' })
    expect(await call(stranger, 'removeitem', { sku: 'W-1', listKey })).toMatchObject({
      errorCode: 'listOrItemNotFound',
    })
    expect(await owner.ask('wishlist')).toMatchObject({ codes: ['W-1'] })
    expect(await call(owner, 'additem', { sku: 'W-2', listKey })).toEqual({ success: true, count: 2 })
  })

  it('LIST-01 keep what the shop no longer shows until it is removed', async () => {
    const visitor = createVisitor(shop)
    await call(visitor, 'additem', { sku: 'W-7' })
    await shop.database.pool.query(`delete from assortments where product_key = 'w-7'`)
    await publishChanged(shop, ['w-7'])
    expect(await visitor.ask('wishlist')).toMatchObject({ count: 1, products: [] })
    expect(await call(visitor, 'removeitem', { sku: 'W-7' })).toEqual({ success: true, count: 0 })
  })

  it.each([
    ['{', 400, 'invalid-json'],
    [{}, 400, 'invalid-request'],
    [{ sku: 7 }, 400, 'invalid-request'],
    [{ sku: 'W\u0000' }, 400, 'invalid-request'],
    [[], 400, 'invalid-request'],
  ])('API-03 %o is no item', async (body, status, code) => {
    for (const name of ['additem', 'removeitem']) {
      const answer = await createVisitor(shop).post(`wishlist/${name}`, body)
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ code })
    }
  })

  it('API-01 need the shop’s header', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await createVisitor(shop).post('wishlist/additem', { sku: 'W-1' }, headers)).status).toBe(403)
  })
})
