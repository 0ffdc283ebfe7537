import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { publishChanged } from '../../../test/samples/test-catalogue.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { anonymousLists, customerLists, type ListVisitor } from '../../../test/visitors/list-visitor.ts'

const BOTH = (minor: number) => [{ market: 'DK', minor } as const, { market: 'NO', minor: minor * 2 } as const]

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'V-LAMP', onHand: 20, prices: BOTH(500_00) },
    { sku: 'V-CHAIR', onHand: 12, groupsOf: 2, prices: BOTH(900_00) },
    { sku: 'V-GONE', onHand: 3 },
    { sku: 'V-OUT', onHand: 0 },
    { sku: 'V-LATER', onHand: 0, backOrderDays: 20 },
    { sku: 'V-FEW', onHand: 2 },
    { sku: 'V-SET', onHand: 0, parts: { lamp: [2, 'V-LAMP'] } },
  ])
  await shop.database.pool.query(
    `insert into product_images (product_key, position, file, alt) select 'v-gone', 1, file, '{}' from media_files where file = 'products/nordlo-3-green-1.webp'`,
  )
})
afterAll(() => shop.close())

async function setPrice(sku: string, minor: number): Promise<void> {
  await shop.database.pool.query(
    `insert into price_entries (brand, market, sku, amount_minor, reason, starts_at) values ('hjemly', 'DK', $1, $2, 'campaign', $3)`,
    [sku, minor, TEST_NOW],
  )
  await publishChanged(shop, [sku.toLowerCase()])
}
async function stopSelling(sku: string): Promise<void> {
  await shop.database.pool.query('delete from assortments where product_key = $1', [sku.toLowerCase()])
  await publishChanged(shop, [sku.toLowerCase()])
}
async function sellAgain(sku: string): Promise<void> {
  await shop.database.pool.query(`insert into assortments (brand, product_key) values ('hjemly', $1)`, [
    sku.toLowerCase(),
  ])
  await publishChanged(shop, [sku.toLowerCase()])
}
const itemOf = async ({ shown }: ListVisitor, code: string, listKey?: string) =>
  (await shown(listKey)).selectedList.items.find((item) => item.code === code)
const linesOf = async ({ visitor }: ListVisitor) =>
  (await visitor.ask('cart'))?.items.map(({ sku, quantity }) => [sku, quantity]).toSorted()

