import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { allowRecognition, mailLink, newsletterSearch } from '../mail-steps.ts'
import { panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, expectAccessible, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const { customer: EMAIL } = demoLogins('hjemly')
const modalOf = (page: Page) => page.locator('dialog[data-modal=sign-in]')

/** Two things that can be bought. */
async function skusOnSale(page: Page): Promise<readonly [string, string]> {
  const { model } = (await (await page.request.get('/api/content/sofaer?language=da')).json()) as {
    readonly model: {
      readonly products: readonly {
        readonly variants: readonly { readonly sku: string; readonly isBuyable: boolean }[]
      }[]
    }
  }
  const skus = model.products.flatMap(({ variants }) =>
    variants.filter(({ isBuyable }) => isBuyable).map(({ sku }) => sku),
  )
  return [skus[0] ?? '', skus[1] ?? '']
}

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

test('AUTH-04 AUTH-05 a registration says at each field what is wanted, and leads to my pages', async ({ page }) => {
  await openPage(page, '/opret-konto')
  const form = page.locator('[data-part=sign-in-form]')
  await whenTakenOver(form)
  const newsletter = form.getByRole('checkbox')
  await expect(newsletter).toBeChecked()
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
  await form.getByLabel('E-mailadresse').fill(`ida-${Date.now()}@example.dk`)
  await form.getByLabel('Telefonnummer').fill('20 30 40 50')
  await password.fill('Kaffe-med-9-skeer')
  await again.fill('Kaffe-med-9-skeer')
  await again.press('Enter')
  await page.waitForURL('**/mine-sider')
})

test('SOFT-01 SOFT-02 SOFT-03 SOFT-04 the newsletter recognises: drawer, offers, removal, and the password alone', async ({
  page,
}) => {
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
})

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const addToCart = (sku: string) => [{ $type: 'AddLineItemCommand', sku, quantity: 1 }]

test('CART-12 AUTH-07 a link of a mail serves once, and what came along at login can be taken back', async ({
  page,
}) => {
  const email = 'kaja.kurv@example.dk'
  const post = async (call: string, data: object) =>
    (await page.request.post(`/api/client/${call}?language=da`, { headers: HEADERS, data })).json()
  const person = { forename: 'Kaja', surname: 'Kurv', email, phoneNumber: '20304050', approveNewsletter: 'false' }
  const password = 'Ny-Kaffe-7-kopper'
  const chosen = { password, confirmPassword: password }
  expect(await post('ct/customer/register', { ...person, ...chosen })).toMatchObject({ success: true })
  const [first, second] = await skusOnSale(page)
  await post('ct/cart/apply', addToCart(first))
  await post('ct/authentication/logout', {})
  await post('ct/customer/forgotpassword', { email })

  const link = await mailLink(page.request, { to: email, part: '/nulstil-adgangskode' })
  const form = page.locator('[data-part=sign-in-form]')
  await openPage(page, link)
  await whenTakenOver(form)
  await form.locator('input[name=password]').fill(password)
  await form.locator('input[name=confirmPassword]').fill(password)
  await form.locator('input[name=confirmPassword]').press('Enter')
  // The mailbox was never proved: what lies in the account is kept only by a choice.
  await expect(form.getByText('Du må vælge en af de to')).toBeVisible()
  await expectAccessible(page, 'main')
  await form.getByRole('radio', { name: 'Ja, behold' }).check()
  await form.locator('input[name=confirmPassword]').press('Enter')
  await expect(page.locator('[data-part=sign-in-done]')).toBeFocused()
  await openPage(page, link)
  await expect(form).toHaveCount(0)
  await expect(page.locator('[data-part=sign-in-done]')).toBeVisible()
  await expectAccessible(page, 'main')

  await post('ct/cart/apply', addToCart(second))
  await openPage(page, '/log-ind')
  await whenTakenOver(form)
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=password]').fill(password)
  await form.locator('input[name=password]').press('Enter')
  await page.waitForURL('**/mine-sider')
  await expect(toolOf(page, 'cart')).toHaveAccessibleName(/2 varer/)
  await page.getByRole('button', { name: 'Fortryde' }).click()
  await expect(toolOf(page, 'cart')).toHaveAccessibleName(/1 vare/)
})
