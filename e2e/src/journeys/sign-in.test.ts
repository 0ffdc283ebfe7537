import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/accounts/demo-logins.ts'
import { expectAccessible } from '../accessibility.ts'
import { addAuthenticator } from '../authenticator.ts'
import { listCalls } from '../list-steps.ts'
import { allowRecognition, newsletterSearch } from '../mail-steps.ts'
import { panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

const { customer: EMAIL } = demoLogins('hjemly')
const modalOf = (page: Page) => page.locator('dialog[data-modal=sign-in]')

async function openModal(page: Page): Promise<void> {
  await page.locator('[data-opens=menu]').first().click()
  const menu = panelOf(page, 'menu')
  await whenOpen(menu)
  await menu.getByRole('link', { name: 'Log ind' }).click()
  await expect(modalOf(page).getByRole('heading', { name: 'Log ind' })).toBeVisible()
}

test('AUTH-01 AUTH-02 AUTH-03 AUTH-06 AUTH-09 the login modal: three views, messages, a failure, a login that the other tab follows, and a logout', async ({
  page,
  context,
  brand,
}) => {
  await openPage(page, plainPageOf(brand))
  const other = await context.newPage()
  await openPage(other, plainPageOf(brand))
  await openModal(page)
  const modal = modalOf(page)
  const picture = modal.locator('[data-part=sign-in-picture] img')
  const pictures = new Set([await picture.getAttribute('src')])
  const form = modal.locator('[data-part=sign-in-form]')
  expect((await form.boundingBox())?.width).toBe(380)
  await expectAccessible(page, 'dialog[open]')

  const email = form.getByLabel('E-mailadresse')
  const password = form.getByLabel('Adgangskode', { exact: false }).and(form.locator('input'))
  await form.getByRole('button', { name: 'Log ind' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Du må indtaste en e-mailadresse')
  await expect(password).toHaveAccessibleDescription('Du må bruge en adgangskode')
  await email.fill(EMAIL)
  await password.fill('Forkert2026')
  await password.press('Enter')
  await expect(modal.locator('[data-part=sign-in-failure]')).toContainText('Der opstod en fejl under login')
  await expect(form.getByRole('button', { name: 'Log ind' })).toHaveAttribute('data-state', 'rejected')

  await modal.getByRole('link', { name: 'Opret konto' }).click()
  await expect(modal.getByRole('heading', { name: 'Opret konto' })).toBeFocused()
  pictures.add(await picture.getAttribute('src'))
  await modal.getByRole('link', { name: 'Log ind' }).click()
  await modal.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(modal.getByRole('heading', { name: 'Glemt adgangskode' })).toBeFocused()
  pictures.add(await picture.getAttribute('src'))
  expect(pictures.size).toBe(3)
  await modal.getByLabel('E-mailadresse').fill('nobody@example.dk')
  await modal.getByRole('button', { name: 'Send link' }).click()
  await expect(modal.locator('[data-part=sign-in-done]')).toContainText(
    'Der er sendt en e-mail med instruktioner om, hvordan du nulstiller din adgangskode.',
  )
  await modal.getByRole('link', { name: 'Tilbage til login' }).click()

  await email.fill(EMAIL)
  await password.fill(DEMO_PASSWORD)
  await password.press('Enter')
  await expect(modal).toHaveCount(0)
  const menu = panelOf(page, 'menu')
  await expect(menu.getByText('Hej Alma')).toBeVisible()
  await expect(toolOf(other, 'my-pages')).toHaveAttribute('href', '/mine-sider')
  await menu.getByRole('button', { name: 'Log ud' }).click()
  await expect(toolOf(other, 'my-pages')).toHaveAttribute('href', '/log-ind')
})

/** A passkey of the customer who is recognised, on a simulated device. */
async function addPasskey(page: Page): Promise<void> {
  await addAuthenticator(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  const { post } = listCalls(page, 'da')
  await post('authentication/login', { email: EMAIL, password: DEMO_PASSWORD })
  const { options } = (await post('ct/customer/passkeys/options', {})) as { options: unknown }
  await page.goto('/robots.txt')
  const response = await page.evaluate(async (given) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given as PublicKeyCredentialCreationOptionsJSON)
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return credential.toJSON() as { readonly id: string }
  }, options)
  expect(await post('ct/customer/passkeys/add', { name: 'Almas telefon', response })).toEqual({ success: true })
  await post('ct/authentication/logout', {})
}

test('SOFT-01 SOFT-02 SOFT-03 SOFT-04 AUTH-01 the newsletter recognises: drawer, offers, removal, and the password or a passkey alone', async ({
  page,
}) => {
  await addPasskey(page)
  await allowRecognition(page)
  const search = await newsletterSearch(page.request, EMAIL)
  const follow = async () => {
    await openPage(page, `/fortryd${search}`)
    await expect(page).toHaveURL(/\/fortryd$/)
    await toolOf(page, 'my-pages').and(page.locator('[data-opens=soft-login]')).click()
  }
  const drawer = panelOf(page, 'soft-login')
  await follow()
  await whenOpen(drawer)
  await expect(drawer).toHaveAttribute('data-side', 'right')
  await expect(drawer.getByRole('heading', { name: 'Hej Alma' })).toBeVisible()
  await expect(drawer).toContainText('d***@h***.example')
  await expect(drawer.locator('[data-part=soft-offer]')).toHaveCount(3)
  await expectAccessible(page, 'dialog[open]')
  await expect(drawer).toContainText('Du skal være logget ind for at aktivere personlige tilbud.')
  await expect(drawer.locator('[data-part=soft-way]')).toHaveText([
    'Min profil',
    'Mine køb',
    'Lav en retur',
    'Vigtige links',
  ])
  await drawer.getByRole('button', { name: 'Fjern personalisering' }).click()
  await expect(drawer.getByRole('button', { name: 'Tilbage' })).toBeFocused()
  await drawer.getByRole('button', { name: 'Ja, fjern den' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('[data-opens=soft-login]')).toHaveCount(0)

  await page.setViewportSize({ width: 375, height: 812 })
  await follow()
  await whenOpen(drawer)
  await expect(drawer).toHaveAttribute('data-side', 'top')
  await drawer.getByRole('button', { name: 'Log ind' }).click()
  await expect(drawer.getByLabel('E-mailadresse')).toHaveValue('d***@h***.example')
  await expect(drawer.getByLabel('E-mailadresse')).not.toBeEditable()
  await expect(drawer.getByRole('link', { name: 'Opret konto' })).toHaveCount(0)
  await expectAccessible(page, 'dialog[open]')
  await drawer.getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(modalOf(page).locator('[data-part=sign-in-done]')).toBeVisible()
  await modalOf(page).getByRole('button', { name: 'Luk' }).click()
  await drawer.locator('input[name=password]').fill(DEMO_PASSWORD)
  await drawer.locator('input[name=password]').press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(toolOf(page, 'my-pages')).toHaveAttribute('href', '/mine-sider')

  await listCalls(page, 'da').post('ct/authentication/logout', {})
  await follow()
  await whenOpen(drawer)
  await drawer.getByRole('button', { name: 'Log ind' }).click()
  await drawer.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(toolOf(page, 'my-pages')).toHaveAttribute('href', '/mine-sider')
})
