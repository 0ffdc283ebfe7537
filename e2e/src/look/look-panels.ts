import { expect } from '@playwright/test'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { openPage } from '../shop-fixture.ts'
import type { LookShop } from './look-views.ts'

/** On the product page, which has the openers of all panels. */
export const openPanel =
  (name: string) =>
  async ({ page, productPath }: LookShop): Promise<void> => {
    await openPage(page, productPath)
    // By a press: some openers are taken over only then.
    await page.locator(`[data-opens=${name}]:visible`).first().click()
    const panel = panelOf(page, name)
    // Its code comes with the press: on a busy machine later than an expectation waits.
    await panel.waitFor()
    await whenOpen(panel)
  }

/** One level down, or the second tab. */
export async function openMenuFurther(shop: LookShop): Promise<void> {
  await openPanel('menu')(shop)
  const next = panelOf(shop.page, 'menu').locator(
    'button[data-part=menu-row], [data-part=menu-tab], [data-part=menu-section-head]',
  )
  await next.nth(1).click()
}

export const openSearch =
  (word: string) =>
  async ({ page, productPath }: LookShop): Promise<void> => {
    await openPage(page, productPath)
    const opener = page.locator('[data-part=search] input, [data-tool=search]').first()
    await opener.hover()
    await opener.click()
    await page.locator('input[role=combobox]').fill(word)
    await expect(page.locator('[data-part=search-product]').first()).toBeVisible()
  }

/** The filters of the first room. */
export const openFacets =
  (roomsPath: string) =>
  async ({ page }: LookShop): Promise<void> => {
    await openPage(page, roomsPath)
    await openPage(page, (await page.locator('[data-part=tile] a').first().getAttribute('href')) ?? '/')
    const opener = page.locator('[data-part=facets-button]:visible, [data-part=filter-button]:visible').first()
    if ((await opener.count()) > 0) await opener.click()
  }
