import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_LISTS } from '@firkant/domain/lists/shopping-list.ts'
import { anonymousLists, customerLists, storedLists, type ListVisitor } from '../../../test/list-visitor.ts'
import { addTestGoods, type TestGoods } from '../../../test/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

const MANY: readonly TestGoods[] = Array.from({ length: 20 }, (_, index) => ({ sku: `L-${index}`, onHand: 9 }))

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [...MANY, { sku: 'L-SET', onHand: 0, parts: { lamp: [1, 'L-1'] } }])
})
afterAll(() => shop.close())

const namesOf = async ({ shown }: ListVisitor) => (await shown()).shoppingLists.map(({ listName }) => listName)
const codesOf = async ({ shown }: ListVisitor, listKey?: string) =>
  (await shown(listKey)).selectedList.items.map(({ code }) => code)
const fillUp = (listKey: string, items: number) =>
  shop.database.pool.query(
    `insert into shopping_list_items (list_key, code, sku, added_at) select $1, 'X-' || n, 'X-' || n, now() from generate_series(1, $2::int) n`,
    [listKey, items],
  )

/** Refused with this code, and nothing of any list is different. */
async function expectRefusal(who: ListVisitor, [call, body]: readonly [string, object], errorCode: string) {
  const before = await storedLists(shop)
  expect([call, await who.list(call, body)]).toEqual([call, expect.objectContaining({ success: false, errorCode })])
  expect(await storedLists(shop)).toEqual(before)
}

