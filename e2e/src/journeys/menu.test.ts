import type { BrowserContext, Page } from '@playwright/test'
import { MENU_RESET_MS, MENU_SLIDE_MS, type MenuCategory, type MenuModel } from '@firkant/domain/menu/menu.ts'
import { demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { SESSION_COOKIES } from '@firkant/server/platform/sessions/session-cookies.ts'
import { openSession } from '@firkant/server/platform/sessions/session-service.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const menuLink = (page: Page) => page.locator('[data-part=menu-link]')
const menu = (page: Page) => page.locator('dialog[data-panel=menu][open]')
const row = (page: Page, name: string) => menu(page).getByRole('button', { name })
/** The menu is the same everywhere: words alone are drawn soonest. */
const PLAIN = '/handelsbetingelser'
const MENU_CALL = /dynamic-data\/resolve.*menu/

test('MENU-01 MENU-02 MENU-08 the panel opens, asks for its data once, and shows two levels side by side', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => void (MENU_CALL.test(decodeURIComponent(sent.url())) && asked.push(sent.url())))
  await openPage(page, PLAIN)
  await menuLink(page).hover()
  expect(asked).toEqual([])
  await menuLink(page).click()
  await expect(row(page, 'Sofaer')).toBeVisible()
  expect(decodeURIComponent(asked.join())).toContain('"includeSubcategories":true')
  const box = await menu(page).boundingBox()
  expect([box?.width, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([880, 1366])
  await expect(menu(page).locator('[data-part=menu-block]')).toBeVisible()
  await expect(menu(page).locator('[data-side=right] [data-part=menu-tile] img')).toHaveCount(4)
  await row(page, 'Sofaer').click()
  await expect(row(page, 'Sofaer')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link', { name: /^2-personers sofaer/ })).toBeVisible()
  await expect(menu(page).getByRole('heading', { name: 'Sofaer' })).toBeFocused()
  await row(page, 'Senge').click()
  await expect(menu(page).getByRole('link', { name: 'Vis alt i Senge' })).toBeVisible()
  await menu(page).getByRole('tab', { name: 'Rum' }).click()
  const tiles = menu(page).getByRole('tabpanel').locator('[data-kind=rooms] > li')
  const lefts = await tiles.evaluateAll((all) => new Set(all.map((tile) => tile.getBoundingClientRect().left)).size)
  expect(lefts).toBe(2)
  await menu(page).getByRole('link', { name: 'Soveværelse' }).first().click()
  await expect(page).toHaveURL(/\/rum\/sovevaerelse$/)
  await expect(menu(page)).toHaveCount(0)
  await menuLink(page).click()
  // Opened again at once it still shows the rooms.
  await expect(menu(page).getByRole('tab', { name: 'Produkter' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('MENU-01 MENU-06 on a phone the levels slide, go back, and are forgotten after closing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openPage(page, PLAIN)
  await menuLink(page).focus()
  await page.keyboard.press('Space')
  await row(page, 'Spiseborde').focus()
  await page.keyboard.press('Enter')
  const title = menu(page).locator('[data-part=menu-level-title]')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(menu(page).locator('[data-part=menu-first]')).toHaveAttribute('inert')
  const slide = await menu(page)
    .locator('[data-part=menu-levels]')
    .evaluate((levels) => getComputedStyle(levels).transitionDuration)
  expect(slide).toBe(`${MENU_SLIDE_MS / 1000}s`)
  await menu(page).getByRole('button', { name: 'Tilbage' }).click()
  await expect(row(page, 'Spiseborde')).toBeFocused()
  await row(page, 'Lamper').click()
  await expect(title.filter({ hasText: 'Lamper' })).toBeFocused()
  await menu(page).getByRole('button', { name: 'Luk menuen' }).click()
  await expect(menu(page)).toHaveCount(0)
  const closedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((until) => performance.now() > until, closedAt + MENU_RESET_MS)
  await menuLink(page).click()
  await expect(menu(page).locator('[data-part=menu-levels]')).toHaveAttribute('data-depth', '0')
  await expect(row(page, 'Sofaer')).toBeInViewport()
})

/** Session of the demo customer, as a login creates it. */
async function logIn({ context, origin, brand }: { context: BrowserContext; origin: string; brand: string }) {
  const url = process.env.FIRKANT_E2E_DATABASE ?? ''
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const found = await database.pool.query<{ id: string }>('select id from customers where brand = $1 and email = $2', [
    brand,
    demoLogins(brand).customer,
  ])
  const subjectId = found.rows[0]?.id ?? ''
  const value = await openSession(database.main, { kind: 'customer', brand, subjectId }, new Date())
  await database.close()
  await context.addCookies([{ name: SESSION_COOKIES.customer, value, url: origin, httpOnly: true }])
}

test('MENU-07 whoever is logged in is greeted and finds what is theirs', async ({ page, context, origin, brand }) => {
  await openPage(page, PLAIN)
  await menuLink(page).click()
  const entries = menu(page).locator('[data-part=menu-customer]')
  await expect(entries.getByRole('link')).toHaveText(['Mine sider', 'Log ind'])
  await expect(entries.locator('[data-icon=user]')).toBeVisible()
  await logIn({ context, origin, brand })
  await openPage(page, PLAIN)
  await menuLink(page).click()
  await expect(entries.locator('[data-part=menu-hello]')).toHaveText('Hej Alma')
  await expect(entries.getByRole('link')).toHaveText(['Mine sider', 'Min profil', 'Mine køb', 'Lav en retur'])
  await expect(entries.getByRole('button', { name: 'Log ud' })).toBeVisible()
  await expect(entries.locator('[data-icon=user-check]')).toBeVisible()
})

test('MENU-08 when the data can not be had the menu says so, and tries again', async ({ page, complaints }) => {
  await openPage(page, PLAIN)
  await page.route(MENU_CALL, (route) => route.abort())
  await menuLink(page).click()
  const failure = menu(page).locator('[data-part=menu-failure]')
  await expect(failure.getByRole('link', { name: 'Se alle produkter' })).toHaveAttribute('href', '/produkter')
  await page.unroute(MENU_CALL)
  await failure.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(row(page, 'Sofaer')).toBeVisible()
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('MENU-01 the menu is a page with every category, sub-category and room', async ({ page, request }) => {
    const d = JSON.stringify([['menu', { includeSubcategories: true }]])
    const answer = await request.get('/api/client/dynamic-data/resolve', { params: { language: 'da', d } })
    const [{ data }] = (await answer.json()) as [{ data: MenuModel }]
    const all = (links: readonly MenuCategory[]): string[] =>
      links.flatMap(({ url, subCategories }) => [url, ...all(subCategories)])
    await page.goto(PLAIN)
    await menuLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle produkter')
    const linked = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const missing = [...all(data.primaryLinks), ...data.roomsLinks.map(({ url }) => url)].filter(
      (url) => !linked.includes(url),
    )
    expect(data.primaryLinks.length).toBeGreaterThan(9)
    expect(missing).toEqual([])
  })
})
