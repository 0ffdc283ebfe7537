import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, saveScreenshot, openPage, plainPageOf, test } from '../shop-fixture.ts'

const WORDS: Readonly<Record<BrandKey, string>> = { hjemly: 'sofa', skygge: 'lampe', fjellbo: 'sofa', ljuvhem: 'lamp' }

/** Types into the field and waits for suggestions; those of before are dimmed until they come. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('combobox')
  await expect(box).toBeVisible()
  await box.fill(text)
  await expect(page.locator('[data-part=search-product]')).toHaveCount(4)
  await expect(page.locator('[data-part=search-list][data-waiting]')).toHaveCount(0)
}

test('SRCH-01 A11Y-01 the box of the header, or the overlay of its icon, is accessible at 1366', async ({
  page,
  brand,
}) => {
  await openPage(page, plainPageOf(brand))
  const opener = page.locator('[data-part=search] input, [data-tool=search]')
  await opener.hover()
  await opener.click()
  await search(page, WORDS[brand])
  const isOverlay = (await panelOf(page, 'search').count()) > 0
  expect(isOverlay).toBe(brand === 'skygge')
  await expectAccessible(page, isOverlay ? 'dialog[data-panel=search]' : '[data-part=header]')
  await saveScreenshot(page, `search-${brand}-1366`)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-part=search-product]')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('SRCH-01 A11Y-01 the search takes the screen, and is accessible', async ({ page, brand }) => {
    await openPage(page, plainPageOf(brand))
    const panel = panelOf(page, 'search')
    await page.locator('[data-part=search] input, [data-tool=search]').tap()
    await whenOpen(panel)
    expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 })
    await expect(page.getByRole('combobox')).toBeFocused()
    await search(page, WORDS[brand])
    await expectAccessible(page, 'dialog[data-panel=search]')
    await saveScreenshot(page, `search-${brand}-375`)
  })
})
