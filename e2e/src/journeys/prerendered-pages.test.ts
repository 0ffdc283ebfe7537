import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../shop-fixture.ts'

const PAGE = '/om-hjemly'

const rulesOf = (page: Page) =>
  page.evaluate(() => {
    const script = document.querySelector('script[type=speculationrules]')
    const { prerender } = JSON.parse(script?.textContent ?? '{}') as { prerender: { eagerness: string }[] }
    return prerender.map(({ eagerness }) => eagerness)
  })

/** Requests of the page for its own address: how much was sent for each. */
const askedAgain = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByName(location.href, 'resource')
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )

/** The code of the shop removes the rules: here it never starts. */
async function openOnLine(page: Page, line: Record<string, unknown>): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: given })
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true })
  }, line)
  await page.goto(PAGE)
}

test('pages of cards are made ahead on a quick line alone', async ({ page }) => {
  await openOnLine(page, { saveData: false, rtt: 50, downlink: 10 })
  expect(await rulesOf(page)).toEqual(['conservative', 'moderate'])
  await openOnLine(page, { saveData: false, rtt: 300, downlink: 1 })
  expect(await rulesOf(page)).toEqual(['conservative'])
  await openOnLine(page, { saveData: true, rtt: 50, downlink: 10 })
  expect(await rulesOf(page)).toEqual(['conservative'])
})

test('a page that was made ahead asks for nothing and counts nowhere until it is shown', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(new URL(request.url()).pathname)
  })
  const ofShop = () => requests.filter((path) => path.endsWith('.js') || path.startsWith('/api/'))
  // A browser that is watched by tools makes no page ahead: it is told to be one.
  await page.addInitScript(() => {
    const state = { isAhead: true }
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => state.isAhead })
    Object.assign(window, {
      showPage() {
        state.isAhead = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  await page.goto(PAGE)
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(ofShop()).toEqual([])
  expect(await askedAgain(page)).toEqual([])

  await page.evaluate(() => (window as unknown as { showPage: () => void }).showPage())
  await expect.poll(() => ofShop().length).toBeGreaterThan(0)
  // It has the page: being asked whether it is the same, the shop counts it and sends nothing again.
  await expect.poll(async () => (await askedAgain(page)).length).toBe(1)
  expect((await askedAgain(page))[0]).toBeLessThan(1500)
})

test('a page that is opened as ever is not asked for twice', async ({ page }) => {
  await openPage(page, PAGE)
  expect(await askedAgain(page)).toEqual([])
})
