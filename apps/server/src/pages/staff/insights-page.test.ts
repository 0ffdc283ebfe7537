import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addInsightSamples } from '../../../test/samples/insight-samples.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'

const DAYS = 60

let shop: TestShop
let manager: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  manager = await employeeAtWork(shop, { role: 'storeManager', now: TEST_NOW })
})
afterAll(() => shop.close())

const modelAt = async (query: string) => {
  const answer = await manager.page(`/api/content/__insights${query}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as PageWith<'InsightsPage'>).model
}
const htmlAt = async (path: string) => (await manager.page(path)).text()

describe('the page of owners', () => {
  it('says that there is nothing yet in a new shop', async () => {
    const html = await htmlAt('/__insights')
    expect(html).toContain('data-part="insights-empty"')
    expect(html).toContain('Her er endnu ingen tal')
  })

  it('is for those whose role may see it, and never cached or indexed', async () => {
    const seen = await manager.page('/__insights')
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect(await seen.text()).toMatch(/<meta name="robots" content="noindex/)

    for (const role of ['seller', 'service'] as const) {
      const other = await employeeAtWork(shop, { role, now: TEST_NOW })
      const refused = await other.page('/__insights')
      expect(refused.status).toBe(404)
      expect(refused.headers.get('cache-control')).toBe('private, no-store')
      expect(await refused.text()).not.toContain('data-part="insights"')
    }
    const nobody = await fetch(`${shop.origin}/__insights`, { redirect: 'manual' })
    expect(nobody.status).toBe(302)
    expect(nobody.headers.get('location')).toBe('/medarbejder')
    expect(nobody.headers.get('cache-control')).toBe('private, no-store')
    const asData = await fetch(`${shop.origin}/api/content/__insights`)
    expect(await asData.json()).toMatchObject({ redirectUrl: '/medarbejder', model: { status: 302 } })
    // Nobody was served what was made for another.
    expect((await manager.page('/__insights')).status).toBe(200)
  })

  it('shows the chosen days and market beside those before; whatever else is asked, the usual ones', async () => {
    const sample = { brand: 'hjemly', today: '2026-11-15', days: DAYS } as const
    await addInsightSamples(shop.database.main, { ...sample, market: 'DK' })
    await addInsightSamples(shop.database.main, { ...sample, market: 'SE', days: 3 })
    const usual = await modelAt('')
    expect(usual).toMatchObject({
      length: 28,
      figures: { market: 'DK', period: { from: '2026-10-19', to: '2026-11-15' } },
    })
    for (const query of ['?days=1e9', '?days=-1&market=XX', '?days[]=7', '?market=%00', `?days=${'9'.repeat(500)}`])
      expect(await modelAt(query)).toMatchObject({ length: 28, figures: { market: 'DK' } })

    const week = await modelAt('?days=7&market=SE')
    expect(week.figures.days.map(({ views }) => views > 0)).toEqual([false, false, false, false, true, true, true])
    expect(week.figures).toMatchObject({ currency: 'SEK', totalsBefore: { views: 0, orders: 0 } })
    const { funnel, totals, totalsBefore } = usual.figures
    expect(funnel.map(({ visits }) => visits)).toEqual(funnel.map(({ visits }) => visits).toSorted((a, b) => b - a))
    expect(totals.purchases).toBe(funnel.at(-1)?.visits)
    expect(totals.orders).toBeGreaterThan(totalsBefore.orders)
  })

  it('is whole without scripts, in three languages: figures, charts, tables, links', async () => {
    const html = await htmlAt('/__insights?days=90')
    for (const text of [
      'Sådan går det',
      'Omsætning',
      'Fra besøg til køb',
      'hængekøje',
      'Nordlo 3-personers sofa',
      'God',
    ])
      expect(html).toContain(text)
    expect(html.match(/data-part="insight-chart"/g)).toHaveLength(3)
    expect(html.match(/data-part="insight-total"/g)).toHaveLength(6)
    expect(html).toContain('href="/__insights?days=7&amp;market=DK"')
    expect(await htmlAt('/nb/__insights')).toContain('Slik går det')
    expect(await htmlAt('/sv/__insights')).toContain('Så går det')
    expect(await htmlAt('/medarbejder')).toContain('href="/__insights"')
  })
})
