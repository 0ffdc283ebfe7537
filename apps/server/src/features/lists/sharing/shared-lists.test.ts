import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { anonymousLists, customerLists, storedLists, type ListVisitor } from '../../../../test/visitors/list-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const prices = [{ market: 'DK', minor: 100_00 } as const, { market: 'NO', minor: 200_00 } as const]
  await addTestGoods(
    shop.database.main,
    ['S-1', 'S-2', 'S-3'].map((sku) => ({ sku, onHand: 9, prices })),
  )
})
afterAll(() => shop.close())

const NOTE = 'Karens fødselsdag'
const pathOf = (listId: string) => `/onskelister/delt?listId=${listId}`
const open = (path: string, cookie = '') => fetch(shop.origin + path, { headers: cookie ? { cookie } : {} })
async function openData(path: string, cookie?: string) {
  const answer = await open(`/api/content${path}`, cookie)
  const page = (await answer.json()) as PageWith<'SharedShoppingListPage'>
  return { page, cache: answer.headers.get('cache-control') }
}
async function sharedList(): Promise<{ owner: ListVisitor & { email: string }; listKey: string; listId: string }> {
  const owner = await customerLists(shop)
  const listKey = await owner.made('Stue', 'S-1', 'S-2')
  await owner.list('setitem', { listKey, sku: 'S-1', quantity: 3, note: NOTE })
  return { owner, listKey, listId: await owner.shared(listKey) }
}

describe('the link of a list', () => {
  it('LIST-07 has a key that can’t be guessed, leads to the share page, and stays the same', async () => {
    const { owner, listKey, listId } = await sharedList()
    expect(Buffer.from(listId, 'base64url')).toHaveLength(16)
    const shareUrl = `http://shop.test${pathOf(listId)}`
    expect(await owner.list('share', { listKey })).toEqual({ success: true, shareUrl })
    expect((await owner.shown(listKey)).selectedList.shareUrl).toBe(shareUrl)
    const inNorway = await owner.visitor.in('nb').ask('shoppingLists', { listKey })
    expect(inNorway?.selectedList.shareUrl).toBe(`http://shop.test/nb${pathOf(listId)}`)
  })

  it('LIST-07 is withdrawn and made anew; what was withdrawn opens nothing, ever', async () => {
    const { owner, listKey, listId } = await sharedList()
    expect(await owner.list('unshare', { listKey })).toEqual({ success: true, listKey })
    expect((await owner.shown(listKey)).selectedList).not.toHaveProperty('shareUrl')
    const again = await owner.shared(listKey)
    await owner.list('share', { listKey, renew: true })
    for (const withdrawn of [listId, again]) {
      expect((await open(pathOf(withdrawn))).status).toBe(404)
      const guest = anonymousLists(shop)
      const before = await storedLists(shop)
      for (const call of ['keep', 'addtocart'])
        expect(await guest.list(call, { listId: withdrawn })).toMatchObject({
          success: false,
          errorCode: 'listNotFound',
        })
      expect(await storedLists(shop)).toEqual(before)
    }
  })

  it('LIST-07 of a deleted list opens nothing until it is brought back', async () => {
    const { owner, listKey, listId } = await sharedList()
    await owner.list('delete', { listKey })
    const gone = await open(pathOf(listId))
    expect(gone.status).toBe(404)
    expect(await gone.text()).toMatch(/<h1[^>]*>Listen deles ikke længere<\/h1>/)
    await owner.list('undelete', { listKey })
    expect((await open(pathOf(listId))).status).toBe(200)
  })

  it('LIST-07 an anonymous visitor shares the wish list', async () => {
    const guest = anonymousLists(shop)
    expect(await guest.list('share', {})).toMatchObject({ success: false, errorCode: 'listNotFound' })
    await guest.list('additem', { sku: 'S-3' })
    const { page } = await openData(pathOf(await guest.shared()))
    expect(page.model.list).toMatchObject({ listName: 'Favoritter', count: 1, items: [{ code: 'S-3' }] })
  })
})

