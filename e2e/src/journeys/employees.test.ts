import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { expectAccessible } from '../accessibility.ts'
import { addAuthenticator } from '../authenticator.ts'
import { EMPLOYEE } from '../employee-steps.ts'
import { panelOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const OWN_PAGE = '/medarbejder'
const barOf = (page: Page) => page.locator('[data-part=employee-bar]')

async function logIn(page: Page, password = DEMO_PASSWORD): Promise<void> {
  const form = page.locator('[data-form=employee-login]')
  await whenTakenOver(form)
  await form.locator('input[name=email]').fill(EMPLOYEE)
  await form.locator('input[name=password]').fill(password)
  await form.locator('input[name=password]').press('Enter')
}

async function signIn(page: Page, other: Page): Promise<void> {
  await openPage(page, OWN_PAGE)
  await logIn(page, 'Forkert2026')
  await expect(page.locator('[data-part=sign-in-failure]')).toContainText('E-mail eller adgangskode er forkert.')
  await expectAccessible(page)
  await logIn(page)
  await expect(barOf(page)).toContainText('Butikken')
  await expect(page.locator('[data-part=employee-at-work]')).toBeVisible()
  await openPage(other, plainPageOf('hjemly'))
  await expect(barOf(other)).toBeVisible()
}

async function pickStore(page: Page, other: Page): Promise<void> {
  const bar = barOf(page)
  await bar.locator('[data-opens=employee-stores]').click()
  const drawer = panelOf(page, 'employee-stores')
  await whenOpen(drawer)
  await expectAccessible(page, 'dialog[open]')
  await drawer.getByRole('button', { name: 'Esbjerg' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Esbjerg' })).toBeFocused()
  await expect(barOf(other)).toContainText('Esbjerg')
}

async function seeStock(page: Page): Promise<void> {
  const card = page.locator('[data-part=listing] li').first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('[data-place=store]')).toContainText('Esbjerg:')
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
  expect(Number(await inStore.locator('span').textContent())).toBeGreaterThan(0)
  await inStore.click()
  await expect(page).toHaveURL('/sofaer?f.store=esbjerg')
  await expect(page.locator('[data-part=chosen-filter]', { hasText: 'I Esbjerg' })).toBeVisible()
  await expect(page.locator('[data-part=listing-grid] [data-place=store]').first()).toContainText(/\d+ stk/)
  await page.goBack()
  await expect(page).toHaveURL('/sofaer')
  expect((await barOf(page).boundingBox())?.y).toBe(0)
}

const stockOf = (page: Page) => page.locator('[data-part=product-stock] [data-place=store]')

/** For a customer; the stock of the store goes down with it. */
async function putAside(page: Page, customer: string): Promise<void> {
  await expect(stockOf(page)).toContainText(/Esbjerg: \d+ stk\./)
  const count = Number(/: (\d+) stk\./.exec((await stockOf(page).textContent()) ?? '')?.[1])
  await page.locator('[data-opens=reserve]').first().click()
  const form = page.locator('[data-form=reserve]')
  await expect(form).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await form.locator('input[name=name]').fill(customer)
  await form.getByRole('button', { name: 'Reservér i 24 timer' }).click()
  await expect(form).toHaveCount(0)
  await expect(stockOf(page)).toContainText(count > 1 ? `Esbjerg: ${count - 1} stk.` : 'Esbjerg: ingen')
}

async function setFree(page: Page, customer: string): Promise<void> {
  const row = page.locator('[data-part=employee-reservation]').filter({ hasText: customer })
  await expect(row).toContainText('1 stk.')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Afslut/ }).click()
  await expect(page.locator('[data-part=employee-notice]')).toBeVisible()
  await expect(row).toHaveCount(0)
}

async function addPasskey(page: Page): Promise<void> {
  await addAuthenticator(page)
  await page.getByRole('link', { name: 'Sikkerhed' }).click()
  const form = page.locator('[data-form=employee-passkey]')
  await whenTakenOver(form)
  await expectAccessible(page)
  const add = async (password: string) => {
    await form.locator('input[name=password]').fill(password)
    await form.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  }
  await add('Forkert2026')
  await expect(form).toContainText('Adgangskoden er forkert.')
  await add(DEMO_PASSWORD)
  await expect(page.locator('[data-part=employee-passkeys]')).toContainText('Butikkens tablet')
}

test('EMP-01 EMP-02 EMP-03 EMP-04 an employee picks a store, sees its stock, puts a piece aside and sets it free, adds a passkey, and is at work in every tab until they log out', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await test.step('they sign in, and are at work in every tab', () => signIn(page, other))
  await openPage(page, '/sofaer')
  await test.step('they pick a store', () => pickStore(page, other))
  await test.step('cards and filters know its stock', () => seeStock(page))
  await openPage(page, '/sofaer/nordlo-3-green')
  await test.step('a piece is put aside where its stock is shown', () => putAside(page, 'Alma Holm'))
  await openPage(other, OWN_PAGE)
  await test.step('it is set free on the own page', () => setFree(other, 'Alma Holm'))
  await test.step('a passkey is added with the password', () => addPasskey(other))
  await test.step('a logout is seen in every tab', async () => {
    await barOf(page).getByRole('button', { name: 'Log ud' }).click()
    for (const tab of [page, other]) await expect(barOf(tab)).toHaveCount(0)
    await expect(stockOf(page)).toHaveCount(0)
  })
  await test.step('the passkey alone signs in, and the store is known', async () => {
    await openPage(other, OWN_PAGE)
    await whenTakenOver(other.locator('[data-form=employee-login]'))
    await other.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
    await expect(other.locator('[data-part=employee-at-work]')).toBeVisible()
    await expect(barOf(other)).toContainText('Esbjerg')
    await other.getByRole('link', { name: 'Sikkerhed' }).click()
    const keys = other.locator('[data-part=employee-passkeys]')
    await keys
      .getByRole('button', { name: /^Fjern/ })
      .first()
      .click()
    await expect(keys).not.toContainText('Butikkens tablet')
  })
})
