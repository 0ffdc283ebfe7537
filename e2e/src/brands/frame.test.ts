import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../shop-fixture.ts'

const SIMPLE_HEADER = 'ljuvhem'
const TOP_BAR = 'fjellbo'
const MOST_SHIFT = 0.02

/** How far things moved that nobody touched, from the first drawing on. */
async function recordShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const record = { shift: 0 }
    Object.assign(window, { record })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) record.shift += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)
}

test('SHELL-02 SHELL-08 SHELL-10 MENU-05 BRAND-02 the frame of the start page: a header of 60 px, the simple one 65, that stays; banner, selling points, newsletter, marks and company; nothing shifts', async ({
  page,
  brand,
}) => {
  const shiftOf = await recordShift(page)
  await openPage(page, '/')
  const row = page.locator('[data-part=header-row]')
  const heightOf = async () => (await row.boundingBox())?.height
  expect(await heightOf()).toBe(brand === SIMPLE_HEADER ? 65 : 60)
  await expect(page.locator('[data-part=banner-message]')).toBeVisible()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
  expect(await heightOf()).toBe(brand === SIMPLE_HEADER ? 65 : 60)
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, 600)
  await page.waitForLoadState('networkidle')
  expect(await shiftOf()).toBeLessThanOrEqual(MOST_SHIFT)
  await expect(page.locator('[data-part=footer-company]')).toContainText(`kontakt@${brand}.example`)
  for (const part of ['newsletter-field', 'footer-payment', 'footer-delivery', 'footer-legal'])
    await expect(page.locator(`footer [data-part=${part}]`)).toBeVisible()

  await test.step('one brand has selling points in its top bar: drawing, name, and for some a link', async () => {
    const points = page.locator('[data-part=header] [data-place=top-bar] [data-part=selling-point]')
    if (brand !== TOP_BAR) return expect(points).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(points).toHaveCount(4)
    for (const point of await points.all()) {
      await expect(point.locator('svg[data-icon]')).toBeVisible()
      await expect(point).toHaveText(/\w/)
    }
    await expect(points.filter({ hasText: 'Fri frakt' }).getByRole('link')).toHaveCount(0)
    await points.getByRole('link', { name: /Prisgaranti/ }).click()
    await expect(page).toHaveURL(/\/prisgaranti$/)
  })
})
