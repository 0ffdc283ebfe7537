import type { Page } from '@playwright/test'
import { MENU_RESET_MS, MENU_SLIDE_MS } from '@firkant/domain/menu/menu.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const menuLink = (page: Page) => page.locator('[data-part=menu-link]')
const menu = (page: Page) => page.locator('dialog[data-panel=menu][open]')
const row = (page: Page, name: string) => menu(page).getByRole('button', { name })
/** The menu is the same everywhere: words alone are drawn soonest. */
const PLAIN = '/handelsbetingelser'
const MENU_CALL = /dynamic-data\/resolve.*menu/

/** When its data can not be had the menu says so, and tries again. */
async function expectFailureAndRetry(page: Page): Promise<void> {
  await page.route(MENU_CALL, (route) => route.abort())
  await menuLink(page).click()
  const failure = menu(page).locator('[data-part=menu-failure]')
  await expect(failure.getByRole('link', { name: 'Se alle produkter' })).toHaveAttribute('href', '/produkter')
  await page.unroute(MENU_CALL)
  await failure.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(row(page, 'Sofaer')).toBeVisible()
}

async function expectTwoLevels(page: Page): Promise<void> {
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
}

async function expectLevelsSlide(page: Page): Promise<void> {
  await row(page, 'Spiseborde').focus()
  await page.keyboard.press('Enter')
  const title = menu(page).locator('[data-part=menu-level-title]')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(menu(page).locator('[data-part=menu-first]')).toHaveAttribute('inert')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const levels = menu(page).locator('[data-part=menu-levels]')
  await expect(levels).toHaveCSS('transition-duration', `${MENU_SLIDE_MS / 1000}s`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await menu(page).getByRole('button', { name: 'Tilbage' }).click()
  await expect(row(page, 'Spiseborde')).toBeFocused()
  await row(page, 'Lamper').click()
  await expect(title.filter({ hasText: 'Lamper' })).toBeFocused()
}

/** Closes it for so long that it forgets where it was. */
async function closeForGood(page: Page): Promise<void> {
  await menu(page).getByRole('button', { name: 'Luk menuen' }).click()
  await expect(menu(page)).toHaveCount(0)
  const closedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((until) => performance.now() > until, closedAt + MENU_RESET_MS)
}

test('MENU-01 MENU-02 MENU-06 MENU-08 the panel asks for its data once, says when it can not be had, and shows two levels side by side; on a phone they slide, go back, and are forgotten after closing', async ({
  page,
  complaints,
}) => {
  const asked: string[] = []
  page.on('requestfinished', (sent) => void (MENU_CALL.test(decodeURIComponent(sent.url())) && asked.push(sent.url())))
  await openPage(page, PLAIN)
  await menuLink(page).hover()
  await test.step('without its data', () => expectFailureAndRetry(page))
  complaints.length = 0
  await expect.poll(() => asked).toHaveLength(1)
  expect(decodeURIComponent(asked.join())).toContain('"includeSubcategories":true')
  await test.step('two levels', () => expectTwoLevels(page))
  await menu(page).getByRole('link', { name: 'Soveværelse' }).first().click()
  await expect(page).toHaveURL(/\/rum\/sovevaerelse$/)
  await expect(menu(page)).toHaveCount(0)
  await menuLink(page).click()
  // Opened again at once it still shows the rooms.
  await expect(menu(page).getByRole('tab', { name: 'Produkter' })).toBeVisible()
  await closeForGood(page)

  await page.setViewportSize({ width: 375, height: 812 })
  await menuLink(page).focus()
  await page.keyboard.press('Space')
  await test.step('on a phone', () => expectLevelsSlide(page))
  await closeForGood(page)
  await menuLink(page).click()
  await expect(menu(page).locator('[data-part=menu-levels]')).toHaveAttribute('data-depth', '0')
  await expect(row(page, 'Sofaer')).toBeInViewport()
  expect(asked).toHaveLength(1)
})
