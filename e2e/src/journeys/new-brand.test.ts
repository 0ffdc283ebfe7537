import { expect, expectAccessible, saveScreenshot, openPage } from '../shop-fixture.ts'
import { test } from '../new-brand-fixture.ts'

const PAGES = {
  start: '/',
  category: '/laenestole',
  product: '/sofaer/nordlo-3-green',
  article: '/kundeservice',
  cart: '/kurv',
} as const

// One after the other: the first builds the brand.
test.describe.configure({ mode: 'serial' })

for (const width of [375, 1366]) {
  test(`BRAND-02 A11Y-01 a brand of a palette, two fonts and choices is whole and accessible at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 900 })
    for (const [name, path] of Object.entries(PAGES))
      await test.step(name, async () => {
        await openPage(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('data-card-words', 'own-lines')
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          'nothing sticks out',
        ).toBeLessThanOrEqual(0)
        await expectAccessible(page)
        await saveScreenshot(page, `strandby-${name}-${width}`)
      })
  })
}
