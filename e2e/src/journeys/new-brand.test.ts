import { expectAccessible } from '../accessibility.ts'
import { test } from '../new-brand-fixture.ts'
import { expect, openPage } from '../shop-fixture.ts'

const SIZES = { desk: { width: 1366, height: 900 }, phone: { width: 375, height: 812 } } as const

/** Kinds of page, and where each is read by axe: on a desk and a phone the same parts are there. */
const STOPS = [
  { path: '/laenestole', read: 'desk', fit: 'phone' },
  { path: '/sofaer/nordlo-3-green', read: 'phone', fit: 'desk' },
  { path: '/kundeservice', read: 'phone', fit: 'desk' },
] as const

test('BRAND-02 A11Y-01 a brand of a palette, two fonts and choices is whole and accessible on a desk and a phone', async ({
  page,
}) => {
  for (const { path, read, fit } of STOPS)
    await test.step(path, async () => {
      await page.setViewportSize(SIZES[fit])
      await openPage(page, path)
      for (const size of [fit, read]) {
        await page.setViewportSize(SIZES[size])
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `on a ${size}`)
          .toBeLessThanOrEqual(0)
      }
      await expect(page.locator('html')).toHaveAttribute('data-card-words', 'own-lines')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    })
})
