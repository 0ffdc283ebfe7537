import { expect, openPage, test } from '../shop-fixture.ts'

const SIMPLE_HEADER = 'ljuvhem'
const TOP_BAR = 'fjellbo'

test('SHELL-02 BRAND-02 the header is 60 px high, the simple one 65, and stays when the page is scrolled', async ({
  page,
  brand,
}) => {
  await openPage(page, '/')
  const row = page.locator('[data-part=header-row]')
  const heightOf = async () => (await row.boundingBox())?.height
  expect(await heightOf()).toBe(brand === SIMPLE_HEADER ? 65 : 60)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
  expect(await heightOf()).toBe(brand === SIMPLE_HEADER ? 65 : 60)
})

test('MENU-05 BRAND-02 one brand has selling points in its top bar: drawing, name, and for some a link', async ({
  page,
  brand,
}) => {
  await openPage(page, '/')
  const points = page.locator('[data-part=header] [data-place=top-bar] [data-part=selling-point]')
  if (brand !== TOP_BAR) return expect(points).toHaveCount(0)
  await expect(points).toHaveCount(4)
  for (const point of await points.all()) {
    await expect(point.locator('svg[data-icon]')).toBeVisible()
    await expect(point).toHaveText(/\w/)
  }
  await expect(points.filter({ hasText: 'Fri frakt' }).getByRole('link')).toHaveCount(0)
  await points.getByRole('link', { name: /Prisgaranti/ }).click()
  await expect(page).toHaveURL(/\/prisgaranti$/)
})

test('SHELL-08 SHELL-10 every brand has its banner, newsletter, marks and company details', async ({ page, brand }) => {
  await openPage(page, '/')
  await expect(page.locator('[data-part=banner-message]')).toBeVisible()
  await expect(page.locator('[data-part=footer-company]')).toContainText(`kontakt@${brand}.example`)
  for (const part of ['newsletter-field', 'footer-payment', 'footer-delivery', 'footer-legal'])
    await expect(page.locator(`footer [data-part=${part}]`)).toBeVisible()
})
