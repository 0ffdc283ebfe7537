import type { Locator, Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, saveScreenshot } from './shop-fixture.ts'

/** Sub-categories that the brand's mega menu shows before its toggle; other brands have a panel. */
const SHOWN_FIRST: Partial<Record<BrandKey, number>> = { fjellbo: 7, ljuvhem: 4 }

const menuLink = (page: Page) => page.locator('[data-part=menu-link]')
const menu = (page: Page) => page.locator('dialog[data-panel=menu][open]')

async function openMenu(page: Page): Promise<Locator> {
  await menuLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).locator('[data-part=menu-rows], [data-part=menu-columns]').first()).toBeVisible()
  await expect(menuLink(page)).toHaveAttribute('aria-expanded', 'true')
  return menu(page)
}

/** Accessible as it opens, a further part of it opens, and Escape gives the focus back. */
export async function expectMenu(page: Page, name: string): Promise<void> {
  const opened = await openMenu(page)
  await saveScreenshot(page, name)
  await expectAccessible(page, 'dialog[data-panel=menu]')
  const next = opened.locator('button[data-part=menu-row], [data-part=menu-tab], [data-part=menu-section-head]').nth(1)
  await next.click()
  await expect(next.and(page.locator('[aria-selected=true], [aria-expanded=true]'))).toBeAttached()
  await saveScreenshot(page, `${name}-further`)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(menuLink(page)).toBeFocused()
}

async function expectColumns(opened: Locator, shown: number): Promise<void> {
  const columns = opened.locator('[data-part=menu-column]')
  const tops = await columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect().top))
  expect(tops.slice(0, 6).map((top) => top === tops[0])).toEqual([true, true, true, true, true, false])
  const long = columns.filter({ has: opened.page().locator('[data-part=menu-toggle]') }).first()
  const [toggle, links] = [long.locator('[data-part=menu-toggle]'), long.locator('[data-part=menu-sub]')]
  await expect(links).toHaveCount(shown)
  const more = Number(/\d+/.exec(await toggle.innerText())?.[0])
  await toggle.click()
  await expect(links).toHaveCount(shown + more)
  await expect(links.nth(shown)).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
}

/** A panel has two levels side by side; one level down there is a button back. */
async function expectWayBack(opened: Locator): Promise<void> {
  const row = opened.locator('button[data-part=menu-row]').first()
  const back = opened.locator('[data-part=menu-back]')
  await expect(back).toHaveCount(0)
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await back.click()
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await expect(row).toBeFocused()
  await expect(back).toHaveCount(0)
}

/** Tabs by arrow keys, five columns, the first links of each and the rest behind a toggle. */
async function expectMegaMenu(opened: Locator, shown: number): Promise<void> {
  await expect(opened.locator('[data-part=menu-block]')).toBeVisible()
  await expect(opened.locator('[data-part=menu-show-all], [data-part=menu-column-all]').first()).toBeVisible()
  await expectColumns(opened, shown)
  const { keyboard } = opened.page()
  const tabs = opened.getByRole('tab')
  await tabs.first().focus()
  await keyboard.press('ArrowLeft')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  const rooms = opened.getByRole('tabpanel').locator('[data-kind=rooms]')
  await expect(rooms.locator('a')).toHaveCount(8)
  const lefts = await rooms.locator('a').evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().left))
  expect(new Set(lefts.map(Math.round)).size).toBe(2)
  await keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
}

/** What the brand's own kind of menu has on a desk; its button closes it. */
export async function expectOwnKindOfMenu(page: Page, brand: BrandKey): Promise<void> {
  const opened = await openMenu(page)
  if (brand === 'skygge') await expect(opened.locator('[data-part=menu-rooms] [data-part=menu-tile]')).toHaveCount(8)
  const shown = SHOWN_FIRST[brand]
  await (shown === undefined ? expectWayBack(opened) : expectMegaMenu(opened, shown))
  await opened.locator('[data-part=menu-close]').click()
  await expect(menu(page)).toHaveCount(0)
}
