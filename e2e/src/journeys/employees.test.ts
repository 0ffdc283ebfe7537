import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const { employee: EMAIL } = demoLogins('hjemly')
const barOf = (page: Page) => page.locator('[data-part=employee-bar]')

async function logIn(page: Page, password = DEMO_PASSWORD): Promise<void> {
  const form = page.locator('[data-form=employee-login]')
  await whenTakenOver(form)
  await form.locator('input[name=email]').fill(EMAIL)
  await form.locator('input[name=password]').fill(password)
  await form.locator('input[name=password]').press('Enter')
}

test('EMP-01 EMP-02 EMP-03 EMP-04 an employee picks a store, sees its stock, and is at work in every tab until they log out', async ({
  page,
  context,
  brand,
}) => {
  await openPage(page, '/medarbejder')
  await logIn(page, 'Forkert2026')
  await expect(page.locator('[data-part=sign-in-failure]')).toContainText('E-mail eller adgangskode er forkert.')
  await expectAccessible(page)
  await logIn(page)
  const bar = barOf(page)
  await expect(bar).toContainText('Butikken')
  await expect(page.locator('[data-part=employee-at-work]')).toBeVisible()

  const other = await context.newPage()
  await openPage(other, plainPageOf(brand))
  await expect(barOf(other)).toBeVisible()

  await openPage(page, '/sofaer')
  await bar.getByRole('button', { name: 'Vælg butik' }).click()
  const drawer = panelOf(page, 'employee-stores')
  await whenOpen(drawer)
  await expectAccessible(page, 'dialog[open]')
  await drawer.getByRole('button', { name: 'Aarhus C' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Aarhus C' })).toBeFocused()
  await expect(barOf(other)).toContainText('Aarhus C')
  const card = page.locator('[data-part=listing] li').first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('[data-place=store]')).toContainText('Aarhus C:')
  await expect(card.locator('[data-place=store]')).toContainText(/Gang \d+|ingen/)
  await expectAccessible(page, '[data-slot=employee-bar]')
  await card.getByRole('button', { name: 'Alle butikker' }).click()
  const stores = panelOf(page, 'store-stock')
  await whenOpen(stores)
  await expect(stores.locator('[data-part=store-row]')).toHaveCount(5)
  await expect(stores.locator('[data-part=store-row]').first()).toContainText('Du er her')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(stores).toHaveCount(0)

  const inStore = page.locator('[data-part=own-store-filter]')
  const count = Number(await inStore.locator('span').textContent())
  await inStore.click()
  await expect(page).toHaveURL('/sofaer?f.store=aarhus')
  await expect(page.locator('[data-part=chosen-filter]', { hasText: 'I Aarhus C' })).toBeVisible()
  await expect(page.locator('[data-part=listing-grid] [data-place=store]').first()).toContainText(/\d+ stk/)
  expect(count).toBeGreaterThan(0)
  await page.goBack()
  await expect(page).toHaveURL('/sofaer')
  expect((await bar.boundingBox())?.y).toBe(0)

  await openPage(page, '/sofaer/nordlo-3-green')
  const stock = page.locator('[data-part=product-stock] [data-place=store]')
  await expect(stock).toContainText('Aarhus C:')

  await barOf(other).getByRole('button', { name: 'Log ud' }).click()
  await expect(bar).toHaveCount(0)
  await expect(stock).toHaveCount(0)

  await openPage(page, '/medarbejder')
  await logIn(page)
  await expect(bar).toContainText('Aarhus C')
})
