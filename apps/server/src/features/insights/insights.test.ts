import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { CONSENT_VERSION, NO_CONSENT, writeConsent, type Consent } from '@firkant/domain/consent/consent.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { InsightFigures } from '@firkant/domain/insights/insight-figures.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { runHere } from '../../../test/processes/command-run.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'
import { insightsCommand } from '../../commands/reports/insights-command.ts'
import { sweepAll } from '../../platform/process/start-sweep.ts'
import { createInsightCounter, MAX_TERMS_A_DAY, MAX_WAITING, type CountedBatch } from './insight-counter.ts'
import { addCounts, saveVisits } from './insight-store.ts'
import { deleteOldSums, deleteOldVisits, deleteRareSearches } from './insight-sweeps.ts'
import { loadInsights } from './load-insights.ts'
import { rollUpInsights } from './roll-up.ts'

const TABLES = ['counts', 'vitals', 'visits', 'visit_days', 'order_days', 'sale_days']
const brand = BRANDS.hjemly
const retentionDays = { visits: 3, insights: 730 }

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of TABLES) await shop.database.pool.query(`delete from insight_${table}`)
})

const db = () => shop.database.main
const countRows = async (table: string) =>
  Number((await shop.database.pool.query(`select count(*) from insight_${table}`)).rows[0].count)
const rollUp = (now = TEST_NOW) => rollUpInsights({ db: db(), brand, retentionDays, now: () => now })
const figures = (now = TEST_NOW): Promise<InsightFigures> => loadInsights(db(), { brand, market: 'DK', length: 7, now })
const cookieOf = (consent: Consent) =>
  `consent=${writeConsent({ consent, version: CONSENT_VERSION, id: 'a'.repeat(22) })}`
const AGREED = cookieOf({ ...NO_CONSENT, statistics: true })

