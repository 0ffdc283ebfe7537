import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DynamicRecord } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  // Warms the caches, which are not part of the cost of a call.
  for (const from of ['/', '/lamper', '/sofaer/nordlo-3-green']) await resolve([['countrySwitch', { cameFrom: from }]])
})
afterAll(() => shop.close())

async function resolve(d: unknown): Promise<{ status: number; records: readonly DynamicRecord[] }> {
  const answer = await fetch(`${shop.origin}/api/client/dynamic-data/resolve?language=da`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ d }),
  })
  return { status: answer.status, records: (await answer.json()) as readonly DynamicRecord[] }
}

/** The number of queries, as a measure that does not depend on the machine's load. */
async function queriesOf(d: unknown): Promise<number> {
  const spy = vi.spyOn(shop.database.pool, 'query')
  await resolve(d)
  const count = spy.mock.calls.length
  spy.mockRestore()
  return count
}

const fifty = <Value>(make: (at: number) => Value) => Array.from({ length: 50 }, (_, at) => make(at))

describe('the cost of one call', () => {
  it('DYN-02 equal requests are answered each, and asked of the database once', async () => {
    // Cards ask for urgency claims each time; what visitors share is remembered.
    const card = ['productCards', { keys: 'nordlo-3-green' }]
    await queriesOf([card])
    const one = await queriesOf([card])
    expect(one).toBeGreaterThan(0)
    expect(await queriesOf(fifty(() => card))).toBe(one)
    const { status, records } = await resolve(
      fifty((at) => (at % 2 ? ['footer'] : ['countrySwitch', { cameFrom: '/' }])),
    )
    expect([status, records.length]).toEqual([200, 50])
    records.forEach((record, at) => {
      expect(record.loadFailed).toBe(false)
      expect(record.cacheKey.split(':')[0]).toBe(at % 2 ? 'footer' : 'countrySwitch')
      expect(record.data).toEqual(records[at % 2]?.data)
    })
  })

  it('DYN-01 DYN-02 what is more than one call may cost is flagged, the rest is served, all of it aligned', async () => {
    const froms = fifty((at) => `/sofaer?x=${at}`)
    const { status, records } = await resolve([
      ...froms.slice(1).map((cameFrom) => ['countrySwitch', { cameFrom }]),
      ['footer'],
    ])
    expect([status, records.length]).toEqual([200, 50])
    const served = records.filter(({ loadFailed }) => !loadFailed)
    expect(served.length).toBeGreaterThan(5)
    expect(served.length).toBeLessThan(20)
    froms.slice(1).forEach((from, at) => expect(records[at]?.cacheKey).toBe(`countrySwitch:[["cameFrom","${from}"]]`))
  })

  it('DYN-01 what the fullest page asks for at once is served whole', async () => {
    const { records } = await resolve([
      ...['customer', 'cart', 'wishlist', 'siteBanner', 'menu', 'checkout', 'experiments', 'settings'].map((type) => [
        type,
      ]),
      ...['miniCartAccessories', 'miniCartNotification'].map((type) => [type]),
      ...Array.from({ length: 8 }, (_, at) => ['productCards', { keys: `nordlo-3-green,other-${at}` }]),
      ['pageViews', 'nordlo-3-green'],
      ['cardViews', { keys: 'nordlo-3-green' }],
      ['countrySwitch', { cameFrom: '/' }],
    ])
    expect(records.filter(({ loadFailed }) => loadFailed)).toEqual([])
  })

  it('DYN-02 a type that is not known takes no other with it', async () => {
    const { records } = await resolve([['menu:x'], ['pageViews', 'nordlo-3-green'], ['pageViews:nordlo-3-green']])
    expect(records.map(({ loadFailed }) => loadFailed)).toEqual([true, false, true])
  })

  it.each(['/', '/lamper', '/sofaer', '/sofaer/nordlo-3-green'])(
    'SHELL-09 where %s stands in other countries is found without building it',
    async (from) => {
      expect(await queriesOf([['countrySwitch', { cameFrom: from }]])).toBeLessThanOrEqual(8)
    },
  )
})
