import { MARKETS } from '@firkant/domain/market/market.ts'
import { myPagesPaths } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { expect, expectAccessible, homeMarketOf, openPage, saveScreenshot, test } from '../shop-fixture.ts'

const DEMO_PASSWORD = 'Velkommen2026'
const JSON_HEADERS = { 'x-requested-with': 'XMLHttpRequest' }

test('A11Y-01 MYP-01 MYP-02 MYP-03 MYP-04 MYP-05 MYP-07 my pages are accessible, in reach of the keyboard and as wide as a phone', async ({
  page,
  brand,
}) => {
  const { language } = MARKETS[homeMarketOf(brand)]
  const login = await page.request.post(`/api/client/authentication/login?language=${language}`, {
    headers: JSON_HEADERS,
    data: { email: `demo@${brand}.example`, password: DEMO_PASSWORD },
  })
  expect(await login.json()).toMatchObject({ success: true })
  const d = encodeURIComponent(JSON.stringify([['wellKnownPages']]))
  const answer = await page.request.get(`/api/client/dynamic-data/resolve?language=${language}&d=${d}`)
  const [record] = (await answer.json()) as readonly { readonly data: WellKnownPages }[]
  const paths = myPagesPaths(record?.data ?? {}, language)
  for (const [name, path] of Object.entries(paths)) {
    await page.setViewportSize({ width: 1366, height: 900 })
    await openPage(page, path)
    await expectAccessible(page, 'main')
    const links = page.locator('[data-part=my-nav-link]')
    await links.first().focus()
    for (let index = 1; index < (await links.count()); index += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(index)).toBeFocused()
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([name, overflow]).toEqual([name, 0])
    await expectAccessible(page, 'main')
    await saveScreenshot(page, `my-pages-${name}-${brand}-320`)
  }
})
