import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_LISTS } from '@firkant/domain/lists/shopping-list.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods, type TestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { anonymousLists, customerLists, expectRefusal, type ListVisitor } from '../../../test/visitors/list-visitor.ts'

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
    await expectRefusal(shop, own, ['moveitems', { listKey: stue, targetListKey: wishes, sku: 'L-1' }, 'listNotFound'])
    await expectRefusal(shop, own, [
      'moveitems',
      { listKey: stue, targetListKey: stue, sku: 'L-1' },
      'listOrItemNotFound',
    ])
  })

  it('LIST-11 the wish list can be neither renamed nor deleted', async () => {
    const own = await customerLists(shop)
    await own.list('additem', { sku: 'L-1' })
    const { listKey } = (await own.shown()).selectedList
    for (const named of [{ listKey }, {}, { listKey: 'wishlist' }]) {
      await expectRefusal(shop, own, ['update', { ...named, listName: 'Andet' }, 'listNotFound'])
      await expectRefusal(shop, own, ['delete', named, 'listNotFound'])
    }
    await expectRefusal(shop, own, ['undelete', { listKey }, 'listNotFound'])
  })

  it('LIST-05 have a name of 1 to 30 characters, without what nobody sees', async () => {
    const own = await customerLists(shop)
    const stue = await own.made('Stue')
    const hidden = ['\u202eeutS\u202c\u200f', 'evil.example', 'evil\uff0eexample']
    const wrong = ['', '   ', '\u200b\u200f', 'x'.repeat(31), '\u{1f6cb}'.repeat(31), ...hidden]
    for (const listName of wrong) {
      await expectRefusal(shop, own, ['create', { listName }, 'invalidListName'])
      await expectRefusal(shop, own, ['update', { listKey: stue, listName }, 'invalidListName'])
    }
    const names = [
      ['x'.repeat(30), 'x'.repeat(30)],
      ['\u{1f6cb}'.repeat(30), '\u{1f6cb}'.repeat(30)],
      ['  Stue \n og  hall ', 'Stue og hall'],
      ['Stu\u200be', 'Stue'],
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
      Array.from({ length: MAX_LISTS + 3 }, (_, index) => own.list('create', { listName: `Liste ${index}` })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(MAX_LISTS)
    await expectRefusal(shop, own, ['create', { listName: 'En til' }, 'tooManyLists'])
    const [first] = answers.flatMap(({ listKey }) => listKey ?? [])
    await own.list('delete', { listKey: first })
    const { listKey: other } = await own.list('create', { listName: 'En til' })
    await expectRefusal(shop, own, ['undelete', { listKey: first }, 'tooManyLists'])
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
      await expectRefusal(shop, own, [call[0], call[1], call[2]])
    expect(await own.list('undelete', { listKey: stue })).toEqual({ success: true, listKey: stue, count: 2 })
    expect((await codesOf(own, stue)).toSorted()).toEqual(['L-1', 'L-2'])
  })

  it('are stored for undo, the latest 25 that were deleted', async () => {
    const own = await customerLists(shop)
    const keys: string[] = []
    for (let at = 0; at < MAX_LISTS + 1; at += 1) {
      shop.setNow(new Date(TEST_NOW.getTime() + at * 1000))
      const listKey = await own.made(`Liste ${at}`)
      await own.list('delete', { listKey })
      keys.push(listKey)
    }
    await expectRefusal(shop, own, ['undelete', { listKey: keys[0] }, 'listNotFound'])
    expect(await own.list('undelete', { listKey: keys[1] })).toMatchObject({ success: true })
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
