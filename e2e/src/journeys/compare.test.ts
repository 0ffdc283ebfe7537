import { expect, expectAccessible, openPage, test } from '../shop-fixture.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1366, height: 900 }

test('A11Y-01 products of a listing are picked and compared; only differences, then one less', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openPage(page, '/sofaer')
  await page.getByRole('button', { name: /^Svært at vælge/ }).click()
  const boxes = page.getByRole('checkbox', { name: /^Sammenlign / })
  const tray = page.getByRole('region', { name: 'Til sammenligning' })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(tray).toContainText('2 af 4 valgt')
  await tray.getByRole('link', { name: 'Sammenlign' }).click()
  await expect(page).toHaveURL(/\/sammenlign\?sku=[^,]+,[^,]+$/)

  const table = page.getByRole('table', { name: 'Sammenlign' })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  const width = table.getByRole('row', { name: /^Bredde/ })
  const stock = table.getByRole('row', { name: /^Lager/ })
  await expect(width.getByRole('rowheader')).toContainText('Forskellig')
  await expect(stock).toBeVisible()
  await page.getByRole('checkbox', { name: /Vis kun forskelle/ }).check()
  await expect(stock).toBeHidden()
  await expect(width).toBeVisible()
  await page.getByRole('checkbox', { name: /Vis kun forskelle/ }).uncheck()

  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  await table
    .getByRole('link', { name: /^Fjern / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/sammenlign\?sku=[^,]+$/)
  await expect(table.getByRole('columnheader')).toHaveCount(1)
})

test('from a product page, the next one stands beside what this tab compares already', async ({ page }) => {
  await openPage(page, '/sammenlign?sku=NORDLO-3-GREEN')
  await openPage(page, '/sofaer/fjordal-3-lightgrey')
  const link = page.getByRole('link', { name: 'Sammenlign med andre' })
  await link.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      await link.hover()
      return link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
    })
    .toBe(true)
  await link.click()
  await expect(page).toHaveURL(/\/sammenlign\?sku=NORDLO-3-GREEN,FJORDAL-3-LIGHTGREY$/)
})
