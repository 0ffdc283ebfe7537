import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FULL_CONSENT, NO_CONSENT, writeConsent, CONSENT_VERSION } from '@firkant/domain/consent/consent.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { createVisitor, JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { sweepAll } from '../../platform/process/start-sweep.ts'
import { MAX_WAITING, createWriteBuffer } from '../../platform/process/write-buffer.ts'
import { learnTastes } from './learn-tastes.ts'
import { listAlsoViewed, listForVisitor, listTrending } from './learned-products.ts'
import { deleteOldSignals, deleteSignals, writeSignals, type Signal } from './signal-store.ts'

const goods = (key: string, more: Parameters<typeof testProduct>[1] = {}) => [
  testProduct(key, more),
  testPrice(key.toUpperCase(), 500),
  testStock(key.toUpperCase(), 9),
]

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addToCatalogue(shop, [
    ...goods('taste-bed'),
    ...goods('taste-duvet'),
    ...goods('taste-lamp'),
    ...goods('taste-desk'),
    ...goods('taste-bed-red', { designKey: 'taste-bed' }),
    ...goods('taste-elsewhere', { brands: ['skygge'] }),
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['product_signals', 'product_pairs', 'product_interest'])
    await shop.database.pool.query(`delete from ${table}`)
})

const db = () => shop.database.main
const signal = (visitorHash: string, key: string, more: Partial<Signal> = {}): Signal => ({
  visitorHash,
  sku: key.toUpperCase(),
  kind: 'click',
  isUndone: false,
  at: TEST_NOW,
  ...more,
})
async function stored() {
  const { rows } = await db().execute<{ product_key: string; kind: string }>(
    sql`select product_key, kind from product_signals order by product_key, kind`,
  )
  return rows.map(({ product_key: key, kind }) => `${key} ${kind}`)
}
const looked = (visitor: string, ...keys: readonly string[]) => keys.map((key) => signal(visitor, key))

describe('TRACK-06 notifications', () => {
  const consent = (given: typeof NO_CONSENT) =>
    `consent=${writeConsent({ consent: given, version: CONSENT_VERSION, id: 'a'.repeat(22) })}`
  async function notify(cookie: string, type: string, body: unknown, market = 'DK') {
    const query = `market=${market}&customerKey=somebody-else&sessionKey=x`
    const answer = await fetch(`${shop.origin}/api/storefront/v3/notifications/${type}?${query}`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, cookie },
      body: JSON.stringify(body),
    })
    return answer.status
  }

  it('TRACK-06 TRACK-07 are learned from only with consent, and a favourite taken back is forgotten', async () => {
    const visitor = createVisitor(shop)
    await visitor.post('wishlist/additem', { sku: 'TASTE-BED' })
    const known = visitor.cookie()
    const agreed = `${known}; ${consent(FULL_CONSENT)}`
    const told = [
      notify(known, 'click', { ticket: 'p.TASTE-LAMP' }),
      notify(`${known}; ${consent(NO_CONSENT)}`, 'click', { ticket: 'p.TASTE-LAMP' }),
      notify(consent(FULL_CONSENT), 'click', { ticket: 'p.TASTE-LAMP' }),
      notify(agreed, 'click', { ticket: 'p.TASTE-ELSEWHERE' }),
      notify(agreed, 'click', { ticket: 'p.NO-SUCH' }),
      notify(agreed, 'click', { ticket: 'p.TASTE-BED' }),
      notify(agreed, 'add-to-cart', { ticket: 'p.TASTE-BED', itemIdentifier: 'TASTE-DUVET' }),
      notify(agreed, 'add-favorite', { ticket: 'p.TASTE-DESK', variantKey: 'TASTE-DESK', productKey: 'taste-desk' }),
    ]
    expect(new Set(await Promise.all(told))).toEqual(new Set([204]))
    await until(async () =>
      expect(await stored()).toEqual(['taste-bed click', 'taste-desk favorite', 'taste-duvet cart']),
    )
    expect(await notify(agreed, 'remove-favorite', { ticket: 'p.TASTE-DESK' })).toBe(204)
    await until(async () => expect(await stored()).toEqual(['taste-bed click', 'taste-duvet cart']))
    const choice = { consent: NO_CONSENT, place: 'panel', version: CONSENT_VERSION }
    expect((await visitor.post('consent', choice)).status).toBeLessThan(300)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['click', {}],
    ['click', { ticket: '' }],
    ['click', { ticket: 'x'.repeat(101) }],
    ['add-to-cart', { ticket: 'p.A', itemIdentifier: 5 }],
    ['add-favorite', []],
  ])('TRACK-06 %s with %j is refused, and an unknown type is not found', async (type, body) => {
    expect(await notify(consent(FULL_CONSENT), type, body)).toBe(400)
    expect(await notify(consent(FULL_CONSENT), `${type}s`, { ticket: 'p.A' })).toBe(404)
    expect(await notify(consent(FULL_CONSENT), type, { ticket: 'p.A' }, 'XX')).toBe(400)
  })

  it('TRACK-06 wait in memory for one write, and never more than there is room for', async () => {
    const batches: number[] = []
    const write = async (signals: readonly Signal[]) => void batches.push(signals.length)
    const buffer = createWriteBuffer({ write, onError: () => undefined, everyMs: DAY_MS })
    const taken = Array.from({ length: MAX_WAITING + 2 }, () => buffer.add(signal('v', 'taste-bed')))
    expect(taken.filter((isTaken) => !isTaken)).toHaveLength(2)
    await buffer.stop()
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(MAX_WAITING)
    expect(batches.length).toBeLessThan(10)
  })
})

