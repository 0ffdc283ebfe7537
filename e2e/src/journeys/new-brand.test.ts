import { expect, expectAccessible, saveScreenshot, openPage } from '../shop-fixture.ts'
import { test } from '../new-brand-fixture.ts'

const SIZES = [
  { width: 1366, height: 900 },
  { width: 375, height: 812 },
] as const

const PAGES = {
  start: '/',
  category: '/laenestole',
  product: '/sofaer/nordlo-3-green',
  article: '/kundeservice',
  cart: '/kurv',
} as const

test('BRAND-02 A11Y-01 a brand of a palette, two fonts and choices is whole and accessible on a desk and a phone', async ({
  page,
}) => {
  for (const [name, path] of Object.entries(PAGES))
    await test.step(name, async () => {
      await page.setViewportSize(SIZES[0])
      await openPage(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-card-words', 'own-lines')
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            'nothing sticks out',
          )
          .toBeLessThanOrEqual(0)
        await expectAccessible(page)
        await saveScreenshot(page, `strandby-${name}-${size.width}`)
      }
    })
})
