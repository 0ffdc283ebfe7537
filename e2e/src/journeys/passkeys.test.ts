import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, demoLogins } from '@firkant/server/features/demo/demo-logins.ts'
import { addAuthenticator } from '../authenticator.ts'
import { allowRecognition, newsletterSearch } from '../mail-steps.ts'
import { panelOf, toolOf, whenOpen } from '../panel-steps.ts'
import { expect, openPage, plainPageOf, test, whenTakenOver } from '../shop-fixture.ts'

const { customer: EMAIL } = demoLogins('hjemly')
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

async function post(page: Page, call: string, body: object): Promise<unknown> {
  const answer = await page.request.post(`/api/client/${call}?language=da`, { headers: HEADERS, data: body })
  return answer.json()
}

/** As the profile does it. */
async function addPasskey(page: Page): Promise<{ readonly name: string; readonly response: { readonly id: string } }> {
  const { options } = (await post(page, 'ct/customer/passkeys/options', {})) as { options: unknown }
  const response = await page.evaluate(async (given) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given as PublicKeyCredentialCreationOptionsJSON)
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return credential.toJSON() as { readonly id: string }
  }, options)
  return { name: 'Almas telefon', response }
}

test('AUTH-01 SEC-02 a passkey is added, signs in without a password, and neither challenge nor passkey serves twice', async ({
  page,
  brand,
}) => {
  // The simulated device chooses its passkey among the suggestions of the field at once: not before it is asked to.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve('suggest' in sessionStorage)
  })
  await openPage(page, plainPageOf(brand))
  await addAuthenticator(page)
  expect(await post(page, 'authentication/login', { email: EMAIL, password: DEMO_PASSWORD })).toMatchObject({
    success: true,
  })
  const added = await addPasskey(page)
  expect(await post(page, 'ct/customer/passkeys/add', added)).toEqual({ success: true })
  expect(await post(page, 'ct/customer/passkeys/add', added)).toEqual({ success: false, errorCode: 'notVerified' })
  const listed = await page.request.get('/api/client/ct/customer/passkeys?language=da')
  const { passkeys } = (await listed.json()) as { passkeys: readonly { readonly id: string }[] }
  // The journey below may add one to the same customer at the same time.
  const own = passkeys.filter(({ id }) => id === added.response.id)
  expect(own).toMatchObject([{ name: 'Almas telefon' }])
  await post(page, 'ct/authentication/logout', {})

  await openPage(page, '/log-ind')
  await whenTakenOver(page.locator('[data-part=sign-in-form]'))
  const sent = page.waitForRequest(/passkeys\/login\?/)
  await page.locator('[data-part=passkey-login]').click()
  const signed = (await sent).postDataJSON() as object
  await page.waitForURL('**/mine-sider')
  await expect(toolOf(page, 'my-pages')).toHaveAttribute('href', '/mine-sider')

  await post(page, 'ct/authentication/logout', {})
  expect(await post(page, 'ct/customer/passkeys/login', signed)).toEqual({ success: false })

  await page.evaluate(() => sessionStorage.setItem('suggest', ''))
  await page.goto('/log-ind')
  await page.waitForURL('**/mine-sider')
  await page.evaluate(() => sessionStorage.removeItem('suggest'))
  await post(page, 'ct/authentication/logout', {})
})

test('SOFT-02 AUTH-01 who is recognised logs in with a passkey', async ({ page, brand }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await openPage(page, plainPageOf(brand))
  await addAuthenticator(page)
  await post(page, 'authentication/login', { email: EMAIL, password: DEMO_PASSWORD })
  expect(await post(page, 'ct/customer/passkeys/add', await addPasskey(page))).toEqual({ success: true })
  await post(page, 'ct/authentication/logout', {})
  await allowRecognition(page)
  await openPage(page, `/fortryd${await newsletterSearch(page.request, EMAIL)}`)
  await toolOf(page, 'my-pages').and(page.locator('[data-opens=soft-login]')).click()
  const drawer = panelOf(page, 'soft-login')
  await whenOpen(drawer)
  await drawer.getByRole('button', { name: 'Log ind' }).click()
  await drawer.locator('[data-part=passkey-login]').click()
  await expect(drawer).toHaveCount(0)
  await expect(toolOf(page, 'my-pages')).toHaveAttribute('href', '/mine-sider')
})