describe('named lists', () => {
  it('LIST-10 LIST-12 are made, shown with the wish list first and then the newest, and filled', async () => {
    const own = await customerLists(shop)
    await own.list('additem', { sku: 'L-1' })
    const stue = await own.made('Stue', 'L-2', 'L-3')
    shop.setNow(new Date('2026-11-15T12:00:01Z'))
    const hall = await own.made('Entré')
    const { shoppingLists, selectedList, canCreate } = await own.shown(stue)
    expect(shoppingLists).toEqual([
      { listKey: expect.stringMatching(/^wishlist-/), listName: 'Favoritter', count: 1, images: expect.any(Array) },
      { listKey: hall, listName: 'Entré', count: 0, images: [] },
      { listKey: stue, listName: 'Stue', count: 2, images: expect.any(Array) },
    ])
    expect(selectedList).toMatchObject({ listKey: stue, listName: 'Stue', count: 2 })
    expect(canCreate).toBe(true)
    expect((await own.shown()).selectedList).toMatchObject({ listName: 'Favoritter', count: 1 })
    expect((await own.shown('list-unknown')).selectedList).toMatchObject({ listName: 'Favoritter' })
    expect(await own.list('additem', { listKey: stue, sku: 'L-SET', packageKey: 'l-set' })).toMatchObject({ count: 3 })
    expect(await codesOf(own, stue)).toContain('l-set|L-SET')
  })

  it('LIST-06 move an item to another list with its quantity and note, and make a list of one in one go', async () => {
    const own = await customerLists(shop)
    const stue = await own.made('Stue', 'L-1', 'L-2')
    const hall = await own.made('Hall', 'L-2')
    await own.list('setitem', { listKey: stue, sku: 'L-1', quantity: 4, note: ' Til Karen ' })
    const moved = await own.list('moveitems', { listKey: stue, targetListKey: hall, sku: 'L-1' })
    expect(moved).toEqual({ success: true, listKey: hall, count: 1 })
    expect((await own.shown(hall)).selectedList.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'L-1', quantity: 4, note: 'Til Karen' })]),
    )
    // It is there already: it only leaves the other list.
    expect(await own.list('moveitems', { listKey: stue, targetListKey: hall, sku: 'L-2' })).toMatchObject({ count: 0 })
    expect((await codesOf(own, hall)).toSorted()).toEqual(['L-1', 'L-2'])
    const made = await own.list('create', { listName: 'Ny', listKey: hall, sku: 'L-1' })
    expect(made).toEqual({ success: true, type: 'createdAndMoved', listKey: expect.any(String), count: 1 })
    expect(await codesOf(own, made.listKey)).toEqual(['L-1'])
    expect(await codesOf(own, hall)).toEqual(['L-2'])
    await own.list('additem', { sku: 'L-5' })
    expect(await own.list('create', { listName: 'Fra favoritter', sku: 'L-5' })).toMatchObject({
      type: 'createdAndMoved',
    })
    expect(await codesOf(own)).toEqual([])
  })

  it('LIST-06 never move into a wish list, nor into the list itself', async () => {
    const own = await customerLists(shop)
    await own.list('additem', { sku: 'L-9' })
    const wishes = (await own.shown()).selectedList.listKey
    const stue = await own.made('Stue', 'L-1')
    await expectRefusal(own, ['moveitems', { listKey: stue, targetListKey: wishes, sku: 'L-1' }], 'listNotFound')
    await expectRefusal(own, ['moveitems', { listKey: stue, targetListKey: stue, sku: 'L-1' }], 'listOrItemNotFound')
  })

  it('LIST-11 the wish list can be neither renamed nor deleted', async () => {
    const own = await customerLists(shop)
    await own.list('additem', { sku: 'L-1' })
    const { listKey } = (await own.shown()).selectedList
    for (const named of [{ listKey }, {}, { listKey: 'wishlist' }]) {
      await expectRefusal(own, ['update', { ...named, listName: 'Andet' }], 'listNotFound')
      await expectRefusal(own, ['delete', named], 'listNotFound')
    }
    await expectRefusal(own, ['undelete', { listKey }], 'listNotFound')
  })

  it('LIST-05 have a name of 1 to 30 characters, without what nobody sees', async () => {
    const own = await customerLists(shop)
    const stue = await own.made('Stue')
    const wrong = ['', '   ', '\u200b\u200f', 'x'.repeat(31), '\u{1f6cb}'.repeat(31)]
    for (const listName of wrong) {
      await expectRefusal(own, ['create', { listName }], 'invalidListName')
      await expectRefusal(own, ['update', { listKey: stue, listName }], 'invalidListName')
    }
    const names = [
      ['x'.repeat(30), 'x'.repeat(30)],
      ['\u{1f6cb}'.repeat(30), '\u{1f6cb}'.repeat(30)],
      ['  Stue \n og  hall ', 'Stue og hall'],
      ['\u202eeutS\u202c\u200f', 'eutS'],
      ['👨‍👩‍👧 hjemme', '👨‍👩‍👧 hjemme'],
      ['<b>&"', '<b>&"'],
    ] as const
    for (const [given, stored] of names) {
      expect(await own.list('update', { listKey: stue, listName: given })).toEqual({ success: true, listKey: stue })
      expect(await namesOf(own)).toEqual(['Favoritter', stored])
    }
  })

  it('LIST-05 are at most 25, however many are made at once', async () => {
    const own = await customerLists(shop)
    const answers = await Promise.all(
      Array.from({ length: MOST_LISTS + 3 }, (_, index) => own.list('create', { listName: `Liste ${index}` })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(MOST_LISTS)
    await expectRefusal(own, ['create', { listName: 'En til' }], 'tooManyLists')
    const [first] = answers.flatMap(({ listKey }) => listKey ?? [])
    await own.list('delete', { listKey: first })
    const { listKey: other } = await own.list('create', { listName: 'En til' })
    await expectRefusal(own, ['undelete', { listKey: first }], 'tooManyLists')
    await own.list('delete', { listKey: other })
    expect(await own.list('undelete', { listKey: first })).toMatchObject({ success: true, listKey: first })
  })

  it('are deleted and brought back with everything on them', async () => {
    const own = await customerLists(shop)
    const stue = await own.made('Stue', 'L-1', 'L-2')
    expect(await own.list('delete', { listKey: stue })).toEqual({ success: true, listKey: stue })
    expect(await namesOf(own)).toEqual(['Favoritter'])
    for (const call of [
      ['additem', { listKey: stue, sku: 'L-3' }, 'listNotFound'],
      ['delete', { listKey: stue }, 'listNotFound'],
      ['removeitem', { listKey: stue, sku: 'L-1' }, 'listOrItemNotFound'],
    ] as const)
      await expectRefusal(own, [call[0], call[1]], call[2])
    expect(await own.list('undelete', { listKey: stue })).toEqual({ success: true, listKey: stue, count: 2 })
    expect((await codesOf(own, stue)).toSorted()).toEqual(['L-1', 'L-2'])
  })

  it.each([
    ['create', { listName: 'X' }],
    ['update', { listKey: 'list-x', listName: 'X' }],
    ['delete', { listKey: 'list-x' }],
    ['undelete', { listKey: 'list-x' }],
    ['additem', { listKey: 'list-x', sku: 'L-1' }],
    ['moveitems', { targetListKey: 'list-x', sku: 'L-1' }],
    ['setitem', { listKey: 'list-x', sku: 'L-1', quantity: 2 }],
    ['share', { listKey: 'list-x' }],
    ['addtocart', { listKey: 'list-x' }],
  ])('LIST-12 %s asks whoever is not signed in to do so', async (call, body) => {
    const answer = await anonymousLists(shop).visitor.post(`shoppinglist/${call}`, body)
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'sign-in-required' })])
  })
})

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
    for (const [call, body, errorCode] of calls) await expectRefusal(other, [call, body], errorCode)
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
    for (const [call, body, errorCode] of calls) await expectRefusal(own, [call, body], errorCode)
  })

  it('LIST-12 of a list that is full: the 201st, added or moved', async () => {
    const own = await customerLists(shop)
    const full = await own.made('Fuld')
    await fillUp(full, 199)
    expect(await own.list('additem', { listKey: full, sku: 'L-1' })).toMatchObject({ success: true, count: 200 })
    const other = await own.made('Anden', 'L-1', 'L-2')
    await expectRefusal(own, ['additem', { listKey: full, sku: 'L-2' }], 'unknownError')
    await expectRefusal(own, ['moveitems', { listKey: other, targetListKey: full, sku: 'L-2' }], 'unknownError')
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

describe('many at once', () => {
  it('LIST-12 sixteen writers on one list lose nothing', async () => {
    const own = await customerLists(shop)
    const stue = await own.made('Stue')
    const hall = await own.made('Hall', ...MANY.slice(16).map(({ sku }) => sku))
    const adding = MANY.slice(0, 16).map(({ sku }) => own.list('additem', { listKey: stue, sku }))
    const moving = MANY.slice(16).map(({ sku }) => own.list('moveitems', { listKey: hall, targetListKey: stue, sku }))
    const answers = await Promise.all([...adding, ...moving])
    expect(answers.filter(({ success }) => !success)).toEqual([])
    expect((await codesOf(own, stue)).toSorted()).toEqual(MANY.map(({ sku }) => sku).toSorted())
    expect(await codesOf(own, hall)).toEqual([])
    const noted = await Promise.all(
      MANY.map(({ sku }, index) =>
        index % 2
          ? own.list('removeitem', { listKey: stue, sku })
          : own.list('setitem', { listKey: stue, sku, note: sku }),
      ),
    )
    expect(noted.filter(({ success }) => !success)).toEqual([])
    const { items } = (await own.shown(stue)).selectedList
    expect(items.map(({ code, note }) => [code, note]).toSorted()).toEqual(
      MANY.filter((_, index) => index % 2 === 0)
        .map(({ sku }) => [sku, sku])
        .toSorted(),
    )
  })

  it('LIST-06 moves in opposite directions don’t wait for each other for ever', async () => {
    const own = await customerLists(shop)
    const one = await own.made('En', 'L-1', 'L-2', 'L-3', 'L-4')
    const two = await own.made('To', 'L-5', 'L-6', 'L-7', 'L-8')
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap((number) => [
        own.list('moveitems', { listKey: one, targetListKey: two, sku: `L-${number}` }),
        own.list('moveitems', { listKey: two, targetListKey: one, sku: `L-${number + 4}` }),
      ]),
    )
    expect(answers.filter(({ success }) => !success)).toEqual([])
    expect((await codesOf(own, one)).toSorted()).toEqual(['L-5', 'L-6', 'L-7', 'L-8'])
  })
})

describe('how often', () => {
  it('SEC-03 lists, links and copies are made is limited, hearts are not held up by it', async () => {
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
