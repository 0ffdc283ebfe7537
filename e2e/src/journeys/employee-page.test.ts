import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { addAuthenticator } from '../authenticator.ts'
import { expect, expectAccessible, openPage, test, whenTakenOver } from '../shop-fixture.ts'

const { employee: EMAIL } = demoLogins('hjemly')
const OWN_PAGE = '/medarbejder'
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

async function post(page: Page, call: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/client/employee/${call}?language=da`, { headers: HEADERS, data })
  expect(await answer.json()).toMatchObject({ success: true })
}

async function goToWork(page: Page): Promise<void> {
  await post(page, 'authentication/login', { email: EMAIL, password: DEMO_PASSWORD })
  await post(page, 'store', { storeId: 'esbjerg' })
}

test('EMP-04 a piece is put aside for a customer where its stock is shown, and set free on the own page', async ({
  page,
}) => {
  await goToWork(page)
  await openPage(page, '/sofaer/nordlo-3-green')
  const inStore = page.locator('[data-place=store]').first()
  await expect(inStore).toContainText(/Esbjerg: \d+ stk\./)
  const count = Number(/: (\d+) stk\./.exec((await inStore.textContent()) ?? '')?.[1])
  await page.locator('[data-opens=reserve]').first().click()
  const form = page.locator('[data-form=reserve]')
  await expect(form).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await form.locator('input[name=name]').fill('Alma Holm')
  await form.getByRole('button', { name: 'Reservér i 24 timer' }).click()
  await expect(form).toHaveCount(0)
  await expect(inStore).toContainText(count > 1 ? `Esbjerg: ${count - 1} stk.` : 'Esbjerg: ingen')

  await openPage(page, OWN_PAGE)
  const row = page.locator('[data-part=employee-reservation]').filter({ hasText: 'Alma Holm' })
  await expect(row).toContainText('1 stk.')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Afslut/ }).click()
  await expect(page.locator('[data-part=employee-notice]')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('EMP-01 an employee adds a passkey, and signs in with it alone', async ({ page }) => {
  await goToWork(page)
  await openPage(page, OWN_PAGE)
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
  const keys = page.locator('[data-part=employee-passkeys]')
  await expect(keys).toContainText('Butikkens tablet')

  await page
    .locator('[data-part=employee-at-work]')
    .getByRole('button', { name: 'Log ud', exact: true })
    .first()
    .click()
  await expect(page.locator('[data-form=employee-login]')).toBeVisible()
  await page.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
  await expect(page.locator('[data-part=employee-at-work]')).toBeVisible()

  await page.getByRole('link', { name: 'Sikkerhed' }).click()
  await keys.getByRole('button', { name: /^Fjern/ }).click()
  await expect(keys).not.toContainText('Butikkens tablet')
})
