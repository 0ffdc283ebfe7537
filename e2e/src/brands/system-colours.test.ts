import { expect, openPage, test } from '../shop-fixture.ts'

test('A11Y-01 the system’s own colours leave edges and the logo, and more contrast is more contrast', async ({
  page,
}) => {
  await openPage(page, '/')
  const muted = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--muted'))
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))
  expect(await muted()).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await muted()).toBe(ink)

  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  const button = page.locator('[data-part=button]:visible').first()
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  const logo = page.locator('header [data-part=logo] img')
  expect(await logo.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(ground)
})
