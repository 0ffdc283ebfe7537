import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addAuthenticator } from '../authenticator.ts'
import { query } from '../checkout-steps.ts'
import { LIST_PASSWORD, listCalls } from '../list-steps.ts'
import { mailLink } from '../mail-steps.ts'
import { expect, openPage, saveScreenshot, test, whenTakenOver } from '../shop-fixture.ts'

const card = (page: Page) => page.locator('#passkeys')
const PROFILE = '/mine-sider/profil'
const WIDTHS = [375, 1366] as const

/** As if the customer had signed in long ago. */
const ageSessions = (email: string) =>
  query(
    `update sessions set created_at = created_at - interval '1 hour'
     where subject_id = (select id from customers where email = $1)`,
    [email],
  )

/** The part of the page at phone and desk width, when screenshots are wanted. */
async function look(page: Page, name: string, part?: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    if (part !== undefined) await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await saveScreenshot(page, `${name}-${width}`)
  }
}

async function register(page: Page, email: string): Promise<void> {
  await openPage(page, '/opret-konto')
  const form = page.locator('[data-part=sign-in-form]')
  await whenTakenOver(form)
  await expect(form.getByRole('checkbox')).toBeChecked()
  const password = form.locator('input[name=password]')
  const again = form.locator('input[name=confirmPassword]')
  await password.fill('kort')
  await again.fill('langt')
  await again.blur()
  await expect(password).toHaveAccessibleDescription(
    /Adgangskoden skal være på 8 tegn og indeholde tal, store og små bogstaver/,
  )
  await expect(again).toHaveAccessibleDescription('Adgangskoderne stemmer ikke overens')
  await form.getByRole('button', { name: 'Opret konto' }).click()
  await expect(form.getByLabel('Fornavn')).toBeFocused()
  await expect(form.getByLabel('Telefonnummer')).toHaveAccessibleDescription('Du må indtaste et telefonnummer')
  await form.getByLabel('Fornavn').fill('Ida')
  await form.getByLabel('Efternavn').fill('Lund')
  await form.getByLabel('E-mailadresse').fill(email)
  await form.getByLabel('Telefonnummer').fill('20 30 40 50')
  await password.fill(LIST_PASSWORD)
  await again.fill(LIST_PASSWORD)
  await again.press('Enter')
  await page.waitForURL('**/mine-sider')
}

async function proveMailbox(page: Page, email: string): Promise<void> {
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
}

/** Some minutes after the login: the password is asked for first. */
async function addPasskey(page: Page): Promise<void> {
  await openPage(page, PROFILE)
  const adding = card(page).locator('[data-part=add-passkey]')
  await whenTakenOver(adding)
  await adding.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  const field = adding.getByLabel('Din adgangskode')
  await expect(field).toBeFocused()
  // Half a second after a press: another one is not heard before.
  const goOn = adding.getByRole('button', { name: 'Fortsæt' })
  await expect(goOn).toBeEnabled()
  await field.fill('Forkert-1-gang')
  await field.press('Enter')
  await expect(adding.getByText('Adgangskoden er ikke rigtig.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expectAccessible(page, '#passkeys')
  await look(page, 'profile-wrong-password', '#passkeys')
  await expect(goOn).toBeEnabled()
  await field.fill(LIST_PASSWORD)
  await field.press('Enter')
  await expect(card(page).locator('[data-part=passkey]')).toHaveCount(1)
  await expect(field).toHaveCount(0)
  await look(page, 'profile-with-passkey', '#passkeys')
}

/** By the button, and by the suggestion of the field. */
async function signInWithPasskey(page: Page): Promise<void> {
  const { post } = listCalls(page, 'da')
  await post('ct/authentication/logout', {})
  await openPage(page, '/log-ind')
  await whenTakenOver(page.locator('[data-part=sign-in-form]'))
  await page.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
  await page.waitForURL('**/mine-sider')
  await post('ct/authentication/logout', {})
  await page.evaluate(() => sessionStorage.setItem('suggest', ''))
  await page.goto('/log-ind')
  await page.waitForURL('**/mine-sider')
}

test('AUTH-01 AUTH-04 AUTH-05 AUTH-11 SEC-02 a new customer registers, proves the mailbox, adds a passkey with the password, signs in with it alone, and removes it by the link of its mail', async ({
  page,
}) => {
  // The simulated device chooses its passkey among the suggestions of the field at once: not before it is asked to.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve('suggest' in sessionStorage)
  })
  await addAuthenticator(page)
  const email = `ida-${Date.now()}@example.dk`
  await test.step('a registration says at each field what is wanted, and leads to my pages', () =>
    register(page, email))
  await test.step('a passkey needs a mailbox that is proved', () => proveMailbox(page, email))
  await ageSessions(email)
  await test.step('it is added with the password, and a wrong one is told at its field', () => addPasskey(page))
  await test.step('it signs in without a password', () => signInWithPasskey(page))
  await test.step('it is removed by the link of its mail', async () => {
    await openPage(page, await mailLink(page.request, { to: email, part: '/fjern-adgangsnoegle' }))
    await expectAccessible(page, 'main')
    await look(page, 'passkey-removal')
    await page.getByRole('button', { name: 'Fjern adgangsnøglen' }).click()
    await expect(page.getByRole('heading', { name: 'Adgangsnøglen er fjernet' })).toBeVisible()
    await look(page, 'passkey-removed')
  })
})
