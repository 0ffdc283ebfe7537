import { createHash, randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { stepNumber } from '@firkant/domain/insights/visit-steps.ts'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { rollUpQueue } from '@firkant/server/features/insights/roll-up.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { findPlentifulSku, openFilledCheckout, pressBuy, query } from '../checkout-steps.ts'
import { addToCart, panelOf, whenOpen } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, expectAccessible, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const PURCHASE = stepNumber('purchase')

async function visitOf(page: Page): Promise<string> {
  const stored = () => page.evaluate(() => sessionStorage.getItem('visit'))
  await expect.poll(stored).toMatch(/^[\w-]{22}\.\d$/)
  return (await stored())?.split('.')[0] ?? ''
}
async function furthestOf(visit: string): Promise<number | undefined> {
  const hash = createHash('sha256').update(visit).digest('base64url')
  const [row] = await query<{ furthest: number }>('select furthest from insight_visits where visit_hash = $1', [hash])
  return row?.furthest
}
const sumOf = async (text: string) => Number((await query<{ sum: string | null }>(text, []))[0]?.sum ?? 0)
const speedSum = () => sumOf(`select sum(count) from insight_vitals where brand = 'hjemly' and page_kind = 'product'`)

/** As every ten minutes. */
async function rollUp(brand: string): Promise<void> {
  const key = randomUUID()
  const payload = JSON.stringify({ orderDays: 3 })
  await query('insert into jobs (queue, key, payload) values ($1, $2, $3)', [rollUpQueue(brand), key, payload])
  const state = async () => (await query<{ state: string }>('select state from jobs where key = $1', [key]))[0]?.state
  await expect.poll(state).toBe('done')
}

async function openAsManager(browser: Browser, { origin, brand }: { origin: string; brand: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, storageState: chosenVisitor() })
  const page = await context.newPage()
  const login = { email: demoLogins(brand).manager, password: DEMO_PASSWORD }
  const answer = await page.request.post('/api/client/employee/authentication/login?language=da', {
    headers: HEADERS,
    data: login,
  })
  expect(await answer.json()).toMatchObject({ success: true })
  await page.goto('/__insights')
  return page
}
const figureOf = async (page: Page, step: string) =>
  Number((await page.locator(`[data-step=${step}] b`).textContent())?.replaceAll(/\D/g, ''))

test.describe('who agreed', () => {
  test.use({ storageState: chosenVisitor(FULL_CONSENT) })

  test('a visit that buys is among the figures of the owner, with the speed of its pages', async ({
    page,
    request,
    brand,
    browser,
    origin,
  }) => {
    const speedBefore = await speedSum()
    const card = await findCard(request, ({ variants: [lead] }) => lead?.stockStatus === 'inStock')
    await openPage(page, card.url)
    const visit = await visitOf(page)
    await addToCart(page)
    await expect.poll(() => furthestOf(visit)).toBe(stepNumber('cart'))
    const sku = await findPlentifulSku(brand, 'DK')
    await openFilledCheckout(page, { sku, email: 'alma@example.com', payment: 'invoice' })
    await pressBuy(page)
    await page.waitForURL(/\/ordrebekraeftelse/)
    await expect.poll(() => furthestOf(visit)).toBe(PURCHASE)
    await expect.poll(speedSum).toBeGreaterThan(speedBefore)

    await rollUp(brand)
    const owner = await openAsManager(browser, { origin, brand })
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Sådan går det')
    await expect(owner.locator('[data-part=insight-chart]')).toHaveCount(3)
    expect(await figureOf(owner, 'purchase')).toBeGreaterThan(0)
    expect(await figureOf(owner, 'view')).toBeGreaterThanOrEqual(await figureOf(owner, 'purchase'))
    await expect(owner.locator('[data-part=insight-products] li').first()).toBeVisible()
    await expect(owner.locator('[data-part=insight-vital]').first()).toBeVisible()
    await expectAccessible(owner)
    await owner.getByText('Vis som tabel').click()
    await expect(owner.locator('[data-part=insight-day-table] tbody tr')).toHaveCount(28)
    await owner.getByRole('link', { name: '7 dage' }).click()
    await expect(owner.getByRole('link', { name: '7 dage' })).toHaveAttribute('aria-current', 'page')
    await owner.getByRole('link', { name: 'Sverige' }).click()
    await expect(owner).toHaveURL(/days=7&market=SE/)
    await owner.context().close()
  })

  test('TRACK-07 who no longer agrees is forgotten, in the browser and in the shop', async ({ page, brand }) => {
    await openPage(page, plainPageOf(brand))
    const visit = await visitOf(page)
    await expect.poll(() => furthestOf(visit)).toBe(stepNumber('view'))
    const link = page.locator('[data-part=consent-link]')
    await whenTakenOver(link)
    await link.click()
    const panel = panelOf(page, 'consent')
    await whenOpen(panel)
    await panel.getByRole('checkbox', { name: 'Statistik' }).uncheck()
    await panel.getByRole('button', { name: 'Gem mit valg' }).click()
    await expect(panel).toBeHidden()
    await expect.poll(() => furthestOf(visit)).toBeUndefined()
    expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull()
  })
})

test('TRACK-07 of somebody who refused the pages are counted, and nothing else', async ({ page, brand }) => {
  const told: string[] = []
  page.on('request', (each) => {
    if (each.url().includes('/visits/')) told.push(each.url())
  })
  const views = () => sumOf(`select sum(count) from insight_counts where brand = 'hjemly' and counter = 'view'`)
  const before = await views()
  await openPage(page, plainPageOf(brand))
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  await expect.poll(views).toBeGreaterThan(before)
  expect(told).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull()
})
