import type { Page } from '@playwright/test'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { addAuthenticator } from '../authenticator.ts'
import { listCalls } from '../list-steps.ts'
import { mailLink } from '../mail-steps.ts'
import { expect, expectAccessible, openPage, saveScreenshot, test, whenTakenOver } from '../shop-fixture.ts'

const PASSWORD = 'Ny-Kaffe-7-kopper'
const card = (page: Page) => page.locator('#passkeys')
const PROFILE = '/mine-sider/profil'
const WIDTHS = [375, 1366] as const

/** As if the customer had signed in long ago. */
async function ageSessions(email: string): Promise<void> {
  const database = openDatabase({ url: process.env.FIRKANT_E2E_DATABASE ?? '', poolSize: 1, onError: () => undefined })
  await database.pool.query(
    `update sessions set created_at = created_at - interval '1 hour'
     where subject_id = (select id from customers where email = $1)`,
    [email],
  )
  await database.close()
}

/** The part of the page at phone and desk width, when screenshots are wanted. */
async function look(page: Page, name: string, part?: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    if (part !== undefined) await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await saveScreenshot(page, `${name}-${width}`)
  }
}

test('SEC-02 a new customer proves the mailbox, adds passkeys, and removes one by the link of its mail', async ({
  page,
}) => {
  const { register } = listCalls(page, 'da')
  const email = await register()
  await addAuthenticator(page)
  await openPage(page, PROFILE)
  await expect(card(page)).toContainText('Bekræft din e-mailadresse, før du tilføjer en adgangsnøgle.')
  await expectAccessible(page, '#passkeys')
  await look(page, 'profile-unproved-email', '#email')
  await look(page, 'profile-unproved', '#passkeys')
  await card(page).getByRole('button', { name: 'Send mig et link' }).click()
  await expect(page.locator('#email [data-part=my-notice]')).toContainText('linket, der bekræfter din adresse')
  await openPage(page, await mailLink(page.request, { to: email, part: '/bekraeft-konto' }))
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Bekræft e-mailadressen' }).click()
  await expect(page.getByRole('heading', { name: 'Din e-mailadresse er bekræftet' })).toBeVisible()

  await openPage(page, PROFILE)
  await whenTakenOver(card(page).locator('[data-part=add-passkey]'))
  await card(page).getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  await expect(card(page).locator('[data-part=passkey]')).toHaveCount(1)
  await look(page, 'profile-password', '#password')

  const link = await mailLink(page.request, { to: email, part: '/fjern-adgangsnoegle' })
  await openPage(page, link)
  await expectAccessible(page, 'main')
  await look(page, 'passkey-removal')
  await page.getByRole('button', { name: 'Fjern adgangsnøglen' }).click()
  await expect(page.getByRole('heading', { name: 'Adgangsnøglen er fjernet' })).toBeVisible()
  await look(page, 'passkey-removed')
  await openPage(page, PROFILE)
  await expect(card(page)).toContainText('Du har ingen adgangsnøgler endnu.')
})

test('SEC-02 AUTH-11 some minutes after the login the password is asked for first, and a wrong one told at its field', async ({
  page,
}) => {
  const { register } = listCalls(page, 'da')
  const email = await register()
  await addAuthenticator(page)
  await openPage(page, await mailLink(page.request, { to: email, part: '/bekraeft-konto' }))
  await page.getByRole('button', { name: 'Bekræft e-mailadressen' }).click()
  await expect(page.getByRole('heading', { name: 'Din e-mailadresse er bekræftet' })).toBeVisible()
  await ageSessions(email)

  await openPage(page, PROFILE)
  const adding = card(page).locator('[data-part=add-passkey]')
  await whenTakenOver(adding)
  await adding.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  const field = adding.getByLabel('Din adgangskode')
  await expect(field).toBeFocused()
  await expectAccessible(page, '#passkeys')
  await field.fill('Forkert-1-gang')
  await field.press('Enter')
  await expect(adding.getByText('Adgangskoden er ikke rigtig.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expectAccessible(page, '#passkeys')
  await look(page, 'profile-wrong-password', '#passkeys')
  await field.fill(PASSWORD)
  await field.press('Enter')
  await expect(card(page).locator('[data-part=passkey]')).toHaveCount(1)
  await expect(field).toHaveCount(0)
  await look(page, 'profile-with-passkey', '#passkeys')
})