describe('TRACK-06 what is learned', () => {
  it('TRACK-06 who looked at one looked at the other: from three visitors on, never the same design, newest count most', async () => {
    await writeSignals(db(), 'hjemly', [
      ...['a', 'b', 'c', 'd'].flatMap((visitor) => looked(visitor, 'taste-bed', 'taste-duvet', 'taste-bed-red')),
      ...['e', 'f', 'g'].flatMap((visitor) => looked(visitor, 'taste-bed', 'taste-lamp')),
      ...['h', 'i'].flatMap((visitor) => looked(visitor, 'taste-bed', 'taste-desk')),
    ])
    await learnTastes(db(), 'hjemly', TEST_NOW)
    const of = { brand: 'hjemly', productKey: 'taste-bed', limit: 10 }
    expect(await listAlsoViewed(db(), of)).toEqual(['taste-duvet', 'taste-lamp'])
    expect(await listAlsoViewed(db(), { ...of, brand: 'skygge' })).toEqual([])
    expect(await listForVisitor(db(), { brand: 'hjemly', visitorHash: 'e', limit: 10 })).toEqual(['taste-duvet'])
    expect(await listForVisitor(db(), { brand: 'hjemly', visitorHash: 'nobody', limit: 10 })).toEqual([])

    const page = await fetch(`${shop.origin}/api/content/sofaer/taste-bed`)
    const { model } = (await page.json()) as PageWith<'ProductPage'>
    expect(model.similar.slice(0, 2).map(({ productKey }) => productKey)).toEqual(['taste-duvet', 'taste-lamp'])
    const eve = createVisitor(shop)
    expect(await eve.ask('forYou')).toEqual({ products: [] })
  })

  it('TRACK-06 the same signals give the same, a cart says more than a look, and what is new trends', async () => {
    const old = new Date(TEST_NOW.getTime() - 20 * DAY_MS)
    await writeSignals(db(), 'hjemly', [
      ...['a', 'b', 'c'].map((visitor) => signal(visitor, 'taste-bed', { kind: 'cart', at: old })),
      ...['a', 'b', 'c', 'd'].map((visitor) => signal(visitor, 'taste-lamp')),
      ...['a', 'b', 'c'].map((visitor) => signal(visitor, 'taste-desk', { at: old })),
    ])
    const read = async () => {
      await learnTastes(db(), 'hjemly', TEST_NOW)
      const { rows } = await db().execute<{ product_key: string; interest: number }>(
        sql`select product_key, interest from product_interest order by interest desc`,
      )
      return rows
    }
    const first = await read()
    expect(first.map(({ product_key: key }) => key)).toEqual(['taste-bed', 'taste-lamp', 'taste-desk'])
    expect(await read()).toEqual(first)
    expect((await listTrending(db(), 'hjemly', 2))[0]).toBe('taste-lamp')
  })

  it('TRACK-07 who no longer agrees is forgotten; after 90 days everybody is', async () => {
    await writeSignals(db(), 'hjemly', [
      ...looked('a', 'taste-bed', 'taste-lamp'),
      signal('b', 'taste-bed'),
      signal('c', 'taste-desk', { at: new Date(TEST_NOW.getTime() - 91 * DAY_MS) }),
    ])
    await deleteSignals(db(), 'hjemly', 'a')
    expect(await stored()).toEqual(['taste-bed click', 'taste-desk click'])
    expect(await sweepAll(deleteOldSignals(db(), () => TEST_NOW))).toBe(1)
    expect(await stored()).toEqual(['taste-bed click'])
  })
})
