import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRedis, type RedisServer } from '../../../scripts/programs/redis.ts'
import { deleteOldViews } from '../src/features/stock/stored-views.ts'
import { openRedis } from '../src/platform/shared-state/open-redis.ts'
import { TEST_NOW } from './ground/global-setup.ts'
import { contentChanged } from './samples/test-catalogue.ts'
import { addTestGoods } from './samples/test-goods.ts'
import { startTestShop, type TestShop } from './test-shop.ts'
import { createVisitor, type Visitor } from './visitors/visitor-client.ts'

const GOODS = ['V-ONE', 'V-TWO', 'V-THREE', 'V-FOUR', 'V-FIVE', 'V-SIX', 'V-SEVEN'].map((sku) => ({ sku, onHand: 1 }))
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

let server: RedisServer
let redis: Redis
const shops = {} as Record<'PostgreSQL' | 'Redis', TestShop>
beforeAll(async () => {
  server = await startRedis()
  redis = openRedis(server.url, () => undefined)
  await new Promise((resolve) => redis.once('ready', resolve))
  shops.PostgreSQL = await startTestShop()
  shops.Redis = await startTestShop({ redis })
  for (const shop of Object.values(shops)) await addTestGoods(shop.database.main, GOODS)
})
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close()
  redis.disconnect()
  await server.stop()
})

const numbers = new Map<Visitor, string>()

/** As the product page asks: with the tab's number, and again at once when it was not counted. */
async function look(visitor: Visitor, productKey: string): Promise<number> {
  const viewer = numbers.get(visitor)
  const answer = await visitor.ask('pageViews', viewer === undefined ? productKey : { productKey, viewer })
  if (answer?.viewer === undefined) return answer?.pageViews ?? 0
  numbers.set(visitor, answer.viewer)
  return look(visitor, productKey)
}

describe.each(['PostgreSQL', 'Redis'] as const)('views counted in %s', (kind) => {
  it('CARD-10 are distinct visitors, the asking one included', async () => {
    const shop = shops[kind]
    const [anna, bo] = [createVisitor(shop), createVisitor(shop)]
    expect(await look(anna, 'v-one')).toBe(1)
    expect(await look(bo, 'v-one')).toBe(2)
    expect(await look(anna, 'v-one')).toBe(2)
    expect(await look(anna, 'v-two')).toBe(1)
  })

  it('CARD-10 whoever keeps no number is never counted, nor is one that the shop did not give', async () => {
    for (let robot = 0; robot < 8; robot += 1) {
      const viewer = 'x'.repeat(43)
      for (const context of ['v-three', { productKey: 'v-three', viewer }])
        expect(await createVisitor(shops[kind]).ask('pageViews', context)).toEqual({
          pageViews: 0,
          isCounted: false,
          viewer: expect.stringMatching(/^[\w-]{43}$/) as string,
        })
    }
  })

  it('CARD-10 LAW-04 a first visit gets a number with the answer, no cookie, and counts when it comes back', async () => {
    const visitor = createVisitor(shops[kind])
    const first = await visitor.ask('pageViews', 'v-four')
    expect(first).toMatchObject({ pageViews: 0, isCounted: false })
    const viewer = first?.viewer ?? ''
    expect(await visitor.ask('pageViews', { productKey: 'v-four', viewer })).toEqual({ pageViews: 1, isCounted: true })
    expect(visitor.allCookies()).toBe('')
  })

  it('CARD-10 a visitor who has a cookie counts by it, and a tab that gets one in between counts once', async () => {
    const shop = shops[kind]
    const known = createVisitor(shop)
    await known.post('search/searched', { q: 'sofa' })
    expect(known.cookie()).toMatch(/^visitor=/)
    expect(await known.ask('pageViews', 'v-seven')).toEqual({ pageViews: 1, isCounted: true })
    const tab = createVisitor(shop)
    expect(await look(tab, 'v-seven')).toBe(2)
    await tab.post('search/searched', { q: 'sofa' })
    expect(await look(tab, 'v-seven')).toBe(2)
  })

  it('CARD-10 are of the last 30 minutes', async () => {
    const shop = shops[kind]
    const [early, late] = [createVisitor(shop), createVisitor(shop)]
    await look(early, 'v-five')
    shop.setNow(later(20))
    expect(await look(late, 'v-five')).toBe(2)
    shop.setNow(later(31))
    expect(await look(late, 'v-five')).toBe(1)
    shop.setNow(later(40))
    expect(await look(early, 'v-five')).toBe(2)
    shop.setNow(TEST_NOW)
  })

  it('CARD-09 a page of cards reads its counts at once and counts for nothing', async () => {
    const visitor = createVisitor(shops[kind])
    await look(visitor, 'v-six')
    const cards = { keys: 'v-six,v-nobody,,v-six,V SIX' }
    expect(await createVisitor(shops[kind]).ask('cardViews', cards)).toEqual({ views: { 'v-six': 1 } })
    await createVisitor(shops[kind]).ask('cardViews', cards)
    expect(await visitor.ask('cardViews', cards)).toEqual({ views: { 'v-six': 1 } })
  })

  it.each([['v-nobody'], ["v'; --"], [{ productKey: 'v-nobody' }], [undefined], ['v'.repeat(200)]])(
    'CARD-10 nobody looks at %o, and nothing is recorded',
    async (context) => {
      const visitor = createVisitor(shops[kind])
      await look(visitor, 'v-one')
      expect(await visitor.ask('pageViews', context)).toEqual({ pageViews: 0 })
    },
  )
})

it('CARD-10 what is older than the window is swept from the table', async () => {
  const { database } = shops.PostgreSQL
  await look(createVisitor(shops.PostgreSQL), 'v-one')
  await deleteOldViews(database.main, later(10))
  expect((await database.pool.query('select 1 from product_views')).rowCount).toBeGreaterThan(0)
  await deleteOldViews(database.main, later(100))
  expect((await database.pool.query('select 1 from product_views')).rowCount).toBe(0)
})

it('CARD-10 Redis forgets by itself, and holds nothing for products that are not there', async () => {
  const keys = await redis.keys('views:*')
  expect(keys.toSorted()).toEqual(
    ['five', 'four', 'one', 'seven', 'six', 'two'].map((name) => `views:hjemly:v-${name}`),
  )
  for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0)
})

it('LAW-03 cards of a market that does without the claim are told nothing', async () => {
  const shop = shops.PostgreSQL
  const visitor = createVisitor(shop)
  await look(visitor, 'v-one')
  await shop.database.pool.query(
    `update settings set value = jsonb_set(value, '{urgency}', $1) where brand = 'hjemly' and language = 'da' and key = 'site'`,
    [JSON.stringify({ showStressFactor: true, off: ['PageViews'] })],
  )
  await contentChanged(shop)
  expect(await visitor.ask('cardViews', { keys: 'v-one' })).toEqual({ views: {} })
})

it('LAW-03 without its record the shop claims nothing', async () => {
  await server.stop()
  await expect(createVisitor(shops.Redis).ask('cardViews', { keys: 'v-one' })).rejects.toThrow('could not be loaded')
  server = await startRedis()
})
