import { expectAccessible } from '../accessibility.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1366, height: 900 }

test('A11Y-01 products of a listing are picked and compared; only differences, then one less, and from its page the next one beside it', async ({
  page,
}) => {
  await openPage(page, '/sofaer')
  const table = page.getByRole('table', { name: 'Sammenlign' })

  await test.step('products of a listing are picked', async () => {
    await page.getByRole('button', { name: /^Svært at vælge/ }).click()
    const boxes = page.getByRole('checkbox', { name: /^Sammenlign / })
    const tray = page.getByRole('region', { name: 'Til sammenligning' })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await expect(tray).toContainText('2 af 4 valgt')
    await tray.getByRole('link', { name: 'Sammenlign' }).click()
    await expect(page).toHaveURL(/\/sammenlign\?sku=[^,]+,[^,]+$/)
  })

  await test.step('they stand beside each other, all rows or only those that differ', async () => {
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
      await expectAccessible(page, 'main')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  const left = await test.step('one is taken away', async () => {
    await table
      .getByRole('link', { name: /^Fjern / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/sammenlign\?sku=[^,]+$/)
    await expect(table.getByRole('columnheader')).toHaveCount(1)
    return new URL(page.url()).searchParams.get('sku') ?? ''
  })

  await test.step('from the page of another product, that one stands beside what this tab compares already', async () => {
    const other = left === 'NORDLO-3-GREEN' ? 'fjordal-3-lightgrey' : 'nordlo-3-green'
    await openPage(page, `/sofaer/${other}`)
    const link = page.getByRole('link', { name: 'Sammenlign med andre' })
    await link.scrollIntoViewIfNeeded()
    // It is taken over when it is reached for.
    await expect
      .poll(async () => {
        await page.mouse.move(1, 1)
        await link.hover()
        return link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
      })
      .toBe(true)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/sammenlign\\?sku=${left},${other.toUpperCase()}$`))
  })
})