const VISIT = 'v'.repeat(22)
const STEP = { visit: VISIT, market: 'DK', device: 'mobile', step: 'view' } as const
async function send(call: 'report' | 'forget', body: unknown, cookie = AGREED): Promise<number> {
  const answer = await fetch(`${shop.origin}/api/storefront/v3/visits/${call}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, cookie },
    body: JSON.stringify(body),
  })
  return answer.status
}
const open = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(shop.origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })).text()

describe('pages and searches', () => {
  it('are counted for everybody, from the cache as well, and as data', async () => {
    await open('/om-hjemly')
    await open('/om-hjemly')
    await open('/api/content/om-hjemly')
    await open('/om-hjemly', { 'user-agent': 'Googlebot' })
    await open('/om-hjemly', { 'sec-purpose': 'prefetch' })
    await open('/om-hjemly', { 'sec-purpose': 'prefetch;prerender' })
    await fetch(`${shop.origin}/om-hjemly`, { method: 'HEAD' })
    for (let time = 0; time < 3; time += 1) await open('/soeg?q=xyzzyqw')
    await open('/soeg?q=sofa')
    await open('/soeg?q=xyzzyqw&page=2')
    await open('/soeg?q=alma@example.com')
    await until(async () => {
      const { totals } = await figures()
      expect(totals).toMatchObject({ searches: 4, searchesWithoutResults: 3 })
    })
    const { totals, pageKinds, searches, searchesWithoutResults } = await figures()
    expect(pageKinds.find(({ kind }) => kind === 'content')).toEqual({ kind: 'content', views: 3 })
    expect(totals.visits).toBe(0)
    // One search for sofas is nobody's business.
    expect(searches).toEqual([{ term: 'xyzzyqw', count: 3 }])
    expect(searchesWithoutResults).toEqual([{ term: 'xyzzyqw', count: 3 }])
    expect(JSON.stringify((await shop.database.pool.query('select * from insight_counts')).rows)).not.toContain('alma')
  })

  it('errors of browsers are counted by market', async () => {
    const report = { level: 'error', message: 'x', url: 'http://shop.test/x', screen: { width: 1, height: 1 } }
    await fetch(`${shop.origin}/client-telemetry`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ ...report, cookies: [] }),
    })
    await until(async () => expect((await figures()).totals.errors).toBe(1))
  })

  it('wait in memory for one write, and random searches never fill the table', async () => {
    const batches: CountedBatch[] = []
    const counter = createInsightCounter({
      write: async (batch) => void batches.push(batch),
      now: () => TEST_NOW,
      onError: () => undefined,
      everyMs: DAY_MS,
    })
    for (let at = 0; at < MAX_WAITING + 5; at += 1)
      counter.addView({ market: 'DK', kind: 'search', search: { term: `term ${at}`, hasResults: true } })
    await counter.stop()
    const counts = batches.flatMap((batch) => batch.counts)
    expect(counts.find(({ counter: name }) => name === 'view')).toMatchObject({ name: 'search', count: MAX_WAITING })
    expect(counts.filter(({ counter: name }) => name === 'search')).toHaveLength(MAX_TERMS_A_DAY)
  })

  it('a write that fails is lost and reported, and the next one is written', async () => {
    const errors: string[] = []
    const written: number[] = []
    let isBroken = true
    const counter = createInsightCounter({
      async write({ counts }) {
        if (isBroken) throw new Error('no database')
        written.push(counts[0]?.count ?? 0)
      },
      now: () => TEST_NOW,
      onError: ({ message }) => errors.push(message),
      everyMs: 5,
    })
    counter.addView({ market: 'DK', kind: 'start' })
    await until(() => expect(errors).toEqual(['no database']))
    isBroken = false
    counter.addView({ market: 'DK', kind: 'start' })
    await counter.stop()
    expect(written).toEqual([1])
  })

  it('two processes count together', async () => {
    const row = { day: '2026-11-15', market: 'DK', counter: 'view', name: 'start' } as const
    await Promise.all([
      addCounts(db(), brand.key, [{ ...row, count: 2 }]),
      addCounts(db(), brand.key, [{ ...row, count: 3 }]),
    ])
    const { rows } = await shop.database.pool.query('select count from insight_counts')
    expect(rows).toEqual([{ count: 5 }])
  })
})

describe('visits', () => {
  it('of those who agreed are summed by their furthest step, as often as one likes', async () => {
    expect(await send('report', STEP)).toBe(204)
    expect(await send('report', { ...STEP, step: 'checkout' })).toBe(204)
    expect(await send('report', { ...STEP, step: 'product' })).toBe(204)
    expect(await send('report', { ...STEP, visit: 'w'.repeat(22), device: 'laptop' })).toBe(204)
    expect(await send('report', { ...STEP, visit: 'x'.repeat(22), device: 'laptop', step: 'purchase' })).toBe(204)
    await until(async () => expect(await countRows('visits')).toBe(3))
    await rollUp()
    await rollUp()
    const { funnel, devices, totals } = await figures()
    expect(funnel.map(({ visits }) => visits)).toEqual([3, 2, 2, 2, 1])
    expect(devices).toEqual([
      { device: 'mobile', visits: 1, purchases: 0 },
      { device: 'laptop', visits: 2, purchases: 1 },
    ])
    expect(totals.visits).toBe(3)
  })

  it('of those who refused or were not asked leave nothing', async () => {
    const page = { kind: 'start', vitals: { lcp: 900 } }
    const refused = [
      '',
      cookieOf(NO_CONSENT),
      cookieOf({ ...NO_CONSENT, marketing: true, personalisation: true }),
      AGREED.replace(`${CONSENT_VERSION}.`, '999.'),
    ]
    for (const cookie of refused) expect(await send('report', { ...STEP, page }, cookie)).toBe(204)
    await addCounts(db(), brand.key, [])
    expect(await send('report', { ...STEP, visit: 'y'.repeat(22) })).toBe(204)
    await until(async () => expect(await countRows('visits')).toBe(1))
    expect(await countRows('vitals')).toBe(0)
  })

  it('are forgotten when the visitor no longer agrees, in sums too', async () => {
    await send('report', STEP)
    await until(async () => expect(await countRows('visits')).toBe(1))
    await rollUp()
    expect(await send('forget', { visit: VISIT }, cookieOf(NO_CONSENT))).toBe(204)
    expect(await countRows('visits')).toBe(0)
    await rollUp()
    expect((await figures()).totals.visits).toBe(0)
  })

  it.each([
    {},
    [],
    { ...STEP, visit: 'short' },
    { ...STEP, market: 'XX' },
    { ...STEP, step: 'refund' },
    { ...STEP, device: 'watch' },
    { ...STEP, note: 'x' },
    { ...STEP, page: { kind: 'start', vitals: { lcp: -1 } } },
    { ...STEP, page: { kind: 'start', vitals: { lcp: 1e9 } } },
    { ...STEP, page: { kind: 'nowhere', vitals: {} } },
    { ...STEP, page: { kind: 'start', vitals: { fid: 1 } } },
  ])('a report such as %j is refused', async (body) => expect(await send('report', body)).toBe(400))

  it('speed is summed as histograms: the 75th percentile of all days together', async () => {
    for (const lcp of [1000, 1100, 1200, 3200])
      await send('report', { ...STEP, page: { kind: 'product', vitals: { lcp, cls: 20, ttfb: 100 } } })
    await send('report', { ...STEP, page: { kind: 'cart', vitals: { lcp: 5000 } } })
    await until(async () => expect((await figures()).speed[0]?.samples).toBe(5))
    const { speed } = await figures()
    expect(speed.map(({ name }) => name)).toEqual(['all', 'product', 'cart', 'mobile'])
    const product = speed.find(({ name }) => name === 'product')
    expect(product?.vitals.map(({ vital, rating }) => `${vital} ${rating}`)).toEqual([
      'lcp good',
      'cls good',
      'ttfb good',
    ])
    expect(speed.find(({ name }) => name === 'cart')?.vitals[0]?.rating).toBe('poor')
  })
})

describe('orders', () => {
  it('are summed by the day of their market: paid for, not cancelled, of this brand', async () => {
    await db().execute('delete from order_history')
    await db().execute('delete from orders')
    const eveningUtc = new Date('2026-11-13T23:30:00Z')
    const first = await addTestOrder(db(), { placedAt: eveningUtc })
    await addTestOrder(db(), { state: 'shipped' })
    for (const state of ['placed', 'paying', 'cancelled'] as const) await addTestOrder(db(), { state })
    await addTestOrder(db(), { brand: 'skygge' })
    await addTestOrder(db(), { market: 'SE' })
    await addTestOrder(db(), { placedAt: new Date(TEST_NOW.getTime() - 9 * DAY_MS) })
    await rollUp()
    await rollUp()
    const { totals, totalsBefore, days, products, categories } = await figures()
    expect(totals).toMatchObject({ orders: 2, revenueMinor: 2 * first.order.totals.total.incl })
    expect(totalsBefore.orders).toBe(1)
    expect(days).toHaveLength(7)
    expect(days.find(({ day }) => day === '2026-11-14')?.orders).toBe(1)
    expect(products.map(({ name, pieces }) => [name, pieces])).toContainEqual([
      first.order.lines.find(({ sku }) => sku === 'RUG')?.name,
      4,
    ])
    expect(categories.map(({ name }) => name)).toEqual(['Testvarer'])

    const csv = await runHere(insightsCommand, ['--days', '7', '--format', 'csv'], shop.database.url)
    expect(csv.output).toContain('"DK","","totals","orders",2')
    const json = await runHere(insightsCommand, ['--days', '7', '--format', 'json'], shop.database.url)
    expect(JSON.parse(json.output)[0]).toMatchObject({ market: 'DK', totals: { orders: 2 } })
    const text = await runHere(insightsCommand, [], shop.database.url)
    expect(text).toMatchObject({ code: 0, output: expect.stringContaining('3 orders') })
    for (const wrong of [
      ['--days', '0'],
      ['--days', 'x'],
      ['--format', 'xml'],
    ])
      expect((await runHere(insightsCommand, wrong, shop.database.url)).code).toBe(1)
  })
})

describe('what is old', () => {
  it('is deleted: visits and rare searches after days, sums after years; their sums stay', async () => {
    const visit = { market: 'DK', device: 'mobile', furthest: 1 } as const
    await saveVisits(db(), brand.key, [
      { ...visit, visitHash: 'new', day: '2026-11-15' },
      { ...visit, visitHash: 'old', day: '2026-11-10' },
    ])
    await db().execute(`insert into insight_visit_days values ('hjemly', '2026-11-10', 'DK', 'mobile', 1, 1)`)
    const searched = { market: 'DK', counter: 'search' } as const
    await addCounts(db(), brand.key, [
      { ...searched, day: '2026-11-10', name: 'rare', count: 2 },
      { ...searched, day: '2026-11-10', name: 'sofa', count: 3 },
      { ...searched, day: '2026-11-15', name: 'new', count: 1 },
      { ...searched, day: '2024-01-01', name: 'ancient', count: 9 },
    ])
    const now = () => TEST_NOW
    expect(await sweepAll(deleteOldVisits(db(), { days: 3, now }))).toBe(1)
    expect(await sweepAll(deleteRareSearches(db(), { days: 3, now }))).toBe(1)
    expect(await sweepAll(deleteOldSums(db(), { days: 730, now }).insightCounts)).toBe(1)
    await rollUp()
    expect((await figures()).totals.visits).toBe(2)
    const { rows } = await shop.database.pool.query('select name from insight_counts order by name')
    expect(rows.map(({ name }) => name)).toEqual(['new', 'sofa'])
  })
})