describe('the page of a shared list', () => {
  it('LIST-08 PAGE-27 shows the list, read only, without anything of its owner', async () => {
    const { owner, listKey, listId } = await sharedList()
    const { page, cache } = await openData(pathOf(listId))
    expect([page.componentName, page.httpStatus, cache]).toEqual(['SharedShoppingListPage', 200, 'private, no-store'])
    expect(page.model.list).toMatchObject({ listName: 'Stue', count: 2, total: { inclVat: 400 } })
    expect(page.model.list?.items.find(({ code }) => code === 'S-1')).toMatchObject({ quantity: 3, name: 'S-1 da' })
    const answer = await open(pathOf(listId))
    const html = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain('S-1 da')
    const { rows } = await shop.database.pool.query<{ id: string }>('select id from customers where email = $1', [
      owner.email,
    ])
    for (const text of [html, JSON.stringify(page)])
      for (const secret of [NOTE, owner.email, listKey, rows[0]?.id ?? '?', 'Karen', 'addedAt', 'priceChange'])
        expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  it('LIST-08 PAGE-27 has a title and a picture for messengers, and no place in a search engine', async () => {
    const { listId } = await sharedList()
    const { page } = await openData(pathOf(listId))
    const url = `http://shop.test${pathOf(listId)}`
    expect(page.metaInfo).toMatchObject({ title: 'Stue – hjemly', canonicalUrl: url, openGraphUrl: url })
    const attributes = page.metaInfo.elements.map((element) => element.attributes)
    expect(attributes).toEqual(
      expect.arrayContaining([
        { name: 'robots', content: 'noindex' },
        { property: 'og:title', content: 'Stue – hjemly' },
        { property: 'og:description', content: '2 ting fra hjemly, delt med dig.' },
        { property: 'og:image', content: `http://shop.test/lists/preview/${listId}.jpg` },
      ]),
    )
  })

  it('PAGE-27 without a key, or with somebody’s list key, is not found', async () => {
    const { listKey } = await sharedList()
    for (const path of ['/onskelister/delt', pathOf(''), pathOf(listKey), pathOf('x'.repeat(300)), pathOf('%00')]) {
      const answer = await open(path)
      expect([path, answer.status < 500 && answer.status >= 400]).toEqual([path, true])
    }
    const { page } = await openData('/onskelister/delt')
    expect(page).toMatchObject({ componentName: 'SharedShoppingListPage', httpStatus: 404, model: { list: null } })
  })
})

describe('keeping a shared list', () => {
  it('makes a list of the customer’s own, at today’s prices and without the notes', async () => {
    const { owner, listKey, listId } = await sharedList()
    const other = await customerLists(shop)
    const kept = await other.list('keep', { listId })
    expect(kept).toEqual({
      success: true,
      type: 'created',
      listKey: expect.stringMatching(/^list-/),
      count: 2,
      added: 2,
      present: 0,
      left: [],
    })
    const { selectedList } = await other.shown(kept.listKey)
    expect(selectedList).toMatchObject({ listName: 'Stue', count: 2 })
    expect(selectedList.items.find(({ code }) => code === 'S-1')).toMatchObject({
      quantity: 3,
      priceChange: { inclVat: 0 },
    })
    expect(JSON.stringify(selectedList)).not.toContain(NOTE)
    expect(await other.list('keep', { listId, listName: 'Min egen' })).toMatchObject({ success: true })
    expect(await other.list('keep', { listId, listName: ' ' })).toMatchObject({ errorCode: 'invalidListName' })
    // Two lists now: what becomes of one is nothing to the other.
    await other.list('removeitem', { listKey: kept.listKey, sku: 'S-1' })
    expect((await owner.shown(listKey)).selectedList.count).toBe(2)
  })

  it('LIST-08 puts the things on an anonymous visitor’s wish list, and says how many came and what did not', async () => {
    const { listId, listKey } = await sharedList()
    await shop.database.pool.query(
      `insert into shopping_list_items (list_key, code, sku, name, added_at) values ($1, 'S-OLD', 'S-OLD', 'Gammel lampe', now())`,
      [listKey],
    )
    const guest = anonymousLists(shop)
    await guest.list('additem', { sku: 'S-1', quantity: 7 })
    const gone = { code: 'S-OLD', name: 'Gammel lampe', reason: 'gone' }
    expect(await guest.list('keep', { listId })).toEqual({
      success: true,
      listKey: expect.stringMatching(/^wishlist-/),
      count: 2,
      added: 1,
      present: 1,
      left: [gone],
    })
    expect(await guest.list('keep', { listId })).toMatchObject({ added: 0, present: 2, left: [gone] })
    const full = anonymousLists(shop)
    const { listKey: wishlist = '' } = await full.list('additem', { sku: 'S-1' })
    await shop.database.pool.query(
      `insert into shopping_list_items (list_key, code, sku, added_at) select $1, 'X-' || n, 'X-' || n, now() from generate_series(1, 199) n`,
      [wishlist],
    )
    expect(await full.list('keep', { listId })).toMatchObject({
      added: 0,
      present: 1,
      left: [gone, { code: 'S-2', reason: 'full' }],
    })
    const { selectedList } = await guest.shown()
    expect(selectedList.items.map(({ code, quantity }) => [code, quantity]).toSorted()).toEqual([
      ['S-1', 7],
      ['S-2', 1],
    ])
  })

  it('is refused beyond the 25th list', async () => {
    const { listId } = await sharedList()
    const other = await customerLists(shop)
    for (let list = 0; list < 25; list += 1) await other.made(`Liste ${list}`)
    const before = await storedLists(shop)
    expect(await other.list('keep', { listId })).toEqual({ success: false, errorCode: 'tooManyLists' })
    expect(await storedLists(shop)).toEqual(before)
  })
})