describe('a list lives', () => {
  it('LIST-10 an item has stock, delivery, quantity and note, and the list a total', async () => {
    const own = anonymousLists(shop)
    await own.list('additem', { sku: 'V-LAMP', quantity: 2 })
    await own.list('additem', { sku: 'V-OUT' })
    await own.list('additem', { sku: 'V-LATER' })
    await own.list('setitem', { sku: 'V-LAMP', quantity: 3, note: 'Over bordet' })
    const { items, total, count } = (await own.shown()).selectedList
    expect(items.find(({ code }) => code === 'V-LAMP')).toMatchObject({
      name: 'V-LAMP da',
      product: { currentSku: 'V-LAMP' },
      stockStatus: 'inStock',
      allowOversell: false,
      quantity: 3,
      note: 'Over bordet',
      addedAt: TEST_NOW.toISOString(),
      priceChange: { inclVat: 0, exclVat: 0 },
      delivery: expect.stringMatching(/^Leveres senest \S+/),
      card: { currentSku: 'V-LAMP', price: { current: { inclVat: 500 } } },
    })
    expect(items.find(({ code }) => code === 'V-OUT')).toMatchObject({
      stockStatus: 'outOfStock',
      allowOversell: false,
    })
    expect(items.find(({ code }) => code === 'V-OUT')).not.toHaveProperty('delivery')
    expect(items.find(({ code }) => code === 'V-LATER')).toMatchObject({
      stockStatus: 'orderable',
      allowOversell: true,
    })
    // What is sold out can't be bought today.
    expect([count, total.inclVat]).toEqual([3, 3 * 500 + 100])
    await own.list('setitem', { sku: 'V-LAMP', note: ' ' })
    expect(await itemOf(own, 'V-LAMP')).not.toHaveProperty('note')
  })

  it('says how the price changed since it was added, and nothing where it can’t know', async () => {
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', 'V-FEW', 'V-LAMP')
    await setPrice('V-FEW', 80_00)
    expect(await itemOf(own, 'V-FEW', listKey)).toMatchObject({ priceChange: { inclVat: -20, exclVat: -16 } })
    const inNorway = await own.visitor.in('nb').ask('shoppingLists', { listKey })
    expect(inNorway?.selectedList.items.find(({ code }) => code === 'V-LAMP')).toMatchObject({ name: 'V-LAMP nb' })
    expect(inNorway?.selectedList.items.find(({ code }) => code === 'V-LAMP')).not.toHaveProperty('priceChange')
    await shop.database.pool.query('update shopping_list_items set price_minor = null where list_key = $1', [listKey])
    expect(await itemOf(own, 'V-FEW', listKey)).not.toHaveProperty('priceChange')
  })

  it('LIST-09 what is no longer sold keeps its name, can be removed, and stops adding all', async () => {
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', 'V-GONE', 'V-LAMP')
    const stored = { url: expect.stringMatching(/^\/images\//) }
    expect((await own.shown(listKey)).selectedList.items.find(({ code }) => code === 'V-GONE')).toMatchObject({
      image: stored,
    })
    await stopSelling('V-GONE')
    expect(await itemOf(own, 'V-GONE', listKey)).toMatchObject({
      name: 'V-GONE da',
      image: stored,
      product: {},
      stockStatus: 'outOfStock',
    })
    expect(await itemOf(own, 'V-GONE', listKey)).not.toHaveProperty('card')
    expect(await own.toCart({ listKey })).toEqual({
      success: false,
      added: 0,
      skipped: [{ code: 'V-GONE', name: 'V-GONE da', reason: 'gone' }],
      errorCode: 'listOrItemNotFound',
    })
    expect(await linesOf(own)).toBeUndefined()
    expect(await own.list('removeitem', { listKey, sku: 'V-GONE' })).toMatchObject({ success: true, count: 1 })
    await sellAgain('V-GONE')
  })
})

describe('LIST-09 adding all to the cart', () => {
  it('takes quantities, whole groups and packages, and names what is sold out', async () => {
    const own = await customerLists(shop)
    const listKey = await own.made('Stue', 'V-LAMP', 'V-CHAIR', 'V-OUT', 'V-LATER', 'V-FEW')
    await own.list('additem', { listKey, sku: 'V-SET', packageKey: 'v-set' })
    await own.list('setitem', { listKey, sku: 'V-LAMP', quantity: 2 })
    await own.list('setitem', { listKey, sku: 'V-CHAIR', quantity: 3 })
    // More than there are: nobody gets fewer than they noted.
    await own.list('setitem', { listKey, sku: 'V-FEW', quantity: 3 })
    const answer = await own.toCart({ listKey })
    expect(answer).toMatchObject({ success: true, added: 4 })
    expect(answer.skipped.map(({ code, reason }) => [code, reason]).toSorted()).toEqual([
      ['V-FEW', 'outOfStock'],
      ['V-OUT', 'outOfStock'],
    ])
    const lines = await linesOf(own)
    expect(lines).toEqual(
      expect.arrayContaining([
        ['V-CHAIR', 4],
        ['V-LAMP', 2],
        ['V-LATER', 1],
      ]),
    )
    const { rows } = await shop.database.pool.query(
      'select count(*)::int as count from shopping_list_items where list_key = $1',
      [listKey],
    )
    expect(rows).toEqual([{ count: 6 }])
  })

  it('skips what the cart has no more room for, and keeps the rest together', async () => {
    const own = anonymousLists(shop)
    await own.visitor.apply({ $type: 'AddLineItemCommand', sku: 'V-FEW', quantity: 2 })
    await own.list('additem', { sku: 'V-FEW' })
    await own.list('additem', { sku: 'V-LAMP' })
    expect(await own.toCart({})).toMatchObject({
      success: true,
      added: 1,
      skipped: [{ code: 'V-FEW', reason: 'outOfStock' }],
    })
    expect(await linesOf(own)).toEqual([
      ['V-FEW', 2],
      ['V-LAMP', 1],
    ])
  })

  it('is refused for an empty list, and for none', async () => {
    const own = await customerLists(shop)
    expect(await own.toCart({ listKey: await own.made('Tom') })).toMatchObject({ errorCode: 'listOrItemNotFound' })
    expect(await own.toCart({})).toMatchObject({ success: false, errorCode: 'listNotFound' })
    expect(await own.toCart({ listId: 'unknown' })).toMatchObject({ success: false, errorCode: 'listNotFound' })
  })

  it('takes a shared list too', async () => {
    const owner = await customerLists(shop)
    const listId = await owner.shared(await owner.made('Stue', 'V-LAMP', 'V-OUT'))
    const guest = anonymousLists(shop)
    expect(await guest.toCart({ listId })).toMatchObject({ success: true, added: 1, skipped: [{ code: 'V-OUT' }] })
    expect(await linesOf(guest)).toEqual([['V-LAMP', 1]])
  })
})
